import { expect, it } from "vitest";
import { listHurriedWaits } from "./hurried-waits.ts";

const wait = "vi.waitFor(";
it.each([
  [`await ${wait}() => expect(a).toBe(1));`, [1]],
  [`await ${wait}() => expect(a).toBe(1), { timeout: 60_000 });`, []],
  [`\nawait ${wait}() => f("a, b)", [1, 2], /\\(,/));`, [2]],
  [`await ${wait}\n  async () => {\n    f(1, 2);\n  },\n  patience,\n);`, []],
  [`await ${wait}\n  async () => {\n    f(1, 2);\n  },\n);`, [1]],
  [`await vi.waitUntil(ready, { timeout: 1 }); await vi.waitUntil(ready);`, [1]],
])("%s", (code, lines) => {
  expect(listHurriedWaits(code)).toEqual(lines);
});
