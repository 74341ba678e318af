import type { ChildProcess } from "node:child_process";

/** A connection on its way to a worker, as Node's cluster hands it over. */
type Handle = { close(): void };
/** What Node's cluster and a worker say to each other about it. */
type Offer = { cmd?: string; act?: string; seq?: number };
type Answer = { cmd?: string; ack?: number };

/** What it still said is read by then: a connection that it passed back goes to another worker. */
const lastWordsMs = 500;

/**
 * Closes what was handed to a worker that ended before it answered: Node waits for that answer for ever, and so would the
 * visitor.
 */
export function closeWhenLost(worker: ChildProcess): void {
  const underWay = new Map<number, Handle>();
  const send = worker.send as (...given: unknown[]) => boolean;
  worker.send = (...given: unknown[]) => {
    const [offer, handle] = given as [Offer, Handle | undefined];
    if (handle && offer.act === "newconn" && offer.seq !== undefined) underWay.set(offer.seq, handle);
    return send.apply(worker, given);
  };
  worker.on("internalMessage", ({ cmd, ack }: Answer) => {
    if (cmd === "NODE_CLUSTER" && ack !== undefined) underWay.delete(ack);
  });
  worker.once("exit", () =>
    setTimeout(() => {
      for (const handle of underWay.values()) handle.close();
      underWay.clear();
    }, lastWordsMs),
  );
}
