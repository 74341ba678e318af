import { glob, readFile } from "node:fs/promises";
import { yearPhrases } from "../core/smart-query-years.ts";
import { judgesVersion, openPatternMemory } from "./pattern-memory.ts";
import { findPatterns, judge, type Pattern } from "./patterns.ts";

/** Files that may put a pattern together: why, and what comes of it. */
const builders: Record<string, { why: string; patterns: readonly Pattern[] }> = {
  "core/smart-query-years.ts": { why: "pieces that all phrases of years share", patterns: yearPhrases },
};

const memory = await openPatternMemory(".tmp/safe-patterns.json", await judgesVersion(), judge);
const problems: string[] = [];

function check(where: string, pattern: Pattern): void {
  const why = memory.judge(pattern);
  if (why !== "")
    problems.push(
      `${where}: /${pattern.source}/${pattern.flags}: ${why}; bound what repeats ({0,99}), or read the text by hand`,
    );
}

let count = 0;
for await (const file of glob(
  "{config.ts,{core,content,drawings,site,data,stock,feeds,api,app,office,render,server,cli}/**/*.{ts,tsx}}",
)) {
  if (/\.test\.tsx?$/.test(file)) continue;
  const { patterns, built } = findPatterns(file, await readFile(file, "utf8"));
  for (const { line, ...pattern } of patterns) check(`${file}:${line}`, pattern);
  const builder = builders[file];
  for (const { line, text } of builder ? [] : built)
    problems.push(`${file}:${line}: ${text}: write a literal, or say in scripts/check-patterns.ts what comes of it`);
  for (const pattern of builder?.patterns ?? []) check(file, { source: pattern.source, flags: pattern.flags });
  if (builder && built.length === 0) problems.push(`${file} builds no pattern any more`);
  count += patterns.length + (builder?.patterns.length ?? 0);
}
await memory.save();
console.log(`${count} regular expressions, ${problems.length} refused`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
