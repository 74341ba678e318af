import { randomBytes } from "node:crypto";
import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import { addSettings } from "./settings.ts";

const key = "installation";

/**
 * A name that no other installation has, in the form of a host that can never be one (RFC 2606): ids of feeds and calendars
 * are made with it, so that they stay when the site moves to another address. Made once, in the database, so that every
 * process and every copy of the data has the same.
 */
export async function getInstallation(db: Database): Promise<string> {
  const kept = await findSetting(db.main, key);
  if (kept) return kept;
  await addSettings(db.main, { key, value: `${randomBytes(16).toString("hex")}.invalid` });
  const made = await findSetting(db.main, key);
  if (!made) throw new Error("settings.installation was written and cannot be read");
  return made;
}
