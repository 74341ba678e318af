import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Pattern } from "./patterns.ts";

/** Whoever judges otherwise judges anew: the checker's release, and our own reading of what it says. */
export async function judgesVersion(): Promise<string> {
  const { version } = createRequire(import.meta.url)("recheck/package.json") as { version: string };
  const own = await readFile(new URL("patterns.ts", import.meta.url), "utf8");
  return createHash("sha256").update(version).update(own).digest("hex");
}

export type PatternMemory = {
  /** Why a pattern is refused, "" when it is safe; asked of the judge only where nobody remembers. */
  judge(pattern: Pattern): string;
  /** Keeps what was found safe this time; what no file holds any more is forgotten. */
  save(): Promise<void>;
};

/** What was once found safe stays so for the same judge. The file is only a memory and may be deleted. */
export async function openPatternMemory(
  file: string,
  version: string,
  judge: (pattern: Pattern) => string,
): Promise<PatternMemory> {
  const kept = await readFile(file, "utf8")
    .then(JSON.parse, () => undefined)
    .catch(() => undefined);
  const { version: known, safe = [] } = (kept ?? {}) as { version?: string; safe?: string[] };
  const before = new Set(known === version ? safe : []);
  const still = new Set<string>();
  return {
    judge(pattern) {
      const key = createHash("sha256")
        .update(JSON.stringify([pattern.source, pattern.flags]))
        .digest("base64url");
      const why = still.has(key) || before.has(key) ? "" : judge(pattern);
      if (why === "") still.add(key);
      return why;
    },
    async save() {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ version, safe: [...still] }));
    },
  };
}
