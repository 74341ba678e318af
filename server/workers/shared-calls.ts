import type { SharedCalls } from "#api/fair-use.ts";
import type { Siblings } from "./siblings.ts";

/** So late others hear of a network's calls; more than its share within this time is all that it can win. */
const everyMs = 200;

type CountedCalls = { name: string; calls: [network: string, count: number][] };

/** Lets the processes of a server count a network's calls together: each tells the others what it counted, a few times a second. */
export function createSharedCalls({ share, onShared }: Pick<Siblings, "share" | "onShared">) {
  const hearers = new Map<string, (network: string, count: number) => void>();
  onShared("calls", (data) => {
    const { name, calls } = data as CountedCalls;
    for (const [network, count] of calls) hearers.get(name)?.(network, count);
  });
  return (name: string): SharedCalls => {
    let untold = new Map<string, number>();
    const tellAll = () => {
      share("calls", { name, calls: [...untold] } satisfies CountedCalls);
      untold = new Map();
    };
    return {
      tell(network) {
        if (untold.size === 0) setTimeout(tellAll, everyMs).unref();
        untold.set(network, (untold.get(network) ?? 0) + 1);
      },
      hear(add) {
        hearers.set(name, add);
      },
    };
  };
}
