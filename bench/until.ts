import { setTimeout as wait } from "node:timers/promises";

/** How long it took until it held, in milliseconds. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  patienceMs = 120_000,
): Promise<number> {
  const began = Date.now();
  for (; Date.now() - began < patienceMs; await wait(50)) if (await holds()) return Date.now() - began;
  throw new Error(`${what}: not within ${patienceMs / 1000} s`);
}
