import { type Answering, createPlaces } from "./places.ts";

const limits = {
  maxInFlight: 768,
  /** Requests with a body wait for their sender, and streams for their reader: neither takes the others' places. */
  maxBodies: 768,
  maxStreams: 48,
};
/** A stream lasts up to two minutes: two networks of slow readers must not take all of them from the rest. */
const fewStreams = 2;

/** Says whether to turn a request away before anything is done for it. What is heavy has a queue besides. */
export function createOverloadGuard(given: Partial<typeof limits> = {}) {
  const { maxInFlight, maxBodies, maxStreams } = { ...limits, ...given };
  const under = createPlaces(maxInFlight);
  const bodies = createPlaces(maxBodies);
  const streams = createPlaces(maxStreams, fewStreams);

  return {
    enter: under.enter,
    enterWithBody: bodies.enter,
    /** An answer already taken that will go out piece by piece, as fast as its reader reads. */
    enterStream(network: string, res: Answering): boolean {
      const taken = streams.enter(network, res);
      if (taken) under.leave(res);
      return taken;
    },
    get inFlight() {
      return under.size + bodies.size + streams.size;
    },
  };
}

export type OverloadGuard = ReturnType<typeof createOverloadGuard>;
