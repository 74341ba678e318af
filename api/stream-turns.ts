/**
 * Long answers made side by side take turns: one of them goes on in a turn of the event loop, for some milliseconds.
 * With a pause of its own each, fifty of them would hold everybody else fifty times as long.
 */
export function createTurns(budgetMs: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let began = 0;

  function next() {
    began = performance.now();
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }

  /** To be asked before each piece: undefined when it may be made at once. */
  return () => {
    if (waiting.length === 0 && performance.now() - began < budgetMs) return undefined;
    return new Promise((go) => {
      waiting.push(go);
      if (waiting.length === 1) setImmediate(next);
    });
  };
}
