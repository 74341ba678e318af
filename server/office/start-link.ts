import type { Database } from "#data/database.ts";
import { findStaff } from "#data/queries/staff.ts";
import { putStaff } from "#data/writes/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { addresses } from "#office/pages.ts";
import { type Languages, spokenIn } from "#site/editions.ts";

const lifeMs = 3_600_000;
/** Stands for whoever started the site: never for a person, in whose name the trail would speak. */
const starter = { email: "owner@localhost", role: "owner", storeIds: [] } as const;
const who = "npm start";

const name = { es: "Oficina", en: "Office" } as const;

/** Where the office is, under the lines of the site's editions and in the first of its languages. */
export const officeLine = (origin: string, [language]: Languages): string => `${name[language].padEnd(9)}${origin}/`;

/** A one-time link for an owner of the office; whoever reads it could read the database as well. */
export async function startLink(db: Database, origin: string, languages: Languages): Promise<string> {
  const known = await findStaff(db.main, { email: starter.email });
  const owner = known?.owner ? known : await putStaff(db, starter, who);
  const edition = spokenIn(owner.edition, languages);
  return (
    origin + addresses.path("link", edition, { token: await addLink(db, owner, lifeMs, { who, action: "link.add" }) })
  );
}
