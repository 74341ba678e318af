import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config";
import { ChainError } from "#content/chain/chain-error.ts";
import { type ChainFolder, readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";
import { systemLanguage } from "#core/system-language.ts";
import { keepOwnLists } from "#data/reference.ts";

/** What tells one state of a folder from another: its files with their sizes and times. */
function findState(folder: string): string | undefined {
  try {
    const lines = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .sort()
      .map((name) => {
        const { size, mtimeMs, ino } = statSync(join(folder, name));
        return `${name} ${size} ${mtimeMs} ${ino}`;
      });
    return lines.join("\n");
  } catch {
    // A file is just being replaced: the next look sees it.
    return undefined;
  }
}

/**
 * Calls when a folder's files have changed and stand still. It looks every so often instead of being told: folders that
 * come over a network or into a container tell nobody.
 */
function watchFolder(folder: string, changed: () => Promise<void>, everyMs = 2_000) {
  let known = findState(folder);
  let seen = known;
  let working = Promise.resolve();
  const timer = setInterval(() => {
    const state = findState(folder);
    if (state === undefined) return;
    const still = state === seen;
    seen = state;
    if (state === known || !still) return;
    known = state;
    working = working.then(changed);
  }, everyMs / 2);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return working;
    },
  };
}

export type ChainHolder = {
  /** Reads the folder again now. What cannot be taken leaves everything as it was. */
  reload(): Promise<void>;
  stop(): Promise<void>;
};

/** Makes ready what may fail; the answer forgets what was made of the old facts. */
type Prepare = (next: ChainFolder) => Promise<() => void>;

/** Takes what the chain says of itself out of its folder; weak colours are told. */
export async function loadChain(
  config: Config,
  say: (line: string) => void,
  prepare: Prepare = async () => () => {},
): Promise<void> {
  const folder = await readChainFolder(config.chainDir, config.root);
  const takeOver = await prepare(folder);
  keepChain(folder);
  keepOwnLists(folder.lists);
  takeOver();
  for (const warning of folder.theme?.warnings ?? []) say(warning[systemLanguage()]);
}

const words = {
  es: {
    taken: "Se volvió a leer la carpeta de la cadena.",
    left: "La carpeta de la cadena no se tomó; el sitio sigue como estaba.",
  },
  en: {
    taken: "The chain's folder was read again.",
    left: "The chain's folder was not taken, the site goes on as before.",
  },
};

/** Follows the folder: what changes there shows without a start. */
export function followChain(config: Config, prepare: Prepare, say: (line: string) => void): ChainHolder {
  async function readAgain() {
    const lang = systemLanguage();
    try {
      await loadChain(config, say, prepare);
      say(words[lang].taken);
    } catch (thrown) {
      // Whatever it is: a file in a folder must not end a site that runs.
      const told = thrown instanceof ChainError ? thrown.words[lang] : String(thrown);
      say(`${words[lang].left}\n${told}`);
    }
  }
  // One after the other: of two readings at once, the older must not be the last to be shown.
  let working = Promise.resolve();
  const reload = () => {
    working = working.then(readAgain);
    return working;
  };
  const watch = watchFolder(config.chainDir, reload);
  return { reload, stop: watch.stop };
}
