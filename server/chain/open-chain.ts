import type { Config } from "#config";
import { ChainError } from "#content/chain/chain-error.ts";
import { readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";
import { watchFolder } from "./folder-watch.ts";
import { withSettings } from "./with-settings.ts";

export type ChainHolder = {
  /** Reads the folder again now. What cannot be taken leaves everything as it was. */
  reload(): Promise<void>;
  stop(): Promise<void>;
};

/** Takes what the chain says of itself out of its folder; weak colours are told. */
export async function loadChain(config: Config, say: (line: string) => void): Promise<void> {
  const folder = await readChainFolder(config.chainDir, config.root);
  keepChain({ ...folder, facts: withSettings(folder.facts, config) });
  for (const warning of folder.theme?.warnings ?? []) say(warning);
}

/** Follows the folder: what changes there shows without a start. `changed` forgets what was made of the old facts. */
export function followChain(config: Config, changed: () => Promise<void>, say: (line: string) => void): ChainHolder {
  async function reload() {
    try {
      await loadChain(config, say);
      await changed();
      say("The chain's folder was read again.");
    } catch (thrown) {
      if (!(thrown instanceof ChainError)) throw thrown;
      say(`The chain's folder was not taken, the site goes on as before.\n${thrown.message}`);
    }
  }
  const watch = watchFolder(config.chainDir, reload);
  return { reload, stop: watch.stop };
}
