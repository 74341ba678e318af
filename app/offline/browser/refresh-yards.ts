import { refreshYard, saveListed } from "#app/offline/keep-yard-file.ts";
import { canSave, isFresh, savedYards } from "#app/offline/saved-yards.ts";

export { keepListed } from "#app/offline/keep-yard-file.ts";

/** Saved yards follow the server's while there is signal; what has not changed is not sent again. */
export async function refreshYards(): Promise<void> {
  if (!navigator.onLine) return;
  const old = (savedYards.get() ?? []).filter((yard) => !isFresh(yard));
  // From the last to the first, so that their order stays.
  for (const { id } of old.reverse()) await refreshYard(id);
}

/** One that was listed, where this browser can keep it. */
export async function keepYard(id: number): Promise<void> {
  if (canSave()) await saveListed(id);
}
