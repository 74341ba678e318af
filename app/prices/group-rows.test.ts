import { describe, expect, it } from "vitest";
import type { PricedPart } from "#core/part.ts";
import { noCaution } from "#core/part-caution.ts";
import { groupRows, type Row, sharedRows } from "./group-rows.ts";
import { findOneRow } from "./load-list.ts";

let ids = 0;
const part = (es: string, priceCents: number, coreCents = 0): PricedPart => ({
  id: ++ids,
  itemNumber: `${ids}`,
  name: { es, en: es },
  type: "CAR",
  category: "engine",
  synonyms: { es: [], en: [] },
  priceCents,
  coreCents,
  totalCents: priceCents + coreCents,
  warrantyCents: null,
  environmentalCents: null,
  note: { es: "", en: "" },
  updatedAt: new Date(0),
  own: false,
});
const parts = [
  part("Alternador chico", 2999, 800),
  part("Alternador grande", 4199, 800),
  part("Alternador mediano", 3499, 800),
  part("Balancín", 399),
  part("Motor completo de 4 cilindros", 22_799, 4000),
  part("Motor completo de 8 cilindros", 32_399, 5000),
  part("Puerta delantera derecha", 8999),
  part("Puerta delantera izquierda", 8999),
  part("Puerta trasera derecha", 8499),
  part("Puerta trasera izquierda", 8499),
  part("Soporte izquierdo", 1499),
];
const shared = sharedRows(parts, "es");
const rowsOf = (some: readonly PricedPart[]) =>
  groupRows(
    some.map((one) => ({ part: one, saleCents: undefined, caution: noCaution })),
    shared,
    "es",
  );
const told = ({ name, prices }: Row) => [
  name,
  ...prices.map((same) => same.map(({ kind }) => kind.map(({ short }) => short).join(" ")).join(", ")),
];

describe("the rows of a price list", () => {
  it("hold the kinds of a part, in their own order, with a price that several share once", () => {
    expect(rowsOf(parts).map(told)).toEqual([
      ["Alternador", "chico", "mediano", "grande"],
      ["Balancín", ""],
      // Their cores differ, and a row has one.
      ["Motor completo de 4 cilindros", ""],
      ["Motor completo de 8 cilindros", ""],
      ["Puerta", "del izq, del der", "tras izq, tras der"],
      ["Soporte izquierdo", ""],
    ]);
  });

  it("look the same when a search leaves but one of the kinds", () => {
    expect(rowsOf([parts[7] as PricedPart]).map(told)).toEqual([["Puerta", "del izq"]]);
  });

  it("part at the price of today: one on sale is not the same as one that always costs that", () => {
    const [left, right] = [part("Faro izquierdo", 2000), part("Faro derecho", 1000)];
    const lines = [
      { part: left, saleCents: 1000, caution: noCaution },
      { part: right, saleCents: undefined, caution: noCaution },
    ];
    const [row] = groupRows(lines, sharedRows([left, right], "es"), "es");
    expect(row?.prices).toHaveLength(2);
  });
});

describe("the row that a search is for", () => {
  const rows = rowsOf(parts);
  const find = (some: readonly Row[], q: string) => findOneRow([{ rows: some }], q)?.name;
  it("is the only one, or the one of that name", () => {
    expect(find(rows.slice(0, 1), "marcha")).toBe("Alternador");
    expect(find(rows, "alternadores")).toBe("Alternador");
    expect(find(rows, "soporte izquierdo")).toBe("Soporte izquierdo");
    expect(find(rows, "motor")).toBeUndefined();
    expect(find([], "motor")).toBeUndefined();
  });
});
