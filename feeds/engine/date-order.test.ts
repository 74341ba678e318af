import { expect, it } from "vitest";
import { createDateOrder } from "./date-order.ts";

function judge(cells: readonly string[], told?: "day" | "month") {
  const order = createDateOrder();
  for (const [at, cell] of cells.entries()) order.note(at + 2, cell);
  return order.judge(told);
}
const times = (count: number, cell: string) => Array.from({ length: count }, () => cell);

it("one date that can be read in one way only tells for all", () => {
  expect(judge(["05/06/2026", "25/06/2026"])).toMatchObject({ dayFirst: true, refusals: [] });
  expect(judge(["05/06/2026", "25/06/2026"]).notes).toEqual([
    { en: expect.stringContaining("25/06/2026 (line 3)"), es: expect.stringContaining("25/06/2026 (línea 3)") },
  ]);
  expect(judge(["05/06/2026", "06/25/2026"])).toEqual({ dayFirst: false, notes: [], refusals: [] });
});

it("refuses when no line tells, and names the first", () => {
  const { refusals } = judge(["2026-05-11", "05/06/2026", "06/05/2026"]);
  expect(refusals[0]?.en).toBe(
    "2 dates such as 05/06/2026 (line 3) can be read two ways, and no line tells which is meant.",
  );
  expect(refusals[1]?.en).toContain("--dates day or --dates month");
});

it("what reads the same both ways, or is no date, tells nothing and asks nothing", () => {
  const quiet = { dayFirst: false, notes: [], refusals: [] };
  for (const cells of [[], ["05/05/2026"], ["words"], ["25/26/2026"], ["00/05/2026"], ["2026-05-11"]])
    expect([cells, judge(cells)]).toEqual([cells, quiet]);
  expect(judge(["01/02/2026"]).refusals).toHaveLength(2);
  expect(judge(["12/11/2026"]).refusals).toHaveLength(2);
  expect(judge(["12/13/2026"])).toEqual(quiet);
  expect(judge(["13/12/2026"]).dayFirst).toBe(true);
});

it("refuses a file that mixes both, but for a slip in a hundred", () => {
  const mixed = judge(["25/06/2026", "06/25/2026"]);
  expect(mixed.refusals[0]?.en).toContain("25/06/2026 (line 2) has the day first, 06/25/2026 (line 3) the month");
  expect(judge([...times(99, "25/06/2026"), "06/25/2026"])).toMatchObject({ dayFirst: true, refusals: [] });
  expect(judge([...times(98, "25/06/2026"), "06/25/2026"]).refusals).toHaveLength(2);
  expect(judge([...times(99, "06/25/2026"), "25/06/2026"])).toEqual({ dayFirst: false, notes: [], refusals: [] });
});

it("what somebody says rules", () => {
  expect(judge(["06/25/2026"], "day")).toEqual({ dayFirst: true, notes: [], refusals: [] });
  expect(judge(["05/06/2026"], "month")).toEqual({ dayFirst: false, notes: [], refusals: [] });
});
