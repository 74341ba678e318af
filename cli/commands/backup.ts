import { join, resolve } from "node:path";
import { backupDatabase } from "#data/backup.ts";
import { type Before, inspectFile, restoreDatabase } from "#data/restore.ts";
import { type Command, UsageError } from "../command.ts";

export const backupCommand: Command = {
  usage: "backup [file]",
  about: "Copies the embedded database into one file, also while the site runs.",
  async run({ words, nameDatabase, dataDir, config, io }) {
    const place = nameDatabase();
    const name = `yonke-${new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-")}.sqlite`;
    const file = words[0] ?? join(dataDir, name);
    await backupDatabase(place, file);
    io.out(`Backup written to ${file}. The chain's folder is not in it: copy ${resolve(config.chainDir)} too.`);
    return 0;
  },
};

const wasThere: Record<Before, string> = {
  whole: "It replaces the data that is there now",
  damaged: "It replaces the damaged file that is there now",
  missing: "There is no database there now",
};

export const restoreCommand: Command = {
  usage: "restore <file> [--yes]",
  about: "Puts a backup in the place of the embedded database, also of one that is damaged or gone, and keeps that.",
  options: { yes: { type: "boolean" } },
  async run({ words, options, nameDatabase, io }) {
    const file = words[0];
    if (file === undefined) throw new UsageError("Name the backup to restore.");
    const place = nameDatabase();
    if (place.kind === "sqlite" && options.yes !== true) {
      const { state } = await inspectFile(place.place);
      const sure = state === "missing" || (await io.ask(`${wasThere[state]}, which is kept. Go on?`));
      if (sure === undefined) throw new UsageError(`${wasThere[state]}: say --yes if that is meant.`);
      if (!sure) {
        io.out("Nothing was changed.");
        return 1;
      }
    }
    const copy = await restoreDatabase(place, file);
    io.out(`${file} is now the database.${copy ? ` What was there before is kept in ${copy}.` : ""}`);
    return 0;
  },
};
