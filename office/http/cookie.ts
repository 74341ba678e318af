import type { Keeps } from "../page.tsx";

const lifeSeconds = 30 * 86_400;

/**
 * `__Host-` keeps every other host, and every page without TLS, from setting it. Browsers differ in whether they take such
 * a cookie from http://localhost, where nobody else listens: there it has a plain name.
 */
const nameOf = (secure: boolean, of = "office") => (secure ? `__Host-${of}` : of);
const kept = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

export const sessionCookie = (token: string, secure: boolean): string =>
  `${nameOf(secure)}=${token}; Max-Age=${lifeSeconds}; ${kept(secure)}`;

const noSessionCookie = (secure: boolean): string => `${nameOf(secure)}=; Max-Age=0; ${kept(secure)}`;

/** While somebody is away at the company's account; it must come back with them from there, as Lax lets it. */
const attempt = "office-account";
const attemptSeconds = 300;

const attemptCookie = (secret: string, secure: boolean): string =>
  `${nameOf(secure, attempt)}=${secret}; Max-Age=${attemptSeconds}; ${kept(secure)}`;

/** The yard that somebody looks after from this device; it opens nothing. */
const yard = "office-yard";
const yardSeconds = 365 * 86_400;

const yardCookie = (id: string, secure: boolean): string =>
  `${nameOf(secure, yard)}=${id}; Max-Age=${id === "" ? 0 : yardSeconds}; ${kept(secure)}`;

/** What sets or takes away what a browser keeps of one press. */
export function cookieOf({ signIn, signOut, attempt, yard }: Keeps, secure: boolean): string | undefined {
  if (signOut) return noSessionCookie(secure);
  if (signIn) return sessionCookie(signIn, secure);
  if (attempt) return attemptCookie(attempt, secure);
  return yard === undefined ? undefined : yardCookie(yard, secure);
}

function find(header: string | undefined, wanted: string, looks = /^[\w-]{43}$/): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [name = "", value = ""] = pair.trim().split("=", 2);
    if (name === wanted && looks.test(value)) return value;
  }
  return undefined;
}

export const findSessionToken = (header: string | undefined, secure: boolean): string | undefined =>
  find(header, nameOf(secure));

export const findAttempt = (header: string | undefined, secure: boolean): string | undefined =>
  find(header, nameOf(secure, attempt));

export const findYard = (header: string | undefined, secure: boolean): number | undefined =>
  Number(find(header, nameOf(secure, yard), /^\d{1,9}$/)) || undefined;
