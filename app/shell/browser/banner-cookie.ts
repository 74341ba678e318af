const dismissedDays = 365;
const checkDays = 1;
const nameOf = (id: string) => `banner-${encodeURIComponent(id)}`;
const checkName = "banner-check";

/** On TLS browsers take a name with this prefix from this very host alone. */
const ofHost = "__Host-";

const cookie = (pair: string, days: number, secure: boolean) =>
  `${secure ? ofHost : ""}${pair}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
const holds = (cookies: string, pair: string) =>
  cookies.split(/;\s*/).some((held) => held === pair || held === ofHost + pair);

/** The cookie that remembers a dismissed banner, under its event's id. */
export const bannerCookie = (id: string, secure: boolean): string =>
  cookie(`${nameOf(id)}=dismissed`, dismissedDays, secure);

export const isDismissed = (cookies: string, id: string): boolean => holds(cookies, `${nameOf(id)}=dismissed`);

const checked = (id: string, on: boolean) => `${checkName}=${encodeURIComponent(id)}.${on ? "on" : "off"}`;

/** The cookie that remembers for a day whether the server still shows this banner: a kept page may be older. */
export const checkCookie = (id: string, on: boolean, secure: boolean): string =>
  cookie(checked(id, on), checkDays, secure);

/** What the last check within a day said of this banner; undefined when it is due. */
export function lastCheck(cookies: string, id: string): "on" | "off" | undefined {
  if (holds(cookies, checked(id, true))) return "on";
  return holds(cookies, checked(id, false)) ? "off" : undefined;
}

/** Closed by the visitor, or taken down by the server since the page was made. */
export const isHidden = (cookies: string, id: string): boolean =>
  isDismissed(cookies, id) || holds(cookies, checked(id, false));
