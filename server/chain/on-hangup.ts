import type { ChainHolder } from "./open-chain.ts";

/** SIGHUP reads the chain's folder again; while the server still starts, as soon as it runs, instead of ending it. */
export function reloadOnHangup() {
  const started = Promise.withResolvers<ChainHolder>();
  const hear = () => void started.promise.then((chain) => chain.reload());
  process.on("SIGHUP", hear);
  return { ready: started.resolve, stop: () => process.off("SIGHUP", hear) };
}
