import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Secrets } from "./secrets.ts";

/** The name that Angular and axios read. */
const readableCookie = "XSRF-TOKEN";
/** On TLS the one that counts: no other host, and no page without TLS, can set a cookie of this name. */
const hostCookie = `__Host-${readableCookie}`;
export const csrfHeader = "x-xsrf-token";
export const csrfField = "_csrf";

const lifeMs = 12 * 3_600_000;

/** What a request that changes something shows of where it comes from. */
type Proof = {
  cookie: string | undefined;
  /** The header's or the hidden field's token. */
  sent: string | undefined;
  /** Origins that are this site. */
  ownOrigins: readonly string[];
  origin: string | undefined;
  fetchSite: string | undefined;
};

const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Tokens signed with the site's secret: `time.random.signature`, the same in cookie and header. */
export function createCsrf(secrets: Secrets) {
  const sign = (text: string, secret: string) =>
    createHmac("sha256", secret).update(`csrf ${text}`).digest("base64url").slice(0, 32);
  const isSigned = (text: string, signature: string) =>
    secrets.good().some((secret) => same(signature, sign(text, secret)));

  /**
   * When the token was given out, or undefined when it is none of ours or too old. One of a later time was given out before
   * the clock was set back, which is no fault of whoever holds it.
   */
  function issuedAt(token: string | undefined, now = Date.now()): number | undefined {
    const [time = "", random = "", signature = "", ...rest] = token?.split(".") ?? [];
    if (rest.length > 0 || !/^[0-9a-z]{6,12}$/.test(time) || !isSigned(`${time}.${random}`, signature))
      return undefined;
    const issued = Number.parseInt(time, 36);
    return Math.abs(now - issued) <= lifeMs ? issued : undefined;
  }

  return {
    issue(now = Date.now()): string {
      const text = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
      return `${text}.${sign(text, secrets.signing())}`;
    },
    issuedAt,
    /** True when the request was sent by a page of this site. */
    allows(proof: Proof, now = Date.now()): boolean {
      const { cookie, sent, origin, fetchSite, ownOrigins } = proof;
      if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
      if (origin !== undefined && !ownOrigins.includes(origin)) return false;
      return cookie !== undefined && sent !== undefined && same(cookie, sent) && issuedAt(cookie, now) !== undefined;
    },
  };
}

export type Csrf = ReturnType<typeof createCsrf>;

/** One cookie of a Cookie header. */
export function findCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const eq = pair.indexOf("=");
    if (eq > 0 && pair.slice(0, eq).trim() === name) return pair.slice(eq + 1).trim();
  }
  return undefined;
}

/** The token that a visitor holds. */
export const findToken = (cookies: string | undefined, secure: boolean): string | undefined =>
  findCookie(cookies, secure ? hostCookie : readableCookie);

/**
 * What gives a visitor the token: a cookie that script can read, as Angular and axios expect it, and on TLS beside it the
 * one that counts, which only the server reads. A record holds the header twice because its names differ in case.
 */
export function tokenHeaders(token: string, secure: boolean): Record<string, string> {
  const kept = `=${token}; Path=/; Max-Age=${lifeMs / 1000}; SameSite=Lax${secure ? "; Secure" : ""}`;
  const readable = { "set-cookie": readableCookie + kept };
  return secure ? { ...readable, "Set-Cookie": `${hostCookie}${kept}; HttpOnly` } : readable;
}
