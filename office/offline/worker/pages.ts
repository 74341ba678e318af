import { cacheNames } from "#app/offline/cache-names.ts";
import { keepFilesOf } from "#app/offline/worker/files.ts";
import { keep } from "#app/offline/worker/keep.ts";
import { addressOf, keptAt, keptPage, reply } from "#app/offline/worker/kept-answer.ts";
import { editionOf, type Signal, strip, titleOf, withStrip } from "#app/offline/worker/mark-saved.ts";
import { networkFirst } from "#app/offline/worker/network-first.ts";
import type { FetchEvent } from "#app/offline/worker/scope.ts";
import { asOf } from "../as-of.ts";
import { nobody, sessionHeader } from "../session-header.ts";
import { findOwner, noteOwner, ownerPlace } from "./owner.ts";
import { scope } from "./scope.ts";
import { standIn } from "./stand-in.ts";

const pagesAtMost = 60;
const worksOffline = (path: string) => Object.values(scope.works).flat().includes(path);
const openPages = () => caches.open(cacheNames.pages);

/** Of somebody who is in, whole: never the entrance, a form that came back, an error or a file. */
const mayKeep = ({ status, type, headers }: Response) =>
  status === 200 &&
  type === "basic" &&
  /^text\/html/.test(headers.get("content-type") ?? "") &&
  (headers.get(sessionHeader) ?? nobody) !== nobody;

/** Keeps a page with its moment and whose it is, and those that it leads to which work without signal. */
export async function keepPage(url: string, answer: Response): Promise<void> {
  await noteOwner(answer);
  const who = answer.headers.get(sessionHeader);
  if (!mayKeep(answer) || who !== (await findOwner())) return;
  const html = await answer.text();
  const page = keptPage(answer, html, titleOf(html));
  const rest = { atMost: pagesAtMost, needed: [ownerPlace] };
  if (!(await keep(cacheNames.pages, addressOf(url), page, rest))) return;
  await keepFilesOf(html);
  for (const path of scope.works[editionOf(html)] ?? [])
    if (html.includes(`href="${path}"`) && !(await (await openPages()).match(path, { ignoreVary: true })))
      await fetch(path, { headers: { accept: "text/html" } }).then(
        (other) => keepPage(new URL(path, scope.location.origin).href, other),
        () => undefined,
      );
}

async function findPage(url: string, signal: Signal): Promise<Response | undefined> {
  const who = await findOwner();
  const pages = await openPages();
  const { pathname, searchParams } = new URL(url);
  const same = await pages.match(addressOf(url), { ignoreVary: true });
  // What such a page shows is the device's own, whatever its address asked for; a car is looked for in the office alone.
  const isOwn = worksOffline(pathname) && !searchParams.get("q");
  const kept = same ?? (isOwn ? await pages.match(pathname, { ignoreVary: true }) : undefined);
  // One that was still on its way when another came in.
  if (!kept || who === undefined || kept.headers.get(sessionHeader) !== who) return undefined;
  const html = await kept.text();
  const at = keptAt(kept);
  const said = strip(signal, editionOf(html), asOf(at, new Date(), editionOf(html)));
  return reply(withStrip(html.replace("<html ", `<html data-saved="${at.toISOString()}" `), said), kept);
}

/** A form was just sent: its page, as it was before, would look as if nothing had come of it. */
let sent = false;

const answer = networkFirst({
  async ask({ request, preloadResponse }) {
    const fresh = (await preloadResponse) ?? (await fetch(request));
    await noteOwner(fresh).catch(() => undefined);
    return fresh;
  },
  keep: (url, fresh) => (mayKeep(fresh) ? keepPage(url, fresh.clone()) : undefined),
  find: findPage,
  standIn: (url) => standIn(url, "unkept"),
  hurries: () => !sent,
});

export function answerPage(event: FetchEvent): Promise<Response> {
  const answered = answer(event);
  sent = false;
  return answered;
}

/** "/solicitudes/7", "/solicitudes": a list names those who are on its pages. */
function isOfRoom(path: string, sentTo: string): boolean {
  const room = sentTo.split("/").slice(0, sentTo.startsWith("/en/") ? 3 : 2);
  return room.at(-1) !== "" && sentTo !== "/en" && `${path}/`.startsWith(`${room.join("/")}/`);
}

/** What a form was about is another thing now, or erased: its page goes, and what else may tell of it. */
async function forgetRoom(url: string): Promise<void> {
  const sentTo = new URL(url).pathname;
  const pages = await openPages();
  for (const { url: kept } of await pages.keys()) {
    const path = new URL(kept).pathname;
    if (path === sentTo || (isOfRoom(path, sentTo) && !worksOffline(path)))
      await pages.delete(kept, { ignoreVary: true });
  }
}

/** From the network or not at all; without it the page says that nothing was sent. */
export async function answerForm({ request }: FetchEvent): Promise<Response> {
  try {
    const done = await fetch(request);
    await noteOwner(done).catch(() => undefined);
    await forgetRoom(request.url).catch(() => undefined);
    sent = true;
    return done;
  } catch {
    return standIn(request.url, "unsent");
  }
}
