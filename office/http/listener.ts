import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname } from "node:path";
import { chainFacts, findTheme } from "#content/chain-facts.ts";
import { SiteError } from "#core/errors.ts";
import { unhurried, within } from "#data/deadline.ts";
import { findUpload } from "#data/queries/uploads.ts";
import { findSession } from "#data/writes/staff-sessions.ts";
import { drawPage } from "#render/draw-page.tsx";
import { type Matched, matchForm } from "#render/match.ts";
import { otherEdition } from "#site/editions.ts";
import { may } from "../access.ts";
import { documentHtml, isThemePath, type OfficeAssets } from "../document.tsx";
import { copy as errorCopy } from "../errors/copy.ts";
import { errorBody, errorHead } from "../errors/error-page.tsx";
import { countNewLeads } from "../leads/reach.ts";
import {
  type Acting,
  type Done,
  GoTo,
  type OfficePage,
  type OfficeRequest,
  type Refused,
  type RequestFor,
  refusal,
} from "../page.tsx";
import { pageModules } from "../page-modules.ts";
import { addresses, matchPath, needsOfAct, type OfficePageId, pages } from "../pages.ts";
import type { OfficeServices } from "../services.ts";
import { readForm } from "./body.ts";
import { cookieOf, findAttempt, findSessionToken, findYard } from "./cookie.ts";
import { csrfField, csrfHolds, csrfOf, isOurForm } from "./csrf.ts";
import { deviceName } from "./device.ts";
import { leavingHeaders, officeHeaders, pageHeaders, whoseHeaders } from "./headers.ts";
import { inOwnTime } from "./in-own-time.ts";
import { officeError } from "./office-error.ts";
import { isPush, pushFeed, refusePush } from "./push-feed.ts";
import { isUpload, readUpload } from "./upload.ts";

type Reply = { status: number; headers: Record<string, string>; body: string | Uint8Array };

type OfficeOptions = {
  services: OfficeServices;
  assets: OfficeAssets;
  /** Who asks, for limits. */
  networkOf(req: IncomingMessage): string;
  /** The host that was asked for, as a proxy that is trusted tells it. */
  hostOf(req: IncomingMessage): string | undefined;
  /** Within so long everybody is answered, whatever the database does. */
  answerWithinMs?: number;
};

type AnyRequest = OfficeRequest & { params: Record<string, string> };
/** Whoever comes as far as a page has what its row needs. */
type Allowed = RequestFor<OfficePageId>;

const json = (status: number, body: object): Reply => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const text =
  (kind: string) =>
  (status: number, body: string): Reply => ({
    status,
    headers: { "content-type": `text/${kind}; charset=utf-8` },
    body,
  });
const [html, plain, css] = [text("html"), text("plain"), text("css")];
const redirect = (to: string): Reply => ({ status: 303, headers: { location: to }, body: "" });

const speaksBoth = () => chainFacts().languages.length > 1;

