import { join } from "node:path";
import { backupDatabase, restoreDatabase } from "#data/backup.ts";
import { type Command, UsageError } from "../command.ts";

export const backupCommand: Command = {
  usage: "backup [file]",
  about: "Copies the embedded database into one file, also while the site runs.",
  async run({ words, openDatabase, dataDir, io }) {
    const db = await openDatabase();
    const name = `yonke-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-")}.sqlite`;
    const file = words[0] ?? join(dataDir, name);
    await backupDatabase(db, file);
    io.out(`Backup written to ${file}.`);
    return 0;
  },
};

export const restoreCommand: Command = {
  usage: "restore <file>",
  about: "Puts a backup in the place of the embedded database.",
  async run({ words, openDatabase, io }) {
    const file = words[0];
    if (file === undefined) throw new UsageError("Name the backup to restore.");
    await restoreDatabase(await openDatabase(), file);
    io.out(`${file} is now the database.`);
    return 0;
  },
};
