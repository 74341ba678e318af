const limits = {
  /** So much work may wait at most: what is taken is answered within about this time. */
  maxWaitMs: 200,
  /** With so few waiting nobody is turned away, whatever they cost. */
  few: 16,
};
/** Even when arrivals never pause, something is worked on this often. */
const leastEveryMs = 10;
const unknownCostMs = 5;
const turnsOfAPiece = 4;
const mostKinds = 200;

/** Processor time of this thread: when the machine is busy with something else, a late answer is still an answer. */
export const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

type Piece = { kind: string; costMs: number; work: () => void };

/**
 * Heavy work, one piece at a time, when a turn of the event loop has brought nothing new: libuv takes one new connection
 * a turn, so without this a visitor who could be turned away at once waits behind everybody's work. It learns what each
 * kind of work costs, and takes only as much as can be done in time.
 */
export function createWorkQueue(given: Partial<typeof limits> = {}) {
  const { maxWaitMs, few } = { ...limits, ...given };
  const waiting: Piece[] = [];
  const costs = new Map<string, number>();
  let waitMs = 0;
  let arrived = 0;
  let workedAt = 0;
  let turning = false;
  let last: { kind: string; began: number; turns: number } | undefined;

  /** A piece's work goes on in promises, and in the turns after its own. */
  function learn() {
    if (!last) return;
    const spent = cpuMs() - last.began;
    const before = costs.get(last.kind) ?? spent;
    if (costs.size >= mostKinds) costs.clear();
    costs.set(last.kind, before + 0.2 * (spent - before));
    last = undefined;
  }

  function turn() {
    if (last && ++last.turns > turnsOfAPiece) learn();
    if (arrived === 0 || performance.now() - workedAt >= leastEveryMs) {
      const piece = waiting.shift();
      if (piece) {
        learn();
        waitMs -= piece.costMs;
        last = { kind: piece.kind, began: cpuMs(), turns: 0 };
        piece.work();
      }
      workedAt = performance.now();
    }
    arrived = 0;
    turning = last !== undefined || waiting.length > 0;
    if (turning) setImmediate(turn);
  }

  return {
    /** A connection or a request has come. */
    arrive() {
      arrived++;
    },
    /** False when too much waits already. */
    run(kind: string, work: () => void): boolean {
      if (waiting.length >= few && waitMs > maxWaitMs) return false;
      const costMs = costs.get(kind) ?? unknownCostMs;
      waitMs += costMs;
      waiting.push({ kind, costMs, work });
      if (!turning) setImmediate(turn);
      turning = true;
      return true;
    },
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
