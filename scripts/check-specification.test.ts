import { describe, expect, it } from "vitest";
import { readTests } from "./read-tests.ts";
import { problemsOf, readRows } from "./specification.ts";
import { runOf } from "./test-files.ts";

const skipped = (source: string, file = "core/a.test.ts") => readTests(file, source).map((test) => test.skipped);
const row = (tests: string) => {
  const [read] = readRows(`| clause | test |\n|---|---|\n| It speaks \\| says. | ${tests} |\n`);
  if (!read) throw new Error("no row");
  return read;
};
const file = "core/a.test.ts";
const source = `
it("speaks", () => {});
describe("a", () => { it("is", () => {}); it("has | \\"it\\"", () => {}); });
describe("b", () => { it("is", () => {}); });
for (const edition of editionIds) test.describe(\`the menu in \${edition}\`, () => { test(\`opens \${edition}\`, f); });
it.each([[1, 2]])("%i is before %i", () => {});
describeEachDatabase("calls", ({ create }) => { it("write", async () => {}); });
it.skip("is skipped", () => {});
`.replace(", f)", ", () => {})");
const problems = (tests: string) =>
  problemsOf(row(tests), (name) => (name === file ? readTests(name, source) : undefined));

describe("a row", () => {
  it("names tests that run as their file writes them", () => {
    for (const name of [
      "speaks",
      "a > is",
      'a > has \\| \\"it\\"',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source has it
      "opens ${edition}",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source has it
      "the menu in ${edition} > opens ${edition}",
      "%i is before %i",
      "calls > write",
    ])
      expect([name, problems(`\`${file}\` — "${name}"`)]).toEqual([name, []]);
    expect(problems(`\`${file}\` — "speaks"; \`${file}\` — "write"<br>\`${file}\` — "b > is"`)).toEqual([]);
    expect(row(`\`${file}\` — "x"`).clause).toBe("It speaks | says.");
  });

  it.each([
    ["", "names no test"],
    ["see the sweeps", "names no test"],
    [`\`${file}\` — "speaks" and more`, "holds more than tests: and more"],
    ['`core/none.test.ts` — "speaks"', "core/none.test.ts does not exist"],
    [`\`${file}\` — "speak"`, 'has no test "speak"'],
    [`\`${file}\` — "is"`, "has 2 tests"],
    [`\`${file}\` — "is skipped"`, "proves nothing: .skip"],
    [`\`${file}\` — "speaks"; \`${file}\` — "is skipped"`, "proves nothing: .skip"],
  ])("that says %j is refused: %s", (tests, why) => {
    expect(problems(tests)).toEqual([expect.stringContaining(why)]);
  });
});

describe("a test that proves nothing", () => {
  it.each([
    ['it.skip("a", () => {})', ".skip"],
    ['it.todo("a")', ".todo"],
    ['test.fixme("a", () => {})', ".fixme"],
    ['it.fails("a", () => {})', ".fails"],
    ['xit("a", () => {})', ".skip"],
    ['describe.skip("b", () => { it("a", () => {}) })', ".skip"],
    ['test.describe.fixme("b", () => { test("a", () => {}) })', ".fixme"],
    ['it.skipIf(reason)("a", () => {})', "runs only on some machines"],
    ['describe.runIf(there)("b", () => { it("a", () => {}) })', "runs only on some machines"],
    ['it.each([])("a", () => {})', "has no cases"],
    ['test("a", () => { test.skip(!there, "why") })', "skips itself"],
    ['it("a", (context) => { if (x) context.skip() })', "skips itself"],
    ['test.describe("b", () => { test.fixme(); test("a", () => {}) })', "skips itself"],
    ['test.skip(); test("a", () => {})', "its file skips itself"],
  ])("%s", (code, why) => expect(skipped(code)).toEqual([why]));

  it("beside one that runs alone", () => {
    expect(skipped('it.only("a", () => {}); it("b", () => {})')).toEqual([undefined, "another has .only"]);
  });

  it("where no run takes its file", () => {
    const why = "no run of npm test includes its file";
    expect(skipped('it("a", () => {})', "core/a.spec.ts")).toEqual([why]);
    expect(skipped('it("a", () => {})', "tests/sweeps/a.test.tsx")).toEqual([why]);
    const files = ["api/a.test.ts", "api/a.slow.test.tsx", "tests/sweeps/a.test.ts", "tests/journeys/a.spec.ts"];
    expect(files.map(runOf)).toEqual(["unit", "slow", "sweeps", "journeys"]);
  });

  it("where npm test leaves out an English twin, and not its Spanish one", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the source has it
    const journey = 'test("a in en", () => {}); for (const e of all) test(`a in ${e}`, () => {})';
    expect(skipped(journey, "tests/journeys/a.spec.ts")).toEqual(["npm test leaves it out", undefined]);
    expect(skipped(journey, "tests/journeys/shell.spec.ts")).toEqual([undefined, undefined]);
  });

  it("not for one of its cases that is left out", () => {
    const each = 'describe.each(pages)("%s", (_, page) => { it.skipIf(isError(page))("a", () => {}) })';
    expect(skipped(each)).toEqual([undefined]);
    expect(skipped('it("a", () => { list.skip(1); helper.skip() })')).toEqual([undefined]);
  });
});
