import type { Database } from "#data/database.ts";
import { listStaff } from "#data/queries/staff.ts";
import { addLink, putStaff } from "#data/writes/staff.ts";
import { pathOf } from "#office/paths.ts";

const lifeMs = 3_600_000;
/** Stands for whoever started the site, until real people are invited. */
const starter = { email: "owner@localhost", name: "", role: "owner", edition: "es", storeIds: [] } as const;

/** A one-time link for an owner of the office; whoever reads it could read the database as well. */
export async function startLink(db: Database, origin: string): Promise<string> {
  const [owner] = await listStaff(db, "owner");
  const { id, edition } = owner ?? (await putStaff(db, starter, "npm start"));
  return origin + pathOf("link", edition, await addLink(db, id, lifeMs));
}
