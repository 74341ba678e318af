import type { FoundTest } from "./read-tests.ts";

type Row = { line: number; clause: string; tests: { file: string; name: string }[]; rest: string };

const cells = (line: string) =>
  line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** The rows of all tables, whose last column names tests as `file` — "name". */
export function readRows(text: string): Row[] {
  const lines = text.split("\n").map((line, at) => ({ line, number: at + 1 }));
  const rows = lines.filter(({ line }, at) => {
    const next = lines[at + 1]?.line ?? "";
    return /^\|/.test(line) && !/^\|[\s|:-]+$/.test(line) && !/^\|[\s|:-]+$/.test(next);
  });
  return rows.map(({ line, number }) => {
    const [clause = "", named = ""] = cells(line);
    const tests = [...named.matchAll(/`([^`]+)` — "((?:[^"\\]|\\.)+)"/g)].map(([, file = "", name = ""]) => ({
      file,
      name: name.replaceAll('\\"', '"'),
    }));
    const rest = named.replace(/`[^`]+` — "(?:[^"\\]|\\.)+"/g, "").replace(/<br>|;/g, "");
    return { line: number, clause, tests, rest: rest.trim() };
  });
}

/** A test is named by its own title, or by titles of the blocks around it and its own: `block > title`. */
const isNamed = ({ name, path }: FoundTest, wanted: string) =>
  [...path, name].some((_, at, titles) => titles.slice(at).join(" > ") === wanted);

/** What is wrong with a row; `testsOf` gives the tests of a file, or undefined where there is none. */
export function problemsOf(row: Row, testsOf: (file: string) => FoundTest[] | undefined): string[] {
  if (row.tests.length === 0) return [`names no test: ${row.clause}`];
  if (row.rest) return [`holds more than tests: ${row.rest}`];
  return row.tests.flatMap(({ file, name }) => {
    const tests = testsOf(file);
    if (!tests) return [`${file} does not exist`];
    const named = tests.filter((test) => isNamed(test, name));
    if (named.length === 0) return [`${file} has no test "${name}"`];
    if (named.length > 1) return [`${file} has ${named.length} tests "${name}": say the block too, "block > ${name}"`];
    return named[0]?.skipped ? [`${file} "${name}" proves nothing: ${named[0].skipped}`] : [];
  });
}
