import { makeDemoChain } from "#demo/make-demo-chain.ts";
import { type Command, UsageError } from "../command.ts";
import { readCount } from "../input.ts";

export const demoCommand: Command = {
  usage: "demo [--stores N] [--vehicles M] [--seed S]",
  about: "Makes the invented demo chain in an empty database, of any size.",
  options: { stores: { type: "string" }, vehicles: { type: "string" }, seed: { type: "string" } },
  makes: "demo",
  async run({ words, options, openDatabase, io }) {
    if (words[0] !== undefined) throw new UsageError(`“${words[0]}” is nothing that demo can do.`);
    const db = await openDatabase();
    const chain = await makeDemoChain(db, {
      ...(options.stores !== undefined && { stores: readCount("stores", options.stores, 0) }),
      ...(options.vehicles !== undefined && { vehicles: readCount("vehicles", options.vehicles, 0) }),
      ...(typeof options.seed === "string" && { seed: options.seed }),
      onProgress: ({ what, done, total }) => io.progress(total > 0 ? done / total : 1, what),
    });
    io.progress(null);
    const { stores, vehicles, seed, ms } = chain;
    io.out(`${stores} stores and ${vehicles} vehicles (seed ${seed}) are in ${db.place}; ${(ms / 1000).toFixed(1)} s.`);
    return 0;
  },
};
