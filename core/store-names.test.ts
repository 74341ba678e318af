import fc from "fast-check";
import { expect, it } from "vitest";
import { nameWithState, tellApart } from "./store-names.ts";

const yard = (id: number, name: string, state: string, postalCode = "95670") => ({ id, name, state, postalCode });
const names = (...stores: ReturnType<typeof yard>[]) => [...tellApart(stores, ({ name }) => name).values()];

it("leaves a name alone that nobody shares", () => {
  expect(names(yard(1, "Richmond", "CA"), yard(2, "Dallas", "TX"))).toEqual(["Richmond", "Dallas"]);
});

it("adds the state to a name that two share, whatever its case and accents", () => {
  expect(names(yard(1, "Richmond", "CA"), yard(2, "Richmond", "VA"))).toEqual(["Richmond, CA", "Richmond, VA"]);
  expect(names(yard(1, "San José", "CA"), yard(2, "SAN JOSE", "TX"))).toEqual(["San José, CA", "SAN JOSE, TX"]);
});

it("goes on to the postal code and the number within one state", () => {
  expect(names(yard(1, "Chicago", "IL", "60638"), yard(2, "Chicago", "IL", "60411"), yard(3, "Chicago", "TX"))).toEqual(
    ["Chicago, IL 60638", "Chicago, IL 60411", "Chicago, TX"],
  );
  expect(names(yard(1, "Mesa", "AZ"), yard(2, "Mesa", "AZ"))).toEqual(["Mesa, AZ 95670 (1)", "Mesa, AZ 95670 (2)"]);
});

it("never gives two stores one name", () => {
  const some = fc.record({
    name: fc.constantFrom("Mesa", "mesa", "Mesa, AZ", "Mesa, AZ 1", "Mesa, AZ 1 (2)", "Reno"),
    state: fc.constantFrom("AZ", "TX"),
    postalCode: fc.constantFrom("1", "2"),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 12 }), (list) => {
      const given = [
        ...tellApart(
          list.map((one, id) => ({ ...one, id })),
          ({ name }) => name,
        ).values(),
      ];
      expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(list.length);
    }),
    { numRuns: 2_000 },
  );
});

it("says the state once", () => {
  expect(nameWithState("Dallas", "TX")).toBe("Dallas, TX");
  expect(nameWithState("Yonke Richmond, CA", "CA")).toBe("Yonke Richmond, CA");
});
