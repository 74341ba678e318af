import { rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname } from "node:path";
import { chainFacts, findTheme } from "#content/chain-facts.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import { findUpload } from "#data/queries/uploads.ts";
import { findSession } from "#data/writes/staff-sessions.ts";
import { otherEdition, spokenIn } from "#site/editions.ts";
import { may } from "../access.ts";
import { documentHtml, type OfficeAssets, themePath } from "../document.tsx";
import { errorPage } from "../errors/error-page.tsx";
import { countNewLeads } from "../leads/reach.ts";
import type { Done, OfficePage, OfficeRequest } from "../page.tsx";
import { pages } from "../pages.ts";
import { editionOfPath, type Match, matchPath, pathOf } from "../paths.ts";
import type { OfficeServices } from "../services.ts";
import { readForm } from "./body.ts";
import {
  attemptCookie,
  findAttempt,
  findSessionToken,
  findYard,
  noSessionCookie,
  sessionCookie,
  yardCookie,
} from "./cookie.ts";
import { csrfField, csrfHolds, csrfOf, isOurForm } from "./csrf.ts";
import { deviceName } from "./device.ts";
import { officeHeaders } from "./headers.ts";
import { isPush, pushFeed } from "./push-feed.ts";
import { isUpload, readUpload } from "./upload.ts";

type Reply = { status: number; headers: Record<string, string>; body: string | Uint8Array };

export type OfficeOptions = {
  services: OfficeServices;
  assets: OfficeAssets;
  /** Who asks, for limits. */
  networkOf(req: IncomingMessage): string;
  /** The host that was asked for, as a proxy that is trusted tells it. */
  hostOf(req: IncomingMessage): string | undefined;
};

const html = (status: number, body: string): Reply => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body,
});
const redirect = (to: string, headers: Record<string, string> = {}): Reply => ({
  status: 303,
  headers: { ...headers, location: to },
  body: "",
});
const plain = (status: number, body: string): Reply => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body,
});

const speaksBoth = () => chainFacts().languages.length > 1;

