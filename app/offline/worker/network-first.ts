import type { Signal } from "./mark-saved.ts";
import { patienceMs, wait } from "./patience.ts";
import { type Client, type FetchEvent, scope } from "./scope.ts";

type Pages = {
  /** What the network has now. */
  ask(event: FetchEvent): Promise<Response>;
  /** Keeps an answer, if it is one to keep. */
  keep(url: string, answer: Response): Promise<void> | undefined;
  /** The device's own, saying why it is shown. */
  find(url: string, signal: Signal): Promise<Response | undefined>;
  /** Where there is neither. */
  standIn(url: string): Promise<Response>;
  /** False where an old page would be taken for the answer to what was just sent. */
  hurries?(): boolean;
};

/** Windows for which the network brought a page after the device's own was shown. */
const arrived = new Set<string>();

/** A window may begin to listen only after that: it asks then. */
export function tellArrived(client: Client): void {
  if (arrived.has(client.id)) client.postMessage("fresh");
}

/** Pages from the network first, so that whoever has signal sees what is; what the device kept only where that fails or takes long. */
export const networkFirst = ({ ask, keep, find, standIn, hurries = () => true }: Pages) =>
  async function answerPage(event: FetchEvent): Promise<Response> {
    const {
      request: { url },
      resultingClientId,
    } = event;
    const fresh = ask(event).then(
      (answer) => {
        const kept = keep(url, answer);
        if (kept) event.waitUntil(kept);
        return answer;
      },
      () => null,
    );
    // A part of a whole: the wait below must not end the work.
    event.waitUntil(fresh);
    const soon = await (hurries() ? Promise.race([fresh, wait(patienceMs)]) : fresh);
    if (soon) return soon;
    const kept = await find(url, soon === null ? "none" : "poor").catch(() => undefined);
    if (!kept) return (await fresh) ?? standIn(url);
    if (soon === undefined)
      event.waitUntil(
        fresh.then(async (answer) => {
          if (!answer) return;
          arrived.add(resultingClientId);
          (await scope.clients.get(resultingClientId))?.postMessage("fresh");
        }),
      );
    return kept;
  };
