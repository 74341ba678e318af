import { FairLine } from "#api/fair-line.ts";
import { SiteError } from "#core/errors.ts";

type Waiting = { begin: () => void; refuse: () => void };

/**
 * Work beside the event loop, so much at a time: its threads also pack everybody's pages. The networks take turns, and
 * when too much waits the one with the most waiting is turned away. Who is gone waits no longer.
 */
export function createFairWork({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting = new FairLine<Waiting>();
  let working = 0;

  const turn = (network: string, gone: AbortSignal | undefined) =>
    new Promise<void>((begin, fail) => {
      const refuse = () => fail(new SiteError("unavailable", "too much waits to be made", { retryAfter: 2 }));
      if (gone?.aborted) return refuse();
      if (waiting.size >= mostWaiting) {
        const other = waiting.makeRoomFor(network);
        if (!other) return refuse();
        other.refuse();
      }
      const one = { begin, refuse };
      waiting.add(network, one);
      gone?.addEventListener("abort", () => {
        waiting.leave(network, one);
        refuse();
      });
    });

  return async function run<T>(network: string, make: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (working < atOnce) working++;
    else await turn(network, gone);
    try {
      return await make();
    } finally {
      const next = waiting.next();
      if (next) next.begin();
      else working--;
    }
  };
}
