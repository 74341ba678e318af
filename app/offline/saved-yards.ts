import { deviceValue } from "#app/device-value.ts";
import { readYardFile, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { cacheNames } from "./cache-names.ts";

/** A yard whose file is on this device; `at` is when it was last as the server has it. */
export type SavedYard = { readonly id: number; readonly name: string; readonly cars: number; readonly at: string };
export type Saving = "saved" | "failed" | "full";

/** Some 2 MB unpacked; who saves another one has a new plan. */
const atMost = 4;

export function readSavedYards(kept: unknown): readonly SavedYard[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const isYard = (yard: Partial<SavedYard> | null) =>
    typeof yard?.id === "number" && typeof yard.name === "string" && typeof yard.at === "string";
  return kept.filter(isYard) as SavedYard[];
}

/** The one saved last comes first. */
export const savedYards = deviceValue("yards", readSavedYards);

const open = () => caches.open(cacheNames.yards);

/** Whether this browser can keep one: over plain HTTP it cannot. */
export const canSave = (): boolean => typeof caches !== "undefined";

const isFull = (thrown: unknown) => (thrown as Error | null)?.name === "QuotaExceededError";

/** Fetches a yard's file, or asks whether the one that is here is still right, and keeps it. */
export const saveYard = (id: number): Promise<Saving> => save(id, () => true);

/** The same for one that is saved: who erases it meanwhile does not get it back. */
export const refreshYard = (id: number): Promise<Saving> =>
  save(id, () => (savedYards.get() ?? []).some((yard) => yard.id === id));

async function save(id: number, isWanted: () => boolean): Promise<Saving> {
  try {
    const answer = await fetch(yardFilePath(id), { cache: "no-cache" });
    if (!answer.ok) return "failed";
    const file = readYardFile(await answer.clone().json());
    if (!file) return "failed";
    await (await open()).put(yardFilePath(id), answer);
    if (!isWanted()) {
      await forgetFile(id);
      return "failed";
    }
    const others = (savedYards.get() ?? []).filter((yard) => yard.id !== id);
    const yard = { id, name: file.store.listText, cars: file.cars.ids.length, at: new Date().toISOString() };
    const noted = savedYards.set([yard, ...others].slice(0, atMost));
    if (noted !== "kept") {
      if (!savedYards.get()?.some((known) => known.id === id)) await forgetFile(id);
      return noted === "full" ? "full" : "failed";
    }
    for (const left of others.slice(atMost - 1)) await forgetFile(left.id);
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