/** Answers everything on the office's port: the one place where a session, a form's origin and a role are asked for. */
export function createOfficeListener({
  services: given,
  assets,
  networkOf,
  hostOf,
  answerWithinMs = 8_000,
}: OfficeOptions) {
  const services = inOwnTime(given);
  const { db, log, origin } = services;
  const own = new URL(origin);
  const secure = own.protocol === "https:";
  const always = { ...officeHeaders(origin), "cache-control": "no-store" };
  const scanning = pageHeaders(origin, true);

  function wrongHost(req: IncomingMessage): Reply | undefined {
    const host = hostOf(req);
    if (host === own.host) return undefined;
    // Passkeys belong to a name: whoever came by the number is led to it.
    if (req.method === "GET" && /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? ""))
      return redirect(new URL(req.url ?? "/", origin).href);
    return plain(421, `This is the office of ${origin}. Behind a proxy, set OFFICE_URL and TRUST_PROXY.\n`);
  }

  /** What can be known without the database. */
  const strangerOf = (
    req: IncomingMessage,
    url: URL,
    { id, edition, params }: Pick<Matched<OfficePageId>, "id" | "edition" | "params">,
  ): AnyRequest => ({
    id,
    edition,
    params,
    now: new Date(),
    brand: chainFacts().name,
    staff: undefined,
    session: undefined,
    csrf: "",
    href: (to, ...values) => addresses.path(to, edition, ...values),
    otherHref: speaksBoth() ? addresses.anyPath(id, otherEdition(edition), params) + url.search : undefined,
    query: url.searchParams,
    services,
    yards: [],
    yard: undefined,
    path: url.pathname,
    newLeads: 0,
    upload: undefined,
    problem: undefined,
    told: undefined,
    sent: undefined,
    network: networkOf(req),
    attempt: findAttempt(req.headers.cookie, secure),
    device: deviceName(req.headers["user-agent"]),
  });

  async function requestOf(req: IncomingMessage, stranger: AnyRequest) {
    const token = findSessionToken(req.headers.cookie, secure);
    const session = token === undefined ? undefined : await findSession(db, token);
    const yards = services.stock.current.chain.stores.filter(
      ({ active, id: store }) => active && session && may(session.staff, "today.see", store),
    );
    const chosen = findYard(req.headers.cookie, secure);
    // Another person's choice on the same device, or one of before, counts for nothing.
    const yard = yards.length > 1 ? yards.find((store) => store.id === chosen)?.id : undefined;
    const request: OfficeRequest = {
      ...stranger,
      staff: session?.staff,
      session,
      csrf: token !== undefined && session ? csrfOf(token) : "",
      yards: yards.map((store) => ({ id: store.id, name: store.name })),
      yard,
      newLeads: session ? await countNewLeads(services, session.staff, yard) : 0,
    };
    return { request, token };
  }

  async function draw(page: OfficePage, request: OfficeRequest): Promise<Reply> {
    const framed = request.staff !== undefined && pages[page.id].needs !== "nobody";
    const { problem } = request;
    const drawn = await drawPage<Allowed, object, GoTo, Reply>(page, request as Allowed, (head, body) =>
      html(
        head.status ?? (problem === undefined ? 200 : 422),
        documentHtml({ view: request, head, body, framed, assets }),
      ),
    );
    if (drawn instanceof GoTo) return finish(drawn, false);
    const headers = { ...drawn.headers, ...whoseHeaders(request, framed), ...("scans" in pages[page.id] && scanning) };
    return { ...drawn, headers };
  }

  function finish(done: Exclude<Done, { again: string } | { told: string }>, wantsJson: boolean): Reply {
    if ("file" in done) {
      const disposition = `attachment; filename="${done.file.name}"`;
      return {
        status: 200,
        headers: { "content-type": done.file.type, "content-disposition": disposition },
        body: done.file.body,
      };
    }
    if ("json" in done) return json(200, done.json);
    const cookie = cookieOf(done.keeps, secure);
    const reply = wantsJson ? json(200, { goTo: done.to }) : redirect(done.to);
    if (cookie) Object.assign(reply.headers, { "set-cookie": cookie }, done.keeps.signOut && leavingHeaders);
    return reply;
  }

  async function act(page: OfficePage, request: OfficeRequest, req: IncomingMessage, token: string | undefined) {
    const { origin: from, "sec-fetch-site": site } = req.headers;
    if (!isOurForm({ origin: from, fetchSite: site as string | undefined }, origin))
      throw new SiteError("forbidden", "a form from elsewhere", { data: "form" satisfies Refused });
    const check = (sent: URLSearchParams) => {
      if (request.session && !csrfHolds(token ?? "", sent.get(csrfField)))
        throw new SiteError("forbidden", "a form without our mark", { data: "form" satisfies Refused });
    };
    if (!page.takes || !isUpload(req)) return take(page, request, req, await unhurried(() => readForm(req)), check);
    const { may: action, brings } = page.takes;
    if (!request.staff || !may(request.staff, action, "any")) throw refusal(action, "any");
    const { fields, upload } = await readUpload(req, services, check, brings);
    try {
      return await take(page, { ...request, upload }, req, fields, check);
    } finally {
      if (upload && !(await findUpload(db, upload.id)))
        await rm(dirname(upload.path), { recursive: true, force: true });
    }
  }

  async function take(
    page: OfficePage,
    request: OfficeRequest,
    req: IncomingMessage,
    fields: URLSearchParams,
    check: (sent: URLSearchParams) => void,
  ): Promise<Reply> {
    check(fields);
    const name = fields.get("do") ?? "";
    const needs = needsOfAct(page.id, name);
    const action = needs && (page.actions as Acting<OfficePageId> | undefined)?.[name];
    if (!action) throw new SiteError("not-found", "no such action");
    if (needs !== "nobody" && !(request.staff && may(request.staff, needs, "any"))) throw refusal(needs, "any");
    const wantsJson = req.headers.accept === "application/json";
    const done = await action(request as Allowed, fields);
    if ("told" in done) return draw(page, { ...request, told: done.told });
    if (!("again" in done)) return finish(done, wantsJson);
    if (wantsJson) return json(422, done);
    return draw(page, { ...request, sent: fields, problem: done.again });
  }

  /** `meets` hears of whoever asks as soon as more is known of them, for the page that says why it failed. */
  async function answer(req: IncomingMessage, meets: (request: OfficeRequest) => void): Promise<Reply> {
    // Read as an address, these would name another host.
    if (!/^\/(?!\/)[^\\]*$/.test(req.url ?? "")) return plain(400, "400\n");
    const elsewhere = wrongHost(req);
    if (elsewhere) return elsewhere;
    if (isPush(req)) {
      const { status, body } = await pushFeed(services, req, networkOf(req));
      return json(status, body);
    }
    if (isThemePath(req.url ?? "") && (req.method === "GET" || req.method === "HEAD"))
      return css(200, findTheme()?.css ?? "");
    const url = new URL(req.url ?? "/", origin);
    const posts = req.method === "POST";
    const { pathname, search } = url;
    const found = posts ? matchForm(matchPath, own.origin, pathname) : matchPath(pathname, undefined, search);
    // Old links and signs, and what is nearly an address.
    if (found.kind === "moved" && !posts) return redirect(found.to);
    const match = found.kind === "page" ? found : undefined;
    const edition = found.kind === "moved" ? chainFacts().languages[0] : found.edition;
    const stranger = strangerOf(req, url, match ?? { id: "today", edition, params: {} });
    meets(stranger);
    const { request, token } = await requestOf(req, stranger);
    meets(request);
    if (!match) throw new SiteError("not-found", pathname);
    const { needs } = pages[match.id];
    if (needs !== "nobody") {
      // The bare name of the office is no choice of a language.
      const entrance = pathname === "/" ? chainFacts().languages[0] : edition;
      if (!request.staff) return redirect(addresses.path("signIn", entrance));
      if (!may(request.staff, needs, "any")) throw refusal(needs, "any");
    }
    const page = pageModules[match.id];
    if (posts) return await act(page, request, req, token);
    if (req.method !== "GET" && req.method !== "HEAD") throw new SiteError("not-allowed");
    return await draw(page, request);
  }

  async function refuse(req: IncomingMessage, request: OfficeRequest | undefined, thrown: unknown): Promise<Reply> {
    const error = officeError(thrown);
    if (error.code === "internal" || thrown !== error) log.error({ err: thrown }, "the office failed");
    else if (error.code === "forbidden")
      log.warn({ reason: error.message, staff: request?.staff?.id }, "the office refused");
    const reply = await sayRefusal(req, request, error);
    if (error.retryAfter) reply.headers["retry-after"] = String(error.retryAfter);
    return reply;
  }

  async function sayRefusal(
    req: IncomingMessage,
    request: OfficeRequest | undefined,
    error: SiteError,
  ): Promise<Reply> {
    if (isPush(req)) return json(error.status, refusePush(error));
    if (!request) return plain(error.status, `${error.status}\n`);
    if (error.code === "unavailable" && req.headers.accept === "application/json")
      return json(error.status, { problem: errorCopy[request.edition].unavailable.text });
    const framed = request.staff !== undefined;
    const parts = { view: request, head: errorHead(request), body: errorBody(error), framed, assets };
    return html(error.status, documentHtml(parts));
  }

  return async function listener(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let reply: Reply;
    let request: OfficeRequest | undefined;
    const meets = (one: OfficeRequest) => {
      request = one;
    };
    try {
      reply = await within(answerWithinMs, () => answer(req, meets)).catch((thrown) => refuse(req, request, thrown));
    } catch (thrown) {
      log.error({ err: thrown }, "the office failed");
      reply = plain(500, "500\n");
    }
    if (res.destroyed) return;
    const body = Buffer.from(reply.body);
    res.writeHead(reply.status, { ...always, ...reply.headers, "content-length": String(body.length) });
    res.end(req.method === "HEAD" ? undefined : body);
  };
}
