import { describe, expect, it } from "vitest";
import { decide, type Field, type Said, type Source, sources, sourceText } from "./sources.ts";

const said = (source: Source, value: unknown, more: Partial<Said<unknown>> = {}): Said<unknown> => ({
  value,
  source,
  sure: true,
  at: "2026-11-01T00:00:00Z",
  ...more,
});
const fields: readonly Field[] = ["rule", "year", "make", "model", "danger", "other"];
const badness = (value: unknown) => Number(value);

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
function someSaid(next: (below: number) => number): Said<unknown>[] {
  return Array.from({ length: next(7) }, () => ({
    ...said(sources[next(sources.length)] as Source, next(3)),
    sure: next(2) === 0,
    at: `2026-11-0${1 + next(3)}T00:00:00Z`,
    ...(next(3) === 0 && { by: "Owner" }),
    ...(next(4) === 0 && { against: next(3) }),
  }));
}
const shuffled = <T>(list: readonly T[], next: (below: number) => number): T[] =>
  list
    .map((one) => ({ one, at: next(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

describe.each(fields)("whatever is said of %s", (field) => {
  const next = numbers(7);
  const cases = Array.from({ length: 400 }, () => someSaid(next));

  it("is decided the same in whatever order it was said", () => {
    for (const one of cases) {
      const first = decide(field, one, badness);
      const again = decide(field, shuffled(one, next), badness);
      expect(again.holds?.value).toEqual(first.holds?.value);
      expect(again.holds?.source).toEqual(first.holds?.source);
      expect(again.disputed.map(({ value }) => value).sort()).toEqual(first.disputed.map(({ value }) => value).sort());
    }
  });

  it("is never decided by a visitor, and asked of nobody who agrees", () => {
    for (const one of cases) {
      const { holds, disputed } = decide(field, one, badness);
      expect(holds?.source).not.toBe("visitor");
      expect(
        decide(
          field,
          one.filter(({ source }) => source !== "visitor"),
          badness,
        ).holds,
      ).toEqual(holds);
      if (holds) expect(disputed.map(({ value }) => value)).not.toContainEqual(holds.value);
    }
  });

  it("is unknown where nobody said it, and holds what alone was said", () => {
    expect(decide(field, [])).toEqual({ holds: undefined, disputed: [] });
    expect(decide(field, [said("staff", 0)]).holds?.value).toBe(0);
  });
});

it("takes staff before the folder, the folder before a file, a file before VIN and reference", () => {
  const order: Source[] = ["staff", "chain", "file", "vin", "reference"];
  order.forEach((source, at) => {
    const rest = order.slice(at).map((one, value) => said(one, value));
    expect(decide("other", rest).holds?.source).toBe(source);
  });
});

it("lets nobody but the chain bind it", () => {
  expect(decide("rule", [said("file", 30), said("reference", 16)]).holds).toBeUndefined();
  expect(decide("rule", [said("chain", 30), said("staff", 14)])).toMatchObject({
    holds: { value: 14, source: "staff" },
    disputed: [{ value: 30, source: "chain" }],
  });
});

it("disputes nothing that was known when a person spoke, until it changes", () => {
  const person = said("staff", 41, { against: 7 });
  expect(decide("other", [person, said("file", 7)]).disputed).toEqual([]);
  expect(decide("other", [person, said("file", 8)])).toMatchObject({ holds: { value: 41 }, disputed: [{ value: 8 }] });
});

it("takes the last word of one source", () => {
  const [old, new_] = [said("file", 1, { at: "2026-11-01" }), said("file", 2, { at: "2026-11-02" })];
  expect(decide("other", [new_, old])).toEqual({ holds: new_, disputed: [] });
});

it("takes a sure VIN before a cell that says nothing plain, and disputes two plain ones while the file holds", () => {
  const [vin, coded] = [said("vin", "Toyota"), said("file", "TOYT", { sure: false })];
  expect(decide("make", [coded, vin])).toEqual({ holds: vin, disputed: [] });
  expect(decide("make", [said("file", "Honda"), vin])).toEqual({ holds: said("file", "Honda"), disputed: [vin] });
  expect(decide("make", [coded, said("vin", "Ford", { sure: false })]).holds).toBe(coded);
  expect(decide("other", [coded, vin]).holds).toBe(coded);
});

it("keeps the worse of two warnings, which staff alone takes back, with a name", () => {
  const [file, ours] = [said("file", 0), said("reference", 2)];
  expect(decide("danger", [file, ours], badness).holds).toBe(ours);
  expect(decide("danger", [ours, said("staff", 0)], badness).holds).toBe(ours);
  const person = said("staff", 0, { by: "Owner" });
  expect(decide("danger", [ours, person], badness).holds).toBe(person);
});

it("says where a fact comes from in both languages, also that nobody said it", () => {
  const told = [...sources, undefined].flatMap((one) => [sourceText(one, "es"), sourceText(one, "en")]);
  expect(new Set(told).size).toBe(told.length);
  expect(sourceText(said("vin", 1), "es")).toBe("según su VIN");
  expect(sourceText(undefined, "en")).toBe("nobody said it");
});
