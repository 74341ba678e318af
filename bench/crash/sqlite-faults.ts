import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./fault.ts";
import type { SmallDisk } from "./small-disk.ts";
import type { Target } from "./target.ts";

const lockSeconds = 60;

/** Forms of the live file and of every copy that was kept of it; a damaged one gives what can be read. */
export async function listStoredInFolder(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  const copies = readdirSync(folder).filter((name) => /^yonke(-rescued-.*|-before-restore-.*)?\.sqlite$/.test(name));
  for (const name of copies) {
    const db = new DatabaseSync(join(folder, name), { readOnly: true });
    try {
      const rows = db.prepare("select fields from submissions").iterate() as Iterable<{ fields: string }>;
      for (const { fields } of rows) found.add((JSON.parse(fields) as { email: string }).email);
    } catch {
      // What is behind the damage counts as lost unless another copy has it.
    } finally {
      db.close();
    }
  }
  return found;
}

export function sqliteFaults({ env, yonke }: Target, disk: SmallDisk | undefined): Fault[] {
  const folder = env.DATA_DIR as string;
  const file = join(folder, "yonke.sqlite");
  const copy = join(folder, "before.backup");
  const backUp = async () => {
    rmSync(copy, { force: true });
    await yonke("backup", copy);
  };
  const restore = (from = copy) => yonke("restore", from, "--yes");
  const flush = () => {
    const db = new DatabaseSync(file);
    db.exec("pragma wal_checkpoint(truncate)");
    db.close();
  };
  const rescued = () => readdirSync(folder).filter((name) => name.startsWith("yonke-rescued-"));
  let lock: DatabaseSync | undefined;
  const faults: Fault[] = [
    {
      name: "file moved away, and back",
      reason: "database-moved",
      inflict: () => renameSync(file, `${file}.away`),
      mend: () => renameSync(`${file}.away`, file),
    },
    {
      name: "file and log deleted; the server's own copy restored",
      reason: "database-moved",
      inflict: () => {
        for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
      },
      async mend() {
        while (rescued().length === 0 || existsSync(join(folder, `${rescued()[0]}-journal`))) await wait(100);
        await restore(join(folder, rescued()[0] as string));
      },
    },
    {
      name: "another file put in its place, the old log left beside it",
      prepare: backUp,
      inflict() {
        copyFileSync(copy, `${file}.new`);
        renameSync(`${file}.new`, file);
      },
      mend() {},
    },
    {
      name: "file cut in half; a backup restored",
      reason: "database-damaged",
      prepare: backUp,
      inflict() {
        flush();
        truncateSync(file, statSync(file).size >> 1);
      },
      mend: () => restore(),
    },
    {
      name: "every third page overwritten; a backup restored",
      reason: "database-damaged",
      prepare: backUp,
      inflict() {
        flush();
        const raw = openSync(file, "r+");
        for (let at = 4096 * 20; at < statSync(file).size; at += 4096 * 3)
          writeSync(raw, Buffer.alloc(4096, 0xab), 0, 4096, at);
        closeSync(raw);
      },
      mend: () => restore(),
    },
    {
      name: `locked by another program for ${lockSeconds} s`,
      reason: "database-locked",
      inflict() {
        lock = new DatabaseSync(file);
        lock.exec("begin immediate");
      },
      async mend() {
        await wait((lockSeconds - 10) * 1000);
        lock?.close();
      },
    },
  ];
  if (disk)
    faults.push({ name: "disk full", reason: "disk-full", inflict: () => disk.fill(), mend: () => disk.makeRoom() });
  return faults;
}
