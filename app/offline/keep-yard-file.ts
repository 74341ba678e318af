import { readYardFile, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { findSaved, forgetFile, isFresh, openYards, type SavedYard, savedYards } from "./saved-yards.ts";

export type Saving = "saved" | "failed" | "full";

/** Some 2 MB unpacked; who saves another one has a new plan. As many again for the lists. */
const atMost = 4;

const isFull = (thrown: unknown) => (thrown as Error | null)?.name === "QuotaExceededError";

/** Fetches a yard's file, or asks whether the one that is here is still right, and keeps it. */
export const saveYard = (id: number): Promise<Saving> => fetchYard(id, () => ({}));

/** The same for one that is saved: who erases it meanwhile does not get it back. */
export const refreshYard = (id: number): Promise<Saving> => fetchYard(id, () => findSaved(id));

const isHere = (id: number): boolean => isFresh(findSaved(id) ?? { at: "" });

/** One that somebody saved stays saved. */
const asListed =
  (id: number): FileOwner =>
  () =>
    findSaved(id) ?? { listed: true };

/** The same for a yard of a list, so that its cars, map and prices are there without signal too. */
export const saveListed = async (id: number): Promise<Saving> => (isHere(id) ? "saved" : fetchYard(id, asListed(id)));

/** A file that came for the list itself. */
export const keepListed = async (file: YardFile, answer: Response): Promise<Saving> =>
  isHere(file.store.id) ? "saved" : keepFile(file, answer, asListed(file.store.id));

async function fetchYard(id: number, wanted: FileOwner): Promise<Saving> {
  try {
    const answer = await fetch(yardFilePath(id), { cache: "no-cache" });
    const file = answer.ok && readYardFile(await answer.clone().json());
    return file ? await keepFile(file, answer, wanted) : "failed";
  } catch {
    return "failed";
  }
}

/** Whose it is; undefined where nobody wants it any more. */
type FileOwner = () => Pick<SavedYard, "listed"> | undefined;

/** The new one first among its own, and which ones have to go. */
function place(yard: SavedYard): readonly [kept: SavedYard[], gone: SavedYard[]] {
  const all = [yard, ...(savedYards.get() ?? []).filter(({ id }) => id !== yard.id)];
  const [listed, chosen] = [true, false].map((is) => all.filter((one) => !one.listed !== is)) as [
    SavedYard[],
    SavedYard[],
  ];
  return [
    [...chosen.splice(0, atMost), ...listed.splice(0, atMost)],
    [...chosen, ...listed],
  ];
}

async function keepFile(file: YardFile, answer: Response, wanted: FileOwner): Promise<Saving> {
  const { id, listText: name } = file.store;
  try {
    await (await openYards()).put(yardFilePath(id), answer);
    const whose = wanted();
    if (!whose) {
      await forgetFile(id);
      return "failed";
    }
    const yard = { id, name, cars: file.cars.ids.length, at: new Date().toISOString() };
    const [kept, gone] = place(whose.listed ? { ...yard, listed: true } : yard);
    const noted = savedYards.set(kept);
    if (noted !== "kept") {
      if (!findSaved(id)) await forgetFile(id);
      return noted === "full" ? "full" : "failed";
    }
    for (const left of gone) await forgetFile(left.id);
    return "saved";
  } catch (thrown) {
    return isFull(thrown) ? "full" : "failed";
  }
}
