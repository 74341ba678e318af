import type { Database } from "../database.ts";
import { putSetting } from "./settings.ts";

/** A server process that works on this database. */
export type ServerNote = { host: string; pid: number; startedAt: string; seenAt: string };

const prefix = "server:";
const keyOf = ({ host, pid }: Pick<ServerNote, "host" | "pid">) => `${prefix}${host}:${pid}`;

export async function listServers(db: Database): Promise<ServerNote[]> {
  const rows = await db.main.selectFrom("settings").select("value").where("key", "like", `${prefix}%`).execute();
  return rows.map(({ value }) => JSON.parse(value) as ServerNote);
}

export const noteServer = (db: Database, note: ServerNote): Promise<void> =>
  putSetting(db.main, keyOf(note), JSON.stringify(note));

export async function forgetServer(db: Database, note: Pick<ServerNote, "host" | "pid">): Promise<void> {
  await db.main.deleteFrom("settings").where("key", "=", keyOf(note)).execute();
}
