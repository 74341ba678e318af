import { existsSync, readFileSync } from "node:fs";
import { failWith } from "./fail-with.ts";
import { type FoundTest, readTests } from "./read-tests.ts";
import { problemsOf, readRows } from "./specification.ts";

/** Every clause of docs/specification.md is held by a test that `npm test` runs. */
const table = "docs/specification.md";
const rows = readRows(readFileSync(table, "utf8"));
const known = new Map<string, FoundTest[]>();
function testsOf(file: string): FoundTest[] | undefined {
  if (!existsSync(file)) return undefined;
  const tests = known.get(file) ?? readTests(file, readFileSync(file, "utf8"));
  known.set(file, tests);
  return tests;
}
const problems = rows.flatMap((row) => problemsOf(row, testsOf).map((problem) => `${table}:${row.line}: ${problem}`));
if (rows.length === 0) problems.push(`${table} has no rows`);
failWith(problems);
