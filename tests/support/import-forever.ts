import { openDatabase } from "#data/open.ts";
import { runImport } from "#feeds/engine/run.ts";

/** Run as a process: imports these files of cars in turn without end, until it is killed. */
const [dataDir = "", url = "", ...files] = process.argv.slice(2);
const db = await openDatabase({ dataDir, ...(url && { url }) });
for (let turn = 0; ; turn += 1) {
  await runImport(db, { feed: "inventory", path: files[turn % files.length] ?? "", who: "test" });
  process.stdout.write("written\n");
}
