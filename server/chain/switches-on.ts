import { chainFacts, chainFolder } from "#content/chain-facts.ts";
import { type Switch, switchNames } from "#core/switches.ts";
import type { Database } from "#data/database.ts";
import { keepSwitchesOn } from "#data/writes/switches-on.ts";

/** Remembers what the chain did once, so that what it gave up can be told from what it never did. */
export function rememberSwitches(db: Database) {
  let everOn: ReadonlySet<string> = new Set();
  return {
    /** To be called with every word of the folder and the office: what pages have is what both say. */
    async note(): Promise<void> {
      const { switches } = chainFacts();
      everOn = await keepSwitchesOn(
        db,
        switchNames.filter((name) => switches[name]),
      );
    },
    /** Where the folder has it on and only a rule of it is unsaid, nothing is gone: it may be said any day. */
    wasOn: (name: Switch): boolean => everOn.has(name) && !chainFolder().facts.switches[name],
  };
}
