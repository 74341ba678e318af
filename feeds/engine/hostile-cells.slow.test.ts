import { describe, expect, it } from "vitest";
import { feedIds, feeds } from "#feeds/feeds.ts";
import { cleanCell } from "./clean/cell.ts";
import { type Columns, normaliseName } from "./columns.ts";

/** Signs that patterns are fond of, alone and in the pairs that have cost others dear. */
const shapes = [
  ..."<&> \t\n0-/(':;|=.%,a",
  ...["<a", "<b>", "</p>", "<!--", "&#", "&a;", "1,", "1 ", "a ", "A1", "é", "https://a/", "x.jpg,", "mo 8:00-9:00;"],
  ...["<a href='", "<svg>", "- ", "a=1|", "8:00 ", "1/1/2026 ", "page:a"],
];

const grown = (shape: string, length: number) => `${shape.repeat(Math.ceil(length / shape.length)).slice(0, length)}!`;

/** Processor time of this thread, in ms: another program that has the processor meanwhile costs nothing. */
function work(run: () => unknown): number {
  const start = process.threadCpuUsage();
  let runs = 0;
  for (;;) {
    run();
    runs += 1;
    const { user, system } = process.threadCpuUsage(start);
    if (user + system > 20_000) return (user + system) / runs / 1000;
  }
}

/** So little work is no harm; the square of the length would be half a second. */
const harmless = 20;

/** Four times the length may take four times the work, with room for noise; the square would take sixteen times. */
function expectLinear(name: string, run: (text: string) => unknown) {
  for (const shape of shapes) {
    const [short, long] = [grown(shape, 8_000), grown(shape, 32_000)];
    const start = performance.now();
    run(long);
    if (performance.now() - start < harmless) continue;
    const excess = () => {
      const [less, more] = [work(() => run(short)), work(() => run(long))];
      return more - Math.max(8 * less, 2 * harmless);
    };
    // The square is too much every time; what a busy machine adds is not.
    const often = [excess, excess, excess, excess];
    expect(
      often.some((measure) => measure() < 0),
      `${name} with ${JSON.stringify(shape)}`,
    ).toBe(true);
  }
}

describe("the work on a cell grows with its length, not faster", () => {
  it.each(feedIds)("%s", (id) => {
    const checks = new Map(Object.entries(feeds[id].columns as Columns).map(([name, { check }]) => [check, name]));
    for (const [check, name] of checks)
      expectLinear(`${id}.${name}`, (text) => check.read(text, { dayFirst: false, now: new Date() }));
  });
  it("cleaning, and names of columns", () => {
    expectLinear("cleanCell", cleanCell);
    expectLinear("normaliseName", normaliseName);
  });
});
