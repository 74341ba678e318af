import { hasYardMode } from "#app/offline/has-yard-mode.ts";

/** Nobody waits for it, and who presses several buttons in a row asks once. */
const pauseMs = 1_000;

const coming = new Map<number, ReturnType<typeof setTimeout>>();

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The file of a yard from which something was put on a list, for when there is no signal. It is the same for everybody:
 * what is wanted from there it does not tell.
 */
export function keepYardSoon(store: number): void {
  if (store === 0 || savesData() || !hasYardMode()) return;
  clearTimeout(coming.get(store));
  coming.set(
    store,
    setTimeout(() => {
      coming.delete(store);
      import("#app/offline/browser/refresh-yards.ts").then(({ keepYard }) => keepYard(store));
    }, pauseMs),
  );
}
