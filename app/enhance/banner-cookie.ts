const dismissedDays = 365;
const nameOf = (id: string) => `banner-${encodeURIComponent(id)}`;

/** The cookie that remembers a dismissed banner, under its event's id. */
export const bannerCookie = (id: string, secure: boolean): string =>
  `${nameOf(id)}=dismissed; Max-Age=${dismissedDays * 86_400}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;

export const isDismissed = (cookies: string, id: string): boolean =>
  cookies.split(/;\s*/).includes(`${nameOf(id)}=dismissed`);
