import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

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
export function watchFolder(folder: string, changed: () => Promise<void>, everyMs = 2_000) {
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
