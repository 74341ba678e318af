type Rounds = {
  /** Has it done now, or once more after what is under way; resolves when that is done. */
  wake(): Promise<void>;
  /** No round begins any more. Waits for the one that runs, for so long at the most. */
  stop(withinMs?: number): Promise<void>;
};

/**
 * Work that is done again and again, and never twice at once. It throws nothing; where it answers false, another round would
 * not help now, only a later one.
 */
export function startRounds(work: () => Promise<unknown>, everyMs?: number): Rounds {
  let working: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function run(): Promise<void> {
    do again = false;
    while ((await work()) !== false && again && !stopped);
  }
  function wake(): Promise<void> {
    if (stopped) return Promise.resolve();
    again = true;
    working ??= run().finally(() => {
      working = undefined;
    });
    return working;
  }

  const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs).unref();
  return {
    wake,
    async stop(withinMs) {
      stopped = true;
      clearInterval(timer);
      if (withinMs === undefined) return working;
      const patience = Promise.withResolvers<void>();
      const bell = setTimeout(patience.resolve, withinMs);
      await Promise.race([working, patience.promise]);
      clearTimeout(bell);
    },
  };
}
