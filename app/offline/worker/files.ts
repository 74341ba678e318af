import { cacheNames } from "#app/offline/cache-names.ts";
import { keep } from "./keep.ts";
import { patienceMs, wait } from "./patience.ts";
import { scope } from "./scope.ts";
import { withScripts } from "./shell-page.ts";

/** Beside those of the build: islands, sheets, drawings, pictures of events. */
const otherFiles = 120;
const photosAtMost = 200;
const build = [...__FILES__, ...scope.sheets];
/** Between tries, in milliseconds. */
const pauses = [1_000, 3_000, 9_000];

/** Addresses that change with what is behind them, so that a kept one is never an old one. */
export const isFile = (path: string): boolean => /^\/(assets|art|images)\//.test(path);

const find = async (path: string) => (await caches.open(cacheNames.files)).match(path, { ignoreVary: true });

const keepFile = (path: string, answer: Response) =>
  keep(cacheNames.files, path, answer, { atMost: otherFiles + build.length, needed: build });

/** Of an answer whose text is no longer as it was sent. */
export function headersOf(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return headers;
}

const isWhole = (answer: Response) => answer.status === 200 && answer.type === "basic";

export async function answerFile(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept = await find(path).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isWhole(answer)) later(keepFile(path, answer.clone()));
  return answer;
}

export const isPhoto = (path: string): boolean => path.startsWith("/photos/");

/** From the network, for a car may get another photo under the same address; the kept one where that fails or takes long. */
export async function answerPhoto(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const path = new URL(request.url).pathname;
  const find = async () => (await caches.open(cacheNames.photos)).match(path, { ignoreVary: true });
  const kept = await find().catch(() => undefined);
  const fresh = fetch(request).then(
    (answer) => {
      // The browser's own cache gives the same one, with its date.
      const known = kept?.headers.get("date") === answer.headers.get("date");
      if (isWhole(answer) && !(kept && known))
        later(keep(cacheNames.photos, path, answer.clone(), { atMost: photosAtMost }));
      return answer;
    },
    () => undefined,
  );
  later(fresh);
  return (await (kept ? Promise.race([fresh, wait(patienceMs)]) : fresh)) ?? kept ?? Response.error();
}

/** What a kept page loads: the scripts and drawings that its own visit may have fetched before there was a worker. */
export async function keepFilesOf(html: string): Promise<void> {
  const paths = new Set(html.match(/\/(?:assets|art)\/[\w./-]+/g) ?? []);
  for (const path of paths) {
    if (await find(path)) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer && isWhole(answer)) await keepFile(path, answer);
  }
}

/** A server that is busy, or a line that breaks for a moment, is asked again. */
async function fetchWhole(path: string, cache: RequestCache): Promise<Response> {
  for (const pause of pauses) {
    const answer = await fetch(path, { cache }).catch(() => undefined);
    if (answer && isWhole(answer)) return answer;
    await wait(pause);
  }
  throw new Error(`${path} did not come`);
}

/** One after the other, so that nothing that the visitor waits for has to share; without all of them no new worker. */
async function keepAll(
  name: string,
  paths: readonly string[],
  get: (path: string, cache: Cache) => Promise<Response | undefined>,
) {
  const cache = await caches.open(name);
  for (const path of paths) {
    const answer = await get(path, cache);
    if (answer) await cache.put(path, answer);
  }
}

/** The files of the build, those that are not here yet. */
export const keepBuild = (): Promise<void> =>
  keepAll(cacheNames.files, build, async (path, cache) =>
    (await cache.match(path, { ignoreVary: true })) ? undefined : fetchWhole(path, "default"),
  );

/** The pages that work without signal, in every edition of this host, as this build has them. */
export const keepShell = (): Promise<void> =>
  keepAll(cacheNames.shell, Object.values(scope.shell).flat(), async (path) => {
    const answer = await fetchWhole(path, "reload");
    return new Response(withScripts(await answer.text()), { headers: headersOf(answer) });
  });