/** Answers everything on the office's port: the one place where a session, a form's origin and a role are asked for. */
export function createOfficeListener({ services, assets, networkOf, hostOf }: OfficeOptions) {
  const { db, log, origin } = services;
  const own = new URL(origin);
  const secure = own.protocol === "https:";
  const always = { ...officeHeaders(origin), "cache-control": "no-store" };

  function wrongHost(req: IncomingMessage): Reply | undefined {
    const host = hostOf(req);
    if (host === own.host) return undefined;
    // Passkeys belong to a name: whoever came by the number is led to it.
    if (req.method === "GET" && /^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? ""))
      return redirect(new URL(req.url ?? "/", origin).href);
    return plain(421, `This is the office of ${origin}. Behind a proxy, set OFFICE_URL and TRUST_PROXY.\n`);
  }

  async function requestOf(req: IncomingMessage, url: URL, { id, edition, param }: Match) {
    const token = findSessionToken(req.headers.cookie, secure);
    const session = token === undefined ? undefined : await findSession(db, token);
    const yards = services.stock.current.chain.stores.filter(
      ({ active, id: store }) => active && session && may(session.staff, "today.see", store),
    );
    const chosen = findYard(req.headers.cookie, secure);
    // Another person's choice on the same device, or one of before, counts for nothing.
    const yard = yards.length > 1 ? yards.find((store) => store.id === chosen)?.id : undefined;
    const request: OfficeRequest = {
      id,
      edition,
      param,
      now: new Date(),
      brand: chainFacts().name,
      staff: session?.staff,
      session,
      csrf: token !== undefined && session ? csrfOf(token) : "",
      href: (to, value) => pathOf(to, edition, value),
      otherHref: speaksBoth() ? pathOf(id, otherEdition(edition), param) + url.search : undefined,
      query: url.searchParams,
      services,
      yards: yards.map((store) => ({ id: store.id, name: store.name })),
      yard,
      path: url.pathname,
      newLeads: session ? await countNewLeads(services, session.staff, yard) : 0,
      upload: undefined,
      told: undefined,
      sent: undefined,
      network: networkOf(req),
      attempt: findAttempt(req.headers.cookie, secure),
      device: deviceName(req.headers["user-agent"]),
    };
    return { request, token };
  }

  async function draw(page: OfficePage, request: OfficeRequest, problem?: string): Promise<Reply> {
    const props = await page.load(request, problem);
    return html(problem === undefined ? 200 : 422, documentHtml({ view: request, page, props, assets }));
  }

  function finish(done: Exclude<Done, { again: string } | { told: string }>, wantsJson: boolean): Reply {
    const signIn = "signIn" in done ? done.signIn : undefined;
    const attempt = "attempt" in done && done.attempt && attemptCookie(done.attempt, secure);
    const yard = "yard" in done && done.yard !== undefined && yardCookie(done.yard, secure);
    const cookie =
      "signOut" in done ? noSessionCookie(secure) : signIn ? sessionCookie(signIn, secure) : attempt || yard;
    const headers: Record<string, string> = cookie ? { "set-cookie": cookie } : {};
    if ("file" in done) {
      const disposition = `attachment; filename="${done.file.name}"`;
      return {
        status: 200,
        headers: { "content-type": done.file.type, "content-disposition": disposition },
        body: done.file.body,
      };
    }
    if ("goTo" in done && !wantsJson) return redirect(done.goTo, headers);
    const body = "goTo" in done ? { goTo: done.goTo } : done.json;
    return { status: 200, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  }

  async function act(page: OfficePage, request: OfficeRequest, req: IncomingMessage, token: string | undefined) {
    const { origin: from, "sec-fetch-site": site } = req.headers;
    if (!isOurForm({ origin: from, fetchSite: site as string | undefined }, origin))
      throw new SiteError("forbidden", "a form from elsewhere");
    const check = (sent: URLSearchParams) => {
      if (request.session && !csrfHolds(token ?? "", sent.get(csrfField)))
        throw new SiteError("forbidden", "a form without our mark");
    };
    if (!page.takes || !isUpload(req)) return take(page, request, req, await readForm(req), check);
    const { may: action, brings } = page.takes;
    if (!request.staff || !may(request.staff, action, "any")) throw new SiteError("forbidden", action);
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
    const action = Object.hasOwn(page.actions ?? {}, fields.get("do") ?? "")
      ? page.actions?.[fields.get("do") ?? ""]
      : undefined;
    if (!action) throw new SiteError("not-found", "no such action");
    const wantsJson = req.headers.accept === "application/json";
    const done = await action(request, fields);
    if ("told" in done) return draw(page, { ...request, told: done.told });
    if (!("again" in done)) return finish(done, wantsJson);
    if (wantsJson) return { status: 422, headers: { "content-type": "application/json" }, body: JSON.stringify(done) };
    return draw(page, { ...request, sent: fields }, done.again);
  }

  async function answer(req: IncomingMessage): Promise<Reply> {
    // Read as an address, these would name another host.
    if (!/^\/(?!\/)[^\\]*$/.test(req.url ?? "")) return plain(400, "400\n");
    const elsewhere = wrongHost(req);
    if (elsewhere) return elsewhere;
    if (isPush(req)) {
      const { status, body } = await pushFeed(services, req, networkOf(req));
      return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    }
    if (req.url === themePath && (req.method === "GET" || req.method === "HEAD"))
      return { status: 200, headers: { "content-type": "text/css; charset=utf-8" }, body: findTheme()?.css ?? "" };
    const url = new URL(req.url ?? "/", origin);
    const asked = matchPath(url.pathname);
    const edition = spokenIn(asked?.edition ?? editionOfPath(url.pathname), chainFacts().languages);
    // A chain of one language: old links and signs of the other lead to the page in the one that is left.
    if (asked && asked.edition !== edition && req.method === "GET")
      return redirect(pathOf(asked.id, edition, asked.param) + url.search);
    const match = asked && { ...asked, edition };
    const { request, token } = await requestOf(req, url, match ?? { id: "today", edition, param: "" });
    try {
      if (!match) throw new SiteError("not-found", url.pathname);
      const page = pages[match.id];
      if (page.needs) {
        if (!request.staff) return redirect(pathOf("signIn", match.edition));
        if (!may(request.staff, page.needs, "any")) throw new SiteError("forbidden", page.needs);
      }
      if (req.method === "POST") return await act(page, request, req, token);
      if (req.method !== "GET" && req.method !== "HEAD") throw new SiteError("not-allowed");
      const done = await page.visit?.(request);
      if (done && !("again" in done || "told" in done)) return finish(done, false);
      return await draw(page, request, done && "again" in done ? done.again : undefined);
    } catch (thrown) {
      const error = asSiteError(thrown);
      if (error.code === "internal") log.error({ err: thrown }, "the office failed");
      else if (error.code === "forbidden")
        log.warn({ reason: error.message, staff: request.staff?.id }, "the office refused");
      const props = await errorPage.load(request, error.code);
      const reply = html(error.status, documentHtml({ view: request, page: errorPage, props, assets }));
      if (error.retryAfter) reply.headers["retry-after"] = String(error.retryAfter);
      return reply;
    }
  }

  return async function listener(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let reply: Reply;
    try {
      reply = await answer(req);
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
