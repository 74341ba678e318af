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

function readSavedYards(kept: unknown): readonly SavedYard[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const isYard = (yard: Partial<SavedYard> | null) =>
    typeof yard?.id === "number" && typeof yard.name === "string" && typeof yard.at === "string";
  return kept.filter(isYard) as SavedYard[];
}

/** The one saved last comes first; those of the lists follow. */
export const savedYards = deviceValue("yards", readSavedYards);

/** Cars come and go by the day. */
const freshMs = 3_600_000;
export const isFresh = ({ at }: Pick<SavedYard, "at">): boolean => Date.now() - Date.parse(at) <= freshMs;

export const openYards = () => caches.open(cacheNames.yards);

/** Whether this browser can keep one: over plain HTTP it cannot. */
export const canSave = (): boolean => typeof caches !== "undefined";

export const findSaved = (id: number): SavedYard | undefined => savedYards.get()?.find((yard) => yard.id === id);

export const forgetFile = async (id: number) => (await openYards()).delete(yardFilePath(id), { ignoreVary: true });

export async function dropYard(id: number): Promise<void> {
  const left = (savedYards.get() ?? []).filter((yard) => yard.id !== id);
  if (left.length > 0) savedYards.set(left);
  else savedYards.clear();
  if (canSave()) await forgetFile(id);
}

/** The file of a saved yard, as it was when it was saved. */
export async function findSavedYard(id: number): Promise<YardFile | undefined> {
  if (!canSave()) return undefined;
  const kept = await (await openYards()).match(yardFilePath(id), { ignoreVary: true });
  return kept && readYardFile(await kept.json().catch(() => undefined));
}
