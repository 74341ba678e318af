import { refreshYard, savedYards } from "#app/offline/saved-yards.ts";

/** Cars come and go by the day. */
const freshMs = 3_600_000;

/** Saved yards follow the server's while there is signal; what has not changed is not sent again. */
export async function refreshYards(): Promise<void> {
  if (!navigator.onLine) return;
  const old = (savedYards.get() ?? []).filter(({ at }) => Date.now() - Date.parse(at) > freshMs);
  // From the last to the first, so that their order stays.
  for (const { id } of old.reverse()) await refreshYard(id);
}
