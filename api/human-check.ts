import { createHash } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { SiteError } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import { useOnce as spend } from "#data/writes/limits.ts";
import type { Secrets } from "./secrets.ts";

type HumanCheckSettings = {
  provider: "altcha" | "turnstile" | "recaptcha";
  siteKey: string;
  secret: string | undefined;
  /** Instead of the provider's usual address. */
  verifyUrl?: string | undefined;
  /** How long the provider may take: a visitor waits for it. */
  patienceMs?: number;
  /** What our own check asks of a device, where not the usual. */
  work?: Work;
};

/** Tells people from programs; a good answer is good once. */
export type HumanCheck = {
  provider: HumanCheckSettings["provider"];
  /** What a widget needs; our own check needs none, so it is the provider's name. */
  siteKey: string;
  /** A task for the visitor's device; only our own check has one. */
  challenge(): Promise<Challenge | undefined>;
  verify(answer: string): Promise<boolean>;
};

type Work = { cost: number; least: number; most: number };

const lifeMs = 20 * 60_000;
/** About half a second on a phone: some hundred keys of this cost. */
const usualWork: Work = { cost: 2_000, least: 120, most: 480 };

export function createHumanCheck(settings: HumanCheckSettings, secrets: Secrets, db: Database): HumanCheck {
  return settings.provider === "altcha" ? ownCheck(settings.work ?? usualWork, secrets, db) : widgetCheck(settings, db);
}

const signedBy = (secret: string) => ({
  hmacSignatureSecret: `altcha ${secret}`,
  hmacKeySignatureSecret: `altcha key ${secret}`,
});

async function isSolved(given: Answer, secrets: Secrets): Promise<boolean> {
  for (const secret of secrets.good()) {
    const { verified } = await verifySolution({ ...given, deriveKey, ...signedBy(secret) });
    if (verified) return true;
  }
  return false;
}

function ownCheck(work: Work, secrets: Secrets, db: Database): HumanCheck {
  return {
    provider: "altcha",
    siteKey: "altcha",
    challenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: work.cost,
        counter: randomInt(work.least, work.most),
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        ...signedBy(secrets.signing()),
      }),
    async verify(answer) {
      const given = readAnswer(answer, work.cost);
      if (!given) return false;
      try {
        if (!(await isSolved(given, secrets))) return false;
      } catch {
        return false;
      }
      return once(db, given.challenge.signature ?? answer);
    },
  };
}

type Answer = Pick<Parameters<typeof verifySolution>[0], "challenge" | "solution">;

/** Base64 of `{ challenge, solution }`; only a challenge of our own cost is worth verifying. */
function readAnswer(text: string, dear: number): Answer | undefined {
  if (text.length > 4_096) return undefined;
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, "base64").toString("utf8")) as Answer;
    const { algorithm, cost, keyLength } = challenge.parameters;
    if (algorithm !== "PBKDF2/SHA-256" || cost !== dear || keyLength !== 32) return undefined;
    return { challenge, solution };
  } catch {
    return undefined;
  }
}

const verifyUrls = {
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
};

function widgetCheck(settings: HumanCheckSettings, db: Database): HumanCheck {
  const { provider, siteKey, secret, verifyUrl, patienceMs = 5_000 } = settings;
  const address = verifyUrl ?? verifyUrls[provider as keyof typeof verifyUrls];
  return {
    provider,
    siteKey,
    challenge: async () => undefined,
    async verify(answer) {
      if (answer === "" || answer.length > 4_096) return false;
      const body = new URLSearchParams({ secret: secret ?? "", response: answer });
      const verdict = await fetch(address, { method: "POST", body, signal: AbortSignal.timeout(patienceMs) })
        .then((reply) => reply.json() as Promise<{ success?: boolean } | null>)
        .catch(() => {
          throw new SiteError("unavailable", "the human check's server does not answer", { retryAfter: 30 });
        });
      return verdict?.success === true && once(db, answer);
    },
  };
}

const once = (db: Database, solution: string) =>
  spend(db, createHash("sha256").update(solution).digest("base64url"), new Date(Date.now() + lifeMs * 2));
