import { randomBytes } from "node:crypto";
import { listGoodSecrets, type SiteSecret } from "#core/site-secrets.ts";
import type { Database } from "../database.ts";
import { listSiteSecrets, secretsKey } from "../queries/site-secrets.ts";
import { putSetting } from "./settings.ts";

/** Longer than any server takes to hear of it: a token of the new secret must not meet one that does not know it. */
const rotationLeadMs = 30_000;

type Rotation = {
  leadMs?: number;
  /** What was signed before holds no more: for a secret that somebody has seen. */
  dropOld?: boolean;
  now?: number;
};

/** Gives the site a new secret; answers the moment from which it signs. */
export async function rotateSiteSecret(
  db: Database,
  { leadMs = rotationLeadMs, dropOld = false, now = Date.now() }: Rotation = {},
): Promise<number> {
  const fresh: SiteSecret = { secret: randomBytes(32).toString("hex"), from: dropOld ? now : now + leadMs };
  await db.main.transaction().execute(async (trx) => {
    const kept = dropOld ? [] : listGoodSecrets(await listSiteSecrets(trx), now).reverse();
    await putSetting(trx, secretsKey, JSON.stringify([...kept, fresh]));
    // What limits are counted by.
    await putSetting(trx, "site_secret", fresh.secret);
  });
  return fresh.from;
}
