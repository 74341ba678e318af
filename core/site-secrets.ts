/** A secret that tokens are signed with, and the moment from which it is the one that signs. */
export type SiteSecret = { secret: string; from: number };

/** As long as the longest-lived token, and an hour for clocks that differ. */
export const secretOutlivesMs = 13 * 3_600_000;

/** Those whose signatures still hold, the newest first: each one until what it signed last has grown old. */
export const listGoodSecrets = (secrets: readonly SiteSecret[], now = Date.now()): SiteSecret[] =>
  secrets.filter((_, at) => now < (secrets[at + 1]?.from ?? Number.POSITIVE_INFINITY) + secretOutlivesMs).reverse();

/** The newest whose time has come. */
export function getSigningSecret(secrets: readonly SiteSecret[], now = Date.now()): SiteSecret {
  const found = secrets.findLast(({ from }) => from <= now) ?? secrets[0];
  if (!found) throw new Error("the site has no secret: migrate first");
  return found;
}
