const lifeSeconds = 30 * 86_400;

/**
 * `__Host-` keeps every other host, and every page without TLS, from setting it. Browsers differ in whether they take such
 * a cookie from http://localhost, where nobody else listens: there it has a plain name.
 */
const nameOf = (secure: boolean) => (secure ? "__Host-office" : "office");
const kept = (secure: boolean) => `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

export const sessionCookie = (token: string, secure: boolean): string =>
  `${nameOf(secure)}=${token}; Max-Age=${lifeSeconds}; ${kept(secure)}`;

export const noSessionCookie = (secure: boolean): string => `${nameOf(secure)}=; Max-Age=0; ${kept(secure)}`;

export function findSessionToken(header: string | undefined, secure: boolean): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [name = "", value = ""] = pair.trim().split("=", 2);
    if (name === nameOf(secure) && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
