import { hasYardMode } from "#app/offline/has-yard-mode.ts";
import { findSavedYard, findSaved as findYard } from "#app/offline/saved-yards.ts";
import { localTimeOf } from "#core/local-time.ts";
import { readYardFile, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";

/** A yard's file, when it was as the server had it, and which day that was by the yard's clock. */
export type HeldYard = {
  file: YardFile;
  at: Date;
  day: string;
  /** From the device: what has come or left since, nobody knows. */
  saved: boolean;
};

/** "closed": the server knows no such yard any more; "away": no word from it, and nothing saved. */
export type YardAnswer = HeldYard | "closed" | "away";

/** In a yard the signal may be there and carry nothing. */
const patienceMs = 20_000;

const hold = (file: YardFile, at: Date, saved: boolean): HeldYard => ({
  file,
  at,
  day: localTimeOf(at, file.store.hours.timeZone).day,
  saved,
});

async function findSaved(id: number): Promise<YardAnswer> {
  const at = findYard(id)?.at;
  const file = at && (await findSavedYard(id));
  return file ? hold(file, new Date(at), true) : "away";
}

/** The yard as it is now, else as this device saved it. `cache`: how much of the browser's own is good enough. */
export async function askYard(id: number, cache: RequestCache = "default"): Promise<YardAnswer> {
  try {
    const reply = await fetch(yardFilePath(id), { cache, signal: AbortSignal.timeout(patienceMs) });
    if (reply.status === 404) return "closed";
    const copy = reply.clone();
    const file = reply.ok && readYardFile(await reply.json());
    if (file) {
      if (hasYardMode())
        import("#app/offline/browser/refresh-yards.ts").then(({ keepListed }) => keepListed(file, copy));
      return hold(file, new Date(), false);
    }
  } catch {}
  return findSaved(id).catch(() => "away");
}

export const isHeld = (answer: YardAnswer | undefined): answer is HeldYard => typeof answer === "object";

/** A file that was had before serves longer than none or an older one. */
export function laterOf(before: YardAnswer | undefined, next: YardAnswer): YardAnswer {
  if (next === "closed" || !isHeld(before) || (isHeld(next) && !next.saved)) return next;
  return isHeld(next) && next.day > before.day ? next : { ...before, saved: true };
}
