import { type FollowsShown, type FormState, Redirect } from "#app/page.tsx";
import { asSiteError, SiteError } from "#core/errors.ts";
import { hideVins } from "#core/vin/hide-vins.ts";
import { findMoved, type KnownAddress, knownAddress, tidyAddress, withUnread } from "#render/known-address.ts";
import type { Matched } from "#render/match.ts";
import { Answer } from "#render/page-cache.ts";
import { type Rendered, renderError, renderPage } from "#render/render.tsx";
import type { Services } from "#server/services.ts";
import { cacheClasses, heldAtMost, shareTime } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import { hasPage, type PageId, pageRow } from "#site/pages.ts";
import { pageToken } from "./csrf.ts";
import { contentPolicy } from "./headers.ts";
import { findFollows } from "./my-follows.ts";
import { plainErrorAnswer } from "./plain-error.ts";

export type PageAsk = {
  rawPath: string;
  search: string;
  origin: string | undefined;
  requestId: string;
  /** The page that the address stands for, when it is known already. */
  known?: KnownAddress | undefined;
  /** The Cookie header; only forms' own pages look at it. */
  cookie?: string | undefined;
};

/** How long a finished page may stand in memory: what shows the time of day is made anew every half minute. */
const keepMs = { copy: 300_000, stock: 30_000, brief: 30_000, never: 0, check: 0, immutable: 0 } as const;

type Keyed = Pick<Services, "match" | "site">;

/** A page's address is its key; with two hosts its host belongs to it. */
export const cacheKey = ({ site: { addresses } }: Keyed, origin: string | undefined, path: string) =>
  addresses.twoHosts ? `${origin}${path}` : path;

export const keyOf = (services: Keyed, { matched, path }: KnownAddress) =>
  cacheKey(services, services.site.addresses.hosts[matched.edition], path);

/** The page that an address stands for, however it is written; undefined when it is none. */
export function findKnown(services: Keyed, url: string, origin: string): KnownAddress | undefined {
  const at = url.indexOf("?");
  const [rawPath, search] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
  try {
    const matched = services.match(rawPath, origin, search);
    return matched.kind === "page" ? knownAddress(services.site.addresses, matched, search) : undefined;
  } catch {
    return undefined;
  }
}

function plainAnswer(
  services: Services,
  rendered: Rendered,
): { status: number; headers: Record<string, string>; body: Buffer } {
  if (rendered instanceof Redirect)
    return {
      status: rendered.status,
      headers: redirectHeaders(rendered.to, keptAs(rendered.status)),
      body: Buffer.alloc(0),
    };
  const headers: Record<string, string> = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": heldAtMost(rendered.cache, shareTime(keepMs[rendered.cache], rendered.changes).othersMs),
    ...(services.config.production
      ? { "content-security-policy": contentPolicy(services.config, rendered.inline) }
      : {}),
  };
  if (rendered.error?.retryAfter) headers["retry-after"] = String(rendered.error.retryAfter);
  return { status: rendered.status, headers, body: rendered.bytes };
}

function toAnswer(services: Services, rendered: Rendered): Answer {
  const { status, headers, body } = plainAnswer(services, rendered);
  return new Answer(status, body, headers);
}

const keptAs = (status: number) => (status === 308 || status === 301 ? "copy" : "brief");
const redirectHeaders = (location: string, kept: keyof typeof cacheClasses) => ({
  location,
  "cache-control": cacheClasses[kept],
});

export const redirectAnswer = (location: string, status: number, kept: keyof typeof cacheClasses = keptAs(status)) =>
  new Answer(status, Buffer.alloc(0), redirectHeaders(location, kept));

/** A page that shows, and the one that says that there is none, are views; error pages are not. */
function countsOf({ figures }: Services, { id, edition }: Matched, rendered: Rendered) {
  const shown = !(rendered instanceof Redirect) && (rendered.status === 200 || id === "pageNotFound");
  if (!shown && !rendered.search) return undefined;
  const yards = shown ? rendered.yards : undefined;
  return figures.countsOf(shown ? id : undefined, edition, rendered.search, yards);
}

const counted = (answer: Answer, route: string): Answer => {
  answer.route = route;
  return answer;
};

/** Made for all who ask at once: what one of them asked besides goes along for that one alone. */
function sentOn(answer: Answer, { id }: Matched, search: string): Answer {
  const { location } = answer.headers;
  const to = location && withUnread(id, search, location);
  if (!to || to === location) return answer;
  const own = counted(redirectAnswer(to, answer.status), answer.route);
  own.counts = answer.counts;
  return own;
}

/** A page that the chain has switched off is gone; one that it never had is not there. */
function checkPage({ site: { settings }, wasOn }: Services, id: PageId) {
  if (hasPage(settings.switches, id)) return;
  const { needs } = pageRow(id);
  throw new SiteError(needs && wasOn(needs) ? "gone" : "not-found", id);
}

