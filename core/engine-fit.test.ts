import { expect, it } from "vitest";
import { compareEngines, type Engine, engineName, type KnownEngine, mayShareEngine } from "./engine-fit.ts";

const four: Engine = { litres: 2.4, cylinders: 4, code: "K24A4" };
it.each<[Engine, Engine, string]>([
  [four, { litres: 2.4, cylinders: 4, code: "K24-A4" }, "same"],
  [four, { litres: 2.4, cylinders: 4 }, "size"],
  [{ litres: 2.4, cylinders: 4 }, four, "size"],
  [{ litres: 2.4 }, { litres: 2.4, cylinders: 4 }, "size"],
  [{ cylinders: 6 }, { litres: 3.5, cylinders: 6 }, "size"],
  [four, { litres: 2.4, cylinders: 4, code: "K24Z7" }, "compare"],
  [{ litres: 2.4, cylinders: 4, code: "K24A" }, four, "size"],
  [four, {}, "compare"],
  [four, { litres: 2.4 }, "compare"],
  [four, { cylinders: 4 }, "compare"],
  [four, { litres: 3, cylinders: 6 }, "other"],
  [four, { cylinders: 6 }, "other"],
  [{ litres: 3, cylinders: 6 }, { litres: 3.5, cylinders: 6 }, "other"],
  // The sources round: 3.7 and 3.8 are two, 5.25 and 5.3 one.
  [{ litres: 5.3 }, { litres: 5.25, cylinders: 8 }, "size"],
  [{ litres: 3.7, cylinders: 6 }, { litres: 3.8, cylinders: 6 }, "other"],
  [{ litres: 2, cylinders: 4, turbo: true }, { litres: 2, cylinders: 4, turbo: false }, "other"],
  [{}, {}, "compare"],
])("%j beside %j: %s", (asked, own, fit) => {
  expect(compareEngines(asked, own)).toBe(fit);
});

const known = (litres: number, cylinders: number, more: Partial<KnownEngine> = {}): KnownEngine => ({
  from: 2000,
  to: 2005,
  litres,
  cylinders,
  shape: cylinders > 4 ? "V" : "I",
  fuel: "gasoline",
  electrified: "",
  turbo: "",
  codes: [],
  sure: true,
  ...more,
});

it("names an engine by what tells it from the others", () => {
  expect(engineName(known(2.4, 4))).toBe("2.4 I4");
  expect(engineName(known(3, 6, { turbo: "turbo" }))).toBe("3.0 V6 turbo");
  expect(engineName({ ...known(0, 0), litres: undefined, cylinders: undefined })).toBe("");
});

it("lets a sister share an engine's part only where they have one in common, or nobody knows", () => {
  expect(mayShareEngine([known(3, 6)], [known(3.5, 6)])).toBe(false);
  expect(mayShareEngine([known(3, 6), known(2.4, 4)], [known(2.4, 4)])).toBe(true);
  expect(mayShareEngine([], [known(3.5, 6)])).toBe(true);
});
