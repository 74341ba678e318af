/** Lets the event loop go on during long work: call often, it pauses only when some milliseconds have gone. */
export function createBreath(budgetMs = 8): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < budgetMs) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        started = performance.now();
        resolve();
      }),
    );
  };
}

export type Breath = ReturnType<typeof createBreath>;