/** Answers an address: a page, a redirect, or an error page. Never throws. */
export async function answerPage(services: Services, ask: PageAsk): Promise<Answer> {
  let edition: Edition = services.site.addresses.languages()[0];
  let route = "unknown";
  try {
    const matched = ask.known?.matched ?? services.match(ask.rawPath, ask.origin, ask.search);
    if (matched.kind === "moved") return counted(redirectAnswer(matched.to, matched.forNow ? 302 : 308), "moved");
    if (matched.kind === "unknown") return counted(unknownRoute(services, ask, matched.edition), "unknown");
    edition = matched.edition;
    checkPage(services, matched.id);
    route = `page:${matched.id}`;
    if (pageRow(matched.id).cache === "never") return counted(await answerFormPage(services, matched, ask), route);
    const stock = services.stock.current;
    const now = new Date();
    const asked = ask.known ?? knownAddress(services.site.addresses, matched, ask.search);
    const moved = await findMoved(asked, stock, now);
    if (moved !== undefined) return counted(redirectAnswer(withUnread(matched.id, ask.search, moved), 303), route);
    const known = await tidyAddress(asked, stock, now);
    const made = await services.cache.make(keyOf(services, known), stock.version, async () => {
      const rendered = await renderPage(services.site, {
        ...known,
        stock,
        now,
        requestId: ask.requestId,
      });
      if (!(rendered instanceof Redirect) && rendered.error?.code === "internal")
        services.log.error(
          { id: ask.requestId, page: matched.id, err: rendered.error.cause ?? rendered.error },
          "page failed",
        );
      const answer = counted(toAnswer(services, rendered), route);
      answer.counts = countsOf(services, matched, rendered);
      if (rendered instanceof Redirect) return { answer, keepMs: 0 };
      return { answer, ...shareTime(keepMs[rendered.cache], rendered.changes) };
    });
    return sentOn(made, matched, ask.search);
  } catch (thrown) {
    return counted(errorAnswer(services, asSiteError(thrown), edition, ask), route);
  }
}

type Returned = {
  form?: FormState;
  follows?: FollowsShown | undefined;
  status?: number;
  extra?: Record<string, string>;
};

/** As `thanks` of forms.ts says it in the address. */
function sentState(sent: string | null): FormState | undefined {
  if (sent !== "1" && sent !== "unproven") return undefined;
  return { values: {}, errors: {}, sent: true, ...(sent === "unproven" && { unproven: true }) };
}

/** A page of one visitor: never kept, with an anti-forgery token, and with what came of a form sent without script. */
export async function answerFormPage(
  services: Services,
  matched: Matched,
  ask: PageAsk,
  returned?: Returned,
): Promise<Answer> {
  const sent = new URLSearchParams(ask.search).get("sent");
  const { token, headers: cookies } = pageToken(services.csrf, ask.cookie, ask.origin?.startsWith("https:") ?? false);
  const form = returned?.form ?? sentState(sent);
  const mine = matched.id === "myAlerts" ? (returned?.follows ?? (await findFollows(services, ask.search))) : undefined;
  const rendered = await renderPage(services.site, {
    ...knownAddress(services.site.addresses, matched, ask.search),
    stock: services.stock.current,
    now: new Date(),
    requestId: ask.requestId,
    token,
    follows: mine,
    ...(form ? { form } : {}),
  });
  const { status, headers, body } = plainAnswer(services, rendered);
  const answer = new Answer(returned?.status ?? status, body, { ...headers, ...returned?.extra, ...cookies });
  answer.counts = countsOf(services, matched, rendered);
  return answer;
}

/** An error page in the visitor's language; the plain one when rendering itself fails. */
export function errorAnswer(
  services: Services,
  error: SiteError,
  edition: Edition,
  ask: Pick<PageAsk, "rawPath" | "requestId">,
  routeError?: { title: string; body: string },
): Answer {
  if (error.code === "internal") services.log.error({ id: ask.requestId, err: error.cause ?? error }, "request failed");
  try {
    const stock = services.stock.current;
    const asked = { path: ask.rawPath, now: new Date(), requestId: ask.requestId, stock };
    return toAnswer(
      services,
      renderError(services.site, error, edition, routeError ? { ...asked, routeError } : asked),
    );
  } catch (thrown) {
    services.log.error({ id: ask.requestId, err: thrown }, "error page failed");
    return plainErrorAnswer(error, edition, ask.requestId);
  }
}

/** Production sends the visitor to the page-not-found address; development shows what did not match. */
function unknownRoute(services: Services, ask: PageAsk, edition: Edition): Answer {
  if (!services.site.settings.development) {
    const asked = ask.rawPath + ask.search;
    const path = hideVins(asked);
    const query = { path: path.slice(0, 500) };
    return redirectAnswer(
      services.site.addresses.path("pageNotFound", edition, {}, { query }),
      302,
      path === asked ? "brief" : "never",
    );
  }
  const error = new SiteError("not-found", ask.rawPath);
  return errorAnswer(services, error, edition, ask, { title: "No page matches this address", body: ask.rawPath });
}
