import { FairLine } from "#api/fair-line.ts";
import { BoundedMap } from "#core/bounded-map.ts";

const limits = {
  /** So much work may wait at most: what is taken is answered within about this time. */
  maxWaitMs: 200,
  /** With so few waiting nobody is turned away, whatever they cost. */
  few: 16,
  /** One turn of the event loop may work so long on requests that are answered as soon as they are read. */
  maxTurnMs: 20,
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

/** Work for somebody of a network. `refuse` is called instead of `work` when others have a better right to the place. */
export type Piece = { network: string; kind: string; work: () => void; refuse: () => void };

/**
 * Heavy work, one piece at a time, when a turn of the event loop has brought nothing new: libuv takes one new connection
 * a turn, so without this a visitor who could be turned away at once waits behind everybody's work. It learns what each
 * kind of work costs, and takes only as much as can be done in time. The networks take turns; when there is too much,
 * the one with the most waiting is turned away.
 */
export function createWorkQueue(given: Partial<typeof limits> = {}) {
  const { maxWaitMs, few, maxTurnMs } = { ...limits, ...given };
  const waiting = new FairLine<Piece & { costMs: number }>();
  const costs = new BoundedMap<string, number>({ limit: mostKinds });
  let waitMs = 0;
  let arrived = 0;
  let workedAt = 0;
  let turning = false;
  let last: { kind: string; began: number; turns: number } | undefined;
  let thisTurn: { began: number; cpu: number } | undefined;

  /** A piece's work goes on in promises, and in the turns after its own. */
  function learn() {
    if (!last) return;
    const spent = cpuMs() - last.began;
    const before = costs.get(last.kind) ?? spent;
    // Whoever thinks up kinds pushes out what was not asked for lately.
    costs.set(last.kind, before + 0.2 * (spent - before));
    last = undefined;
  }

  function turn() {
    if (last && ++last.turns > turnsOfAPiece) learn();
    if (arrived === 0 || performance.now() - workedAt >= leastEveryMs) {
      const piece = waiting.next();
      if (piece) {
        learn();
        waitMs -= piece.costMs;
        last = { kind: piece.kind, began: cpuMs(), turns: 0 };
        piece.work();
      }
      workedAt = performance.now();
    }
    arrived = 0;
    turning = last !== undefined || waiting.size > 0;
    if (turning) setImmediate(turn);
  }

  function add(piece: Piece) {
    if (waiting.size >= few && waitMs > maxWaitMs) {
      const other = waiting.makeRoomFor(piece.network);
      if (!other) return piece.refuse();
      waitMs -= other.costMs;
      other.refuse();
    }
    const costMs = costs.get(piece.kind) ?? unknownCostMs;
    waitMs += costMs;
    waiting.add(piece.network, { ...piece, costMs });
    if (!turning) setImmediate(turn);
    turning = true;
  }

  return {
    /** So many pieces are not begun yet. */
    get waiting() {
      return waiting.size;
    },
    /** A connection or a request has come. */
    arrive() {
      arrived++;
    },
    run: add,
    /** What is usually cheap: at once, unless this turn has worked long enough on such. */
    runSoon(piece: Piece) {
      if (thisTurn === undefined) {
        thisTurn = { began: performance.now(), cpu: cpuMs() };
        setImmediate(() => {
          thisTurn = undefined;
        });
      } else if (performance.now() - thisTurn.began > maxTurnMs && cpuMs() - thisTurn.cpu > maxTurnMs)
        return add(piece);
      piece.work();
    },
  };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;
