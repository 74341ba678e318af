import { expect, test } from "vitest";
import { instrument, readMutants } from "./instrument.ts";
import { pick, stemOf } from "./targets.ts";

const mutantsOf = (source: string) => readMutants("a.ts", source, 1).mutants.map(({ text }) => text);

/** Runs an expression of `a` and `b` with one mutant awake. */
function evaluate(source: string, awake: number, a: unknown, b?: unknown): unknown {
  const text = instrument(source, readMutants("a.ts", source, 1));
  return new Function("a", "b", "$mutant", "$turn", `return ${text}`)(
    a,
    b,
    (id: number) => id === awake,
    () => {},
  );
}

test("a comparison moves its boundary, turns round, and gets another constant", () => {
  expect(mutantsOf("a < 3")).toEqual(["(a) <= (3)", "(a) >= (3)", "4"]);
  expect(mutantsOf('a === "x"')).toEqual(['(a) !== ("x")', '""']);
});

test("conditions, logic, fallbacks, methods, calls and results", () => {
  expect(mutantsOf("if (a) f(a);")).toEqual(["!(a)", "undefined"]);
  expect(mutantsOf("a && !b")).toEqual(["(a) || (!b)", "b"]);
  expect(mutantsOf("a ?? b")).toEqual(["a"]);
  expect(mutantsOf("x = Math.min(a, b)")).toEqual(["Math.max(a, b)"]);
  expect(mutantsOf("x = a.filter(b).map(b)")).toEqual(["a"]);
  expect(mutantsOf("async () => { await a(); return b; }")).toEqual(["undefined", "undefined"]);
  expect(mutantsOf("x = a.toString()")).toEqual([]);
});

test("types, imports and texts have no mutants", () => {
  expect(mutantsOf('import a from "a" with { type: "json" };')).toEqual([]);
  expect(mutantsOf("type A = true | 1; let a: A & false;")).toEqual([]);
  expect(mutantsOf('a + "b"; [`b`]')).toEqual([]);
});

test("all sleep in one source, and one at a time wakes", () => {
  const source = "(a.x > 1 && !b ? a.x + 1 : 0)";
  expect([0, 1, 2, 3, 4, 5, 6].map((awake) => evaluate(source, awake, { x: 2 }, false))).toEqual([3, 3, 3, 0, 0, 0, 1]);
});

test("a chain that ends early still does, whatever is awake behind it", () => {
  const source = "a?.b.filter(Boolean).length";
  expect(mutantsOf(source)).toEqual(["a?.b.length", "a.b.filter(Boolean).length"]);
  expect(evaluate(source, 0, undefined)).toBeUndefined();
  expect(evaluate(source, 1, undefined)).toBeUndefined();
  expect(evaluate(source, 1, { b: [0, 1] })).toBe(2);
  expect(() => evaluate(source, 2, undefined)).toThrow();
});

test("every turn of a loop is counted", () => {
  const source = "(() => { let at = 0; while (at < a) at++; return at; })()";
  const text = instrument(source, readMutants("a.ts", source, 1));
  let turns = 0;
  const result = new Function("a", "$mutant", "$turn", `return ${text}`)(
    4,
    () => false,
    () => turns++,
  );
  expect([result, turns]).toEqual([4, 4]);
});

test("a seed picks the same few", () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  expect(pick(all, 5, 1)).toEqual(pick(all, 5, 1));
  expect(pick(all, 5, 1)).not.toEqual(pick(all, 5, 2));
  expect(pick(all, 200, 1)).toBe(all);
});

test("a source and its tests are of one name", () => {
  const names = ["stock/places.ts", "stock/places.test.ts", "stock/places.slow.test.tsx"];
  expect(new Set(names.map(stemOf))).toEqual(new Set(["stock/places"]));
  expect(stemOf("app/a.b/load.ts")).toBe("app/a.b/load");
});
