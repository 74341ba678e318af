import { cpuMs } from "./work-queue.ts";

/** The part of Node's response that matters here. */
type Answering = { readonly writableEnded: boolean; once(event: "close", heard: () => void): unknown };

const limits = {
  maxInFlight: 512,
  /** Requests with a body wait for their sender, and streams for their reader: neither takes the others' places. */
  maxBodies: 512,
  maxStreams: 64,
  /** One turn of the event loop may work so long on requests that are answered as soon as they are read. */
  maxTurnMs: 250,
  /** With so few in a turn nobody is turned away, whatever they cost. */
  fewPerTurn: 12,
};

/** Says whether to turn a request away before anything is done for it. What is heavy has a queue besides. */
export function createOverloadGuard(given: Partial<typeof limits> = {}) {
  const { maxInFlight, maxBodies, maxStreams, maxTurnMs, fewPerTurn } = { ...limits, ...given };
  const under = new Set<Answering>();
  const bodies = new Set<Answering>();
  const streams = new Set<Answering>();
  let turn: { began: number; taken: number } | undefined;

  function beginTurn() {
    turn = { began: cpuMs(), taken: 0 };
    setImmediate(() => {
      turn = undefined;
    });
    return turn;
  }

  function enterInto(places: Set<Answering>, most: number, res: Answering): boolean {
    if (places.size >= most) return false;
    places.add(res);
    res.once("close", () => places.delete(res));
    return true;
  }

  return {
    enter(res: Answering): boolean {
      const now = turn ?? beginTurn();
      if (now.taken >= fewPerTurn && cpuMs() - now.began > maxTurnMs) return false;
      // What is made and only waits for its reader is no work any more.
      if (under.size >= maxInFlight) for (const one of under) if (one.writableEnded) under.delete(one);
      now.taken++;
      return enterInto(under, maxInFlight, res);
    },
    enterWithBody: (res: Answering) => enterInto(bodies, maxBodies, res),
    /** An answer already taken that will go out piece by piece, as fast as its reader reads. */
    enterStream(res: Answering): boolean {
      const taken = enterInto(streams, maxStreams, res);
      if (taken) under.delete(res);
      return taken;
    },
    get inFlight() {
      return under.size + bodies.size + streams.size;
    },
  };
}

export type OverloadGuard = ReturnType<typeof createOverloadGuard>;
