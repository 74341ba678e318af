import type { SiteSecret } from "#core/site-secrets.ts";
import type { Executor } from "../schema.ts";

export const secretsKey = "site_secrets";

/** The newest last. Before the first rotation there is the one of the first migration alone. */
export async function listSiteSecrets(db: Executor): Promise<SiteSecret[]> {
  const rows = await db.selectFrom("settings").selectAll().where("key", "in", [secretsKey, "site_secret"]).execute();
  const value = (key: string) => rows.find((row) => row.key === key)?.value;
  const [list, first] = [value(secretsKey), value("site_secret")];
  if (list) return JSON.parse(list) as SiteSecret[];
  return first ? [{ secret: first, from: 0 }] : [];
}
