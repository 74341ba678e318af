import { glob, readFile, writeFile } from "node:fs/promises";
import { fitPatterns } from "../core/fit-asked.ts";
import { yearPhrases } from "../core/smart-query-years.ts";
import { generationPhrase } from "../stock/read-generation.ts";
import { failWith } from "./fail-with.ts";
import { findPatterns, hasEndlessRepeat, judge, judgeName, type Pattern } from "./patterns.ts";

/** Files that may put a pattern together: why, and what comes of it. */
const builders: Record<string, { why: string; patterns: readonly Pattern[] }> = {
  "stock/read-generation.ts": { why: "words of numbers beside one word", patterns: [generationPhrase] },
  "core/smart-query-years.ts": { why: "pieces that all phrases of years share", patterns: yearPhrases },
  "core/fit-asked.ts": {
    why: "words that stand whole, each list with what may stand around it",
    patterns: fitPatterns,
  },
};

/**
 * Whose verdict it is, then every pattern that repeats without a bound and was found safe. A verdict costs up to seconds of
 * a processor and never changes for the same judge, so only what the list lacks is judged. Another judge, and the list is void.
 */
const listFile = "scripts/safe-patterns.txt";
const [judged, ...lines] = (await readFile(listFile, "utf8").catch(() => "")).trimEnd().split("\n");
const judgesName = await judgeName();
const listed = new Set(judged === judgesName ? lines : []);
const safe = new Set<string>();
const problems: string[] = [];

function check(where: string, pattern: Pattern): void {
  if (!hasEndlessRepeat(pattern)) return;
  const text = String(new RegExp(pattern.source, pattern.flags));
  const why = safe.has(text) || listed.has(text) ? "" : judge(pattern);
  if (why === "") safe.add(text);
  else problems.push(`${where}: ${text}: ${why}; bound what repeats ({0,99}), or read the text by hand`);
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
const added = [...safe].filter((text) => !listed.has(text)).length;
const gone = listed.size + added - safe.size;
if (process.argv.includes("--write")) await writeFile(listFile, `${[judgesName, ...[...safe].sort()].join("\n")}\n`);
else if (added + gone > 0)
  problems.push(
    `${listFile} lacks ${added} safe patterns and has ${gone} that no file holds: node scripts/check-patterns.ts --write`,
  );
console.log(`${count} regular expressions, ${problems.length} problems, ${added} judged anew`);
failWith(problems);
