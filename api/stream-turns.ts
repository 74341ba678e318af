import { FairLine } from "./fair-line.ts";

/**
 * Long answers made side by side take turns: one of them goes on in a turn of the event loop, for some milliseconds.
 * With a pause of its own each, fifty of them would hold everybody else fifty times as long. And the networks take
 * turns, so that fifty of one do not hold the one of another.
 */
export function createTurns(budgetMs: number): (network: string) => Promise<void> | undefined {
  const waiting = new FairLine<() => void>();
  let began = 0;

  function next() {
    began = performance.now();
    waiting.next()?.();
    if (waiting.size > 0) setImmediate(next);
  }

  /** To be asked before each piece: undefined when it may be made at once. */
  return (network) => {
    if (waiting.size === 0 && performance.now() - began < budgetMs) return undefined;
    return new Promise((go) => {
      waiting.add(network, go);
      if (waiting.size === 1) setImmediate(next);
    });
  };
}
