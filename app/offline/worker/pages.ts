import { cacheNames } from "#app/offline/cache-names.ts";
import type { Edition } from "#site/editions.ts";
import { clockAhead, noteAge } from "./clock.ts";
import { keepFilesOf } from "./files.ts";
import { keep } from "./keep.ts";
import { addressOf, keptAt, keptPage, madeAt, reply } from "./kept-answer.ts";
import { editionOf, markSaved, markStandIn, type Signal, titleOf } from "./mark-saved.ts";
import { networkFirst } from "./network-first.ts";
import { type FetchEvent, scope } from "./scope.ts";

/** Pages that were opened; with those of the results some 5 MB. */
const pagesAtMost = 60;

let lastEdition: Edition | undefined;

/** Only what every visitor gets, whole: never a form's page, an error or a redirect. */
const mayKeep = ({ status, type, headers }: Response) =>
  status === 200 &&
  type === "basic" &&
  /^text\/html/.test(headers.get("content-type") ?? "") &&
  !/no-store|private/.test(headers.get("cache-control") ?? "no-store");

const ageOf = (answer: Response) => Date.now() - madeAt(answer).getTime();

/** Older than its server lets it be: the browser's own cache gave it, to be asked for again afterwards or never. */
async function isStale(answer: Response): Promise<boolean> {
  if (!mayKeep(answer)) return false;
  const age = ageOf(answer);
  await noteAge(age, { justCame: false });
  const allowed = Number(/max-age=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1] ?? 0) + 5;
  return age - (await clockAhead()) > allowed * 1000;
}

/** What the network has now. */
async function ask({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  if (!(await isStale(answer))) return answer;
  const fresh = await fetch(request.url, { cache: "no-cache", redirect: "manual" });
  await noteAge(ageOf(fresh), { justCame: true });
  return fresh;
}

/** Keeps a page that was opened, with the moment. */
export async function keepPage(url: string, answer: Response): Promise<void> {
  if (!mayKeep(answer) || isShell(new URL(url).pathname)) return;
  const html = await answer.text();
  lastEdition = editionOf(html);
  const title = titleOf(html);
  // What was asked for wrongly is no page to come back to.
  if (/(^|\| )Error: /.test(title)) return;
  const kept = await keep(cacheNames.pages, addressOf(url), keptPage(answer, html, title), { atMost: pagesAtMost });
  if (kept) await keepFilesOf(html);
}

async function findPage(url: string, signal: Signal): Promise<Response | undefined> {
  const kept = await (await caches.open(cacheNames.pages)).match(addressOf(url), { ignoreVary: true });
  return kept && reply(markSaved(await kept.text(), { at: keptAt(kept), now: new Date(), signal }), kept);
}

const findShell = async (path: string) =>
  (await caches.open(cacheNames.shell)).match(path, { ignoreVary: true, ignoreSearch: true });

/** What these show is on the device, whatever the signal: they open at once, and say themselves how old it is. */
export async function answerShell(event: FetchEvent): Promise<Response> {
  const kept = await findShell(new URL(event.request.url).pathname).catch(() => undefined);
  return kept ?? answerPage(event);
}

export const isShell = (path: string): boolean => Object.values(scope.shell).flat().includes(path);

/** In the language of the page that was opened last. */
async function standIn(): Promise<Response> {
  const { es, en } = scope.shell;
  const pages = await caches.open(cacheNames.pages);
  const last = lastEdition ? undefined : (await pages.keys()).at(-1);
  const seen = last && (await pages.match(last, { ignoreVary: true }));
  lastEdition ??= seen && editionOf(await seen.text());
  const [path] = (lastEdition && scope.shell[lastEdition]) ?? es ?? en ?? [];
  const found = path && (await findShell(path));
  return found ? reply(markStandIn(await found.text(), "none"), found) : Response.error();
}

/** From the network first; nobody with signal sees an old page in place of a new one. */
export const answerPage = networkFirst({
  ask,
  keep: (url, answer) => (mayKeep(answer) ? keepPage(url, answer.clone()) : undefined),
  find: findPage,
  standIn,
});
