import { expect, test } from "vitest";
import { type RoomResult, writeReport } from "./report.ts";

const mutant = (id: number, file: string) => ({
  id,
  file,
  line: 3,
  kind: "logic",
  was: "a",
  text: "b",
  start: 0,
  end: 1,
});
const room = (name: string, survivors: number[]): RoomResult => {
  const tried = [1, 2, 3, 4].map((id) => mutant(id, `${name}/a.ts`));
  return {
    room: name,
    possible: 9,
    tried,
    survivors: tried.filter(({ id }) => survivors.includes(id)),
    unreached: new Set(survivors.slice(1)),
  };
};

test("a folder that was not tried again keeps its figures and its survivors", () => {
  const first = writeReport("", [room("core", [1, 2]), room("api", [])]);
  expect(first).toContain("| core/ | 9 | 4 | 2 | 1 | 50.0 % |\n| api/ | 9 | 4 | 4 | 0 | 100.0 % |");
  expect(first).toContain(
    "## Survivors in core/\n\n- core/a.ts:3 logic: `a` → `b`\n- core/a.ts:3 logic: `a` → `b` (no test)\n",
  );
  expect(first).toContain("## Survivors in api/\n\nNone.\n");
  const second = writeReport(first, [room("api", [3])]);
  expect(second).toContain("| core/ | 9 | 4 | 2 | 1 | 50.0 % |\n| api/ | 9 | 4 | 3 | 0 | 75.0 % |");
  expect(second.match(/^- core/gm)).toHaveLength(2);
  expect(second.match(/^- api/gm)).toHaveLength(1);
  expect(writeReport(second, [])).toBe(second);
});

test("a smaller sample stands beside a larger run, and goes with the next that is as large", () => {
  const first = writeReport("", [room("core", [1]), room("api", [])]);
  const small = { ...room("core", [1]), tried: [mutant(1, "core/a.ts"), mutant(2, "core/a.ts")] };
  const second = writeReport(first, [small]);
  expect(second).toContain("| core/ | 9 | 4 | 3 | 0 | 75.0 % |");
  expect(second).toContain("## Smaller samples since\n\n- core/: 1 of 2 killed (50.0 %), out of 9\n");
  expect(second).toContain("## Survivors in core/\n\n- core/a.ts:3 logic: `a` → `b`\n");
  expect(writeReport(second, [])).toBe(second);
  expect(writeReport(second, [room("core", [])])).not.toContain("Smaller samples");
});
