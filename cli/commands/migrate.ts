import { migrate } from "#data/migrate.ts";
import type { Command } from "../command.ts";

export const migrateCommand: Command = {
  usage: "migrate",
  about: "Brings the database up to date.",
  async run({ openDatabase, io }) {
    const db = await openDatabase();
    const ran = await migrate(db);
    io.out(ran.length > 0 ? `Done: ${ran.join(", ")}.` : `The database at ${db.place} is up to date.`);
    return 0;
  },
};
