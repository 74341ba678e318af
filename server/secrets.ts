import { createHmac } from "node:crypto";
import type { Secrets } from "#api/secrets.ts";
import { getSigningSecret, listGoodSecrets, type SiteSecret } from "#core/site-secrets.ts";
import type { Database } from "#data/database.ts";
import { listSiteSecrets } from "#data/queries/site-secrets.ts";

/** Well within the time that `yonke secret rotate` leaves before the new secret signs. */
const everyMs = 5_000;

export type SecretsHolder = Secrets & { stop(): void };

/** With the setting SIGNING_KEY, who has the database alone can sign nothing. */
const withKey = (secret: string, key: string | undefined) =>
  key ? createHmac("sha256", key).update(secret).digest("hex") : secret;

/** The site's secrets as the database has them, looked at again and again: a rotation needs no restart. */
export async function openSecrets(db: Database, signingKey?: string): Promise<SecretsHolder> {
  let secrets: readonly SiteSecret[] = [];
  const read = async () => {
    const found = await listSiteSecrets(db.main);
    secrets = found.map(({ secret, from }) => ({ secret: withKey(secret, signingKey), from }));
  };
  await read();
  // Without an answer those of before go on: the watch over the database tells of it.
  const timer = setInterval(() => void read().catch(() => {}), everyMs);
  timer.unref();
  return {
    signing: () => getSigningSecret(secrets).secret,
    good: () => listGoodSecrets(secrets).map(({ secret }) => secret),
    stop: () => clearInterval(timer),
  };
}
