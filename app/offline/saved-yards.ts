import { deviceValue } from "#app/device-value.ts";
import { readYardFile, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { cacheNames } from "./cache-names.ts";

/** A yard whose file is on this device; `at` is when it was last as the server has it. */
export type SavedYard = {
  readonly id: number;
  readonly name: string;
  readonly cars: number;
  readonly at: string;
  /** Nobody asked to save it: something of it is on a list. */
  readonly listed?: boolean;
};
export type Saving = "saved" | "failed" | "full";

/** Some 2 MB unpacked; who saves another one has a new plan. As many again for the lists. */
const atMost = 4;

export function readSavedYards(kept: unknown): readonly SavedYard[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const isYard = (yard: Partial<SavedYard> | null) =>
    typeof yard?.id === "number" && typeof yard.name === "string" && typeof yard.at === "string";
  return kept.filter(isYard) as SavedYard[];
}

/** The one saved last comes first; those of the lists follow. */
export const savedYards = deviceValue("yards", readSavedYards);

/** Cars come and go by the day. */
const freshMs = 3_600_000;
export const isFresh = ({ at }: SavedYard): boolean => Date.now() - Date.parse(at) <= freshMs;

const open = () => caches.open(cacheNames.yards);

/** Whether this browser can keep one: over plain HTTP it cannot. */
export const canSave = (): boolean => typeof caches !== "undefined";

const isFull = (thrown: unknown) => (thrown as Error | null)?.name === "QuotaExceededError";

/** Fetches a yard's file, or asks whether the one that is here is still right, and keeps it. */
export const saveYard = (id: number): Promise<Saving> => fetchYard(id, () => ({}));

/** The same for one that is saved: who erases it meanwhile does not get it back. */
export const refreshYard = (id: number): Promise<Saving> => fetchYard(id, () => find(id));

const find = (id: number) => savedYards.get()?.find((yard) => yard.id === id);

const isHere = (id: number): boolean => savedYards.get()?.some((yard) => yard.id === id && isFresh(yard)) ?? false;

/** One that somebody saved stays saved. */
const asListed =
  (id: number): Wanted =>
  () =>
    find(id) ?? { listed: true };

/** The same for a yard of a list, so that its cars, map and prices are there without signal too. */
export const saveListed = async (id: number): Promise<Saving> => (isHere(id) ? "saved" : fetchYard(id, asListed(id)));

/** A file that came for the list itself. */
export const keepListed = async (file: YardFile, answer: Response): Promise<Saving> =>
  isHere(file.store.id) ? "saved" : keepFile(file, answer, asListed(file.store.id));

async function fetchYard(id: number, wanted: Wanted): Promise<Saving> {
  try {
    const answer = await fetch(yardFilePath(id), { cache: "no-cache" });
    const file = answer.ok && readYardFile(await answer.clone().json());
    return file ? await keepFile(file, answer, wanted) : "failed";
  } catch {
    return "failed";
  }
}

/** Whose it is; undefined where nobody wants it any more. */
type Wanted = () => Pick<SavedYard, "listed"> | undefined;

/** The new one first among its own, and which ones have to go. */
function place(yard: SavedYard): { kept: SavedYard[]; gone: SavedYard[] } {
  const all = [yard, ...(savedYards.get() ?? []).filter(({ id }) => id !== yard.id)];
  const chosen = all.filter(({ listed }) => !listed);
  const listed = all.filter((one) => one.listed);
  return {
    kept: [...chosen.slice(0, atMost), ...listed.slice(0, atMost)],
    gone: [...chosen.slice(atMost), ...listed.slice(atMost)],
  };
}

async function keepFile(file: YardFile, answer: Response, wanted: Wanted): Promise<Saving> {
  const { id, listText: name } = file.store;
  try {
    await (await open()).put(yardFilePath(id), answer);
    const whose = wanted();
    if (!whose) {
      await forgetFile(id);
      return "failed";
    }
    const yard = { id, name, cars: file.cars.ids.length, at: new Date().toISOString() };
    const { kept, gone } = place(whose.listed ? { ...yard, listed: true } : yard);
    const noted = savedYards.set(kept);
    if (noted !== "kept") {
      if (!find(id)) await forgetFile(id);
      return noted === "full" ? "full" : "failed";
    }
    for (const left of gone) await forgetFile(left.id);
    return "saved";
  } catch (thrown) {
    return isFull(thrown) ? "full" : "failed";
  }
}

const forgetFile = async (id: number) => (await open()).delete(yardFilePath(id), { ignoreVary: true });

export async function dropYard(id: number): Promise<void> {
  const left = (savedYards.get() ?? []).filter((yard) => yard.id !== id);
  if (left.length > 0) savedYards.set(left);
  else savedYards.clear();
  if (canSave()) await forgetFile(id);
}

/** The file of a saved yard, as it was when it was saved. */
export async function findSavedYard(id: number): Promise<YardFile | undefined> {
  if (!canSave()) return undefined;
  const kept = await (await open()).match(yardFilePath(id), { ignoreVary: true });
  return kept && readYardFile(await kept.json().catch(() => undefined));
}
