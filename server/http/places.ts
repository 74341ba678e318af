/** The part of Node's response that matters here. */
export type Answering = { readonly writableEnded: boolean; once(event: "close", heard: () => void): unknown };

/**
 * Places for what is under way. A network may hold twice as many as it leaves free: the first two thirds of all, the next
 * two thirds of the rest, so there is always one for somebody else. `few`: no more than that for each once half of all are taken.
 */
export function createPlaces(most: number, few = most) {
  const taken = new Map<Answering, string>();
  const held = new Map<string, number>();
  const isOpenTo = (network: string) =>
    (held.get(network) ?? 0) < Math.min(2 * (most - taken.size), 2 * taken.size < most ? most : few);

  function leave(res: Answering) {
    const network = taken.get(res);
    if (network === undefined) return;
    taken.delete(res);
    const left = (held.get(network) ?? 1) - 1;
    if (left > 0) held.set(network, left);
    else held.delete(network);
  }

  return {
    leave,
    enter(network: string, res: Answering): boolean {
      // What is made and only waits for its reader is no work any more.
      if (!isOpenTo(network)) for (const one of taken.keys()) if (one.writableEnded) leave(one);
      if (!isOpenTo(network)) return false;
      taken.set(res, network);
      held.set(network, (held.get(network) ?? 0) + 1);
      res.once("close", () => leave(res));
      return true;
    },
    get size() {
      return taken.size;
    },
  };
}
