import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import {
  findFamilies,
  findFamilyBySlug,
  kindsFor,
  listFamilies,
  listNearestFamilies,
  partName,
} from "./part-families.ts";
import type { PriceBook, Stock } from "./stock.ts";

let prices: PriceBook;
beforeAll(async () => {
  ({ prices } = (await loadDemoStock("2026-11-15")) satisfies Stock);
});

describe("the parts under their one name", () => {
  it("hold every line of the list once, and no two share an address", () => {
    const all = listFamilies(prices);
    const lines = all.flatMap(({ kinds }) => kinds.map(({ part }) => part.id));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBe(prices.parts.length);
    for (const edition of ["es", "en"] as const)
      expect(new Set(all.map(({ slug }) => slug[edition])).size).toBe(all.length);
    expect(listFamilies(prices)).toBe(all);
  });

  it("are found by their address in either language, whatever its case", () => {
    const alternator = findFamilyBySlug(prices, "alternador", "es");
    expect(alternator?.name).toEqual({ es: "Alternador", en: "Alternator" });
    expect(findFamilyBySlug(prices, "Alternator", "es")).toBe(alternator);
    expect(findFamilyBySlug(prices, "alternador", "en")).toBe(alternator);
    expect(findFamilyBySlug(prices, "no-such-part", "en")).toBeUndefined();
  });

  it("list their kinds for a body as people name them", () => {
    const alternator = findFamilyBySlug(prices, "alternador", "es");
    const names = alternator && kindsFor(alternator, "CAR").map(({ part }) => part.name.es);
    expect(names).toEqual(["Alternador chico", "Alternador mediano", "Alternador grande"]);
    const engine = findFamilyBySlug(prices, "engine-complete", "en");
    const numbers = engine && kindsFor(engine, "PU/VAN").map(({ kind }) => kind.en[0]?.number);
    expect(numbers).toEqual([4, 6, 8]);
    expect(engine?.kinds[0]?.kind.es[0]?.axis).toBe("cylinders");
  });

  it("get addresses of their own where two names are written alike", () => {
    const [first] = prices.parts;
    if (!first) throw new Error("no parts");
    const twin = (id: number, en: string) => ({ ...first, id, name: { es: "Tapón", en } });
    const book = { ...prices, parts: [twin(1, "Cap"), twin(2, "Plug"), twin(3, "!")] };
    expect(new Map(listFamilies(book).map(({ slug }) => [slug.en, slug.es]))).toEqual(
      new Map([
        ["cap", "tapon"],
        ["plug", "tapon-2"],
        ["x", "tapon-3"],
      ]),
    );
  });
});

describe("the part that a text means", () => {
  const named = (text: string) => findFamilies(prices, text).map(({ family }) => family.name.en);

  it.each([
    ["alternador", "Alternator"],
    ["alternator", "Alternator"],
    ["calavera derecha", "Taillight"],
    ["puerta", "Door, complete"],
    ["puerta delantera derecha", "Door, complete"],
    ["engine", "Engine, complete"],
    ["espejo derecho", "Side mirror"],
    ["flecha", "CV axle"],
    ["radeador", "Radiator"],
    ["alternadores", "Alternator"],
    ["motor", "Engine, complete"],
    ["marcha", "Starter"],
    ["alternader", "Alternator"],
  ])("%s is one: %s", (text, name) => {
    expect(named(text)).toEqual([name]);
  });

  it("says which kind the words name, and nothing where they name all", () => {
    const [large] = findFamilies(prices, "alternador grande");
    expect(large?.family.name.es).toBe("Alternador");
    const names = large?.family.kinds.filter(({ part }) => large.partIds.includes(part.id));
    expect(names?.map(({ part }) => part.name.es)).toEqual(["Alternador grande", "Alternador grande"]);
    expect(findFamilies(prices, "alternador")[0]?.partIds).toEqual([]);
  });

  it("is several where several have its words, and none where none has", () => {
    expect(named("sensor").length).toBeGreaterThan(5);
    expect(named("zzzz qqq")).toEqual([]);
  });

  it("is offered by the nearest names where none has its words", () => {
    expect(listNearestFamilies(prices, "alltornadoor", 3)[0]?.name.en).toBe("Alternator");
    expect(listNearestFamilies(prices, "x", 3)).toEqual([]);
    for (const text of ["ll", " ll "]) expect(listNearestFamilies(prices, text, 3)).toEqual([]);
    expect(listNearestFamilies(prices, "clasonn", 3)[0]?.name.en).toBe("Horn");
    expect(listNearestFamilies(prices, "alltornadoor", 1)).toHaveLength(1);
    expect(listNearestFamilies(prices, "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", 3)).toEqual([]);
  });
});

describe("what a part is called", () => {
  it.each([
    ["engine", "Motor completo", "Engine, complete"],
    ["puerta", "Puerta completa", "Door, complete"],
    ["calavera derecha", "Calavera derecha", "Taillight, right"],
    ["radeador", "Radiador", "Radiator"],
    // Several: what their names have in common, never one of them.
    ["transmision", "Transmisión", "Transmission"],
    ["brakes", "Freno", "Brake"],
    ["rines", "Rin", "Wheel"],
    ["window", "Window", "Window"],
    ["nothing of that name", "Nothing of that name", "Nothing of that name"],
  ])("%s", (words, es, en) => {
    expect([partName(prices, words, "es"), partName(prices, words, "en")]).toEqual([es, en]);
  });
});
