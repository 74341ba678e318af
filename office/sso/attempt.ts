import { createHash, createHmac } from "node:crypto";
import type { Edition } from "#core/edition.ts";
import type { Database } from "#data/database.ts";
import { addChallenge, takeChallenge } from "#data/writes/staff-keys.ts";

/**
 * What one attempt to come in by the company's account is bound to: `state` and `nonce` to this browser, `verifier` to
 * whoever began. All three are made from the secret in its cookie, so that nothing of them has to be kept.
 */
export type Attempt = { state: string; nonce: string; verifier: string };

export function attemptOf(secret: string, edition: Edition): Attempt {
  const made = (what: string) => createHmac("sha256", secret).update(what).digest("base64url");
  return { state: `${made("state")}.${edition}`, nonce: made("nonce"), verifier: made("verifier") };
}

/** The language in which it began: the provider sends everybody back to one address. */
export const editionOf = (state: string | null): Edition => (state?.endsWith(".en") ? "en" : "es");

const challengeOf = (secret: string) => `sso ${createHash("sha256").update(secret).digest("hex")}`;

export const beginAttempt = (db: Database, secret: string, now: Date): Promise<void> =>
  addChallenge(db, challengeOf(secret), null, now);

/** True once, and only for a few minutes, on whichever server the browser comes back to. */
export const endAttempt = (db: Database, secret: string, now: Date): Promise<boolean> =>
  takeChallenge(db, challengeOf(secret), null, now);
