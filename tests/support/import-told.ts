import { openDatabase } from "#data/open.ts";
import { runImport } from "#feeds/engine/run.ts";

// Imports a file of cars in a process of its own, and prints how many rows it has come to. At `holdAt` it stands still.
const [place = "", file = "", holdAt = "Infinity"] = process.argv.slice(2);
const db = await openDatabase(place.startsWith("postgres") ? { url: place, dataDir: "" } : { dataDir: place });
const report = await runImport(db, {
  feed: "inventory",
  path: file,
  who: "test",
  onProgress: ({ rows }) => {
    process.stdout.write(`${rows}\n`);
    if (rows >= Number(holdAt)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
process.stdout.write(`${report.outcome}\n`);
await db.close();
