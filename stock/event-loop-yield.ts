/** Lets the event loop go on during long work: call often, it pauses only when some milliseconds have gone. */
export function createYield(budgetMs = 8): () => Promise<void> | undefined {
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

export type YieldIfDue = ReturnType<typeof createYield>;
