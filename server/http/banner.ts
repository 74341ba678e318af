import type { IncomingHttpHeaders } from "node:http";
import { findToken } from "#api/csrf.ts";
import { readFields } from "#api/read-body.ts";
import { tellRefusal } from "#api/refusals.ts";
import { bannerCookie, isDismissed } from "#app/shell/browser/banner-cookie.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import { type BodySource, sourceOf } from "#core/request-body.ts";
import { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { bannerDismissPath } from "#site/banner-files.ts";
import { findBanner } from "#stock/events.ts";
import { visitorOfRequest } from "./client-address.ts";
import { pageToken } from "./csrf.ts";
import { errorAnswer } from "./pages.ts";
import type { Route } from "./route.ts";

const hide = ".promo{display:none}";
const anId = /^[\w-]{1,40}$/;

/** A path of this site, and nothing that a browser could take for another one; written as a header may carry it. */
export function findOwnPath(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return undefined;
  return text.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
}

/** Another site must not be able to do even this; browsers say where a form comes from. */
export function isFromHere(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  const from = headers.origin;
  return from === undefined || from === origin;
}

const maxBody = 8_192;

/** What the form sent; refused as soon as it is larger than such a form can be, whatever its headers say. */
export async function readDismissal(source: BodySource): Promise<{ id: string; back: unknown }> {
  const { id, back } = Object(await readFields(source, maxBody)) as Record<string, unknown>;
  if (typeof id !== "string" || !anId.test(id)) throw new SiteError("invalid");
  return { id, back };
}

/** The second try of a form that came without a token, with the one it was given meanwhile. */
const againPath = `${bannerDismissPath}?again=1`;

/**
 * What hides a promo banner where no script does: the style for those without script, and the form that sets the cookie.
 *
 * The banner stands on pages that are kept for everybody, so its form cannot hold a token of one visitor. The token is the
 * cookie alone, which no other site's form brings along (SameSite), given with that style. Who has none yet, having clicked
 * before the script was there, gets it now, and the browser sends the form once more by itself.
 */
export const bannerRoutes = (services: Services): Route[] => [
  {
    method: "GET",
    path: "/banner.css",
    answer({ incoming, origin, query }) {
      const { cookie } = incoming.headers;
      const id = query.get("e") ?? "";
      const running = findBanner(services.stock.current, new Date());
      const shown = String(running?.id) === id && !isDismissed(cookie ?? "", id);
      const headers = { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store" };
      const token = shown ? pageToken(services.csrf, cookie, origin.startsWith("https:")).headers : {};
      return new Answer(200, Buffer.from(shown ? "" : hide), { ...headers, ...token });
    },
  },
  {
    method: "POST",
    path: bannerDismissPath,
    async answer({ incoming, origin, query, requestId, inTurn }) {
      const refuse = (error: SiteError) => {
        const visitor = visitorOfRequest(incoming, services.config.trustProxy);
        tellRefusal(services.security.refused, error, { route: `file:${bannerDismissPath}`, visitor, requestId });
        return inTurn(() => errorAnswer(services, error, "es", { rawPath: bannerDismissPath, requestId }));
      };
      if (!isFromHere(incoming.headers, origin)) return refuse(new SiteError("forbidden"));
      const sent = await readDismissal(sourceOf(incoming)).catch(asSiteError);
      if (sent instanceof SiteError) return refuse(sent);
      const { id, back } = sent;
      const { cookie } = incoming.headers;
      const secure = origin.startsWith("https:");
      const proven = services.csrf.issuedAt(findToken(cookie, secure)) !== undefined;
      const answer = (status: number, headers: Record<string, string>) =>
        new Answer(status, Buffer.alloc(0), { ...headers, "cache-control": "no-store" });
      if (!proven && !query.get("again"))
        return answer(307, { location: againPath, ...pageToken(services.csrf, cookie, secure).headers });
      const location = findOwnPath(back) ?? services.site.addresses.path("home", services.site.settings.languages[0]);
      return answer(303, { location, ...(proven ? { "set-cookie": bannerCookie(id, secure) } : {}) });
    },
  },
];
