import { beforeAll, describe, expect, it } from "vitest";
import type { Part } from "#core/part.ts";
import { loadPartStock, pickup, sedan } from "#tests/support/part-stock.ts";
import { answerPart, milesLookedAt, type PartAsk } from "./answer-part.ts";
import { findFamilies } from "./part-families.ts";
import type { Stock } from "./stock.ts";

/** Yards: 1 and 2 are 88 miles apart, 3 is 440 miles from 1; 2 has no price list. */
const now = new Date("2026-11-15T20:00:00Z");
const rancho = { latitude: 38.6043, longitude: -121.2803, postal: "95670" };

let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});

const converter = (part: Part): Part => ({ ...part, name: { es: "Catalizador", en: "Catalytic converter" } });

const ask = (text: string, more: Partial<PartAsk> = {}) => {
  const [found] = findFamilies(stock.prices, text);
  if (!found) throw new Error(`no part ${text}`);
  const { family, partIds } = found;
  return answerPart(stock, { family, modelId: sedan, years: [], partIds, origin: rancho, miles: 100, now, ...more });
};

describe("the answer to which part, for which car, near where", () => {
  it("is the yards in reach, nearest first, each with its cars, the newest first", () => {
    const { yards, total, stores, beyond } = ask("marcha");
    expect([total, stores, beyond]).toEqual([5, 2, false]);
    expect(yards.map(({ store, count }) => [store.id, count])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(yards[1]?.cars.map(({ vehicle }) => vehicle.dateSet)).toEqual(["2026-11-02", "2026-11-01", "2026-09-02"]);
    expect(yards[0]?.miles).toBe(0);
  });

  it("has the price with its core and all that is paid at the counter, where the yard has a list", () => {
    const [first, second] = ask("marcha").yards;
    expect(first?.price?.bill).toEqual({
      partsCents: 6199,
      coresCents: 899,
      environmentalCents: 310,
      taxCents: 542,
      warrantyCents: 0,
      admissionCents: 200,
      totalCents: 8150,
      unsaid: [],
    });
    expect(second?.price).toBeUndefined();
  });

  it("says from the days of each car, and of those that left, whether it is likely still there", () => {
    const words = ask("marcha").yards.map(({ cars }) => cars.map(({ still }) => still));
    // At the first yard such cars stay 40 days; at the second nobody knows of this model, but cars stay 60.
    expect(words).toEqual([
      ["sure", "maybe"],
      ["likely", "likely", "doubtful"],
    ]);
  });

  it("names the nearest yard with more, also beyond the distance", () => {
    expect(ask("marcha").more).toMatchObject({ store: { id: 2 }, count: 3 });
    expect(ask("marcha", { miles: 10 })).toMatchObject({ total: 2, more: { store: { id: 2 } } });
    expect(ask("marcha", { origin: undefined }).more).toBeUndefined();
  });

  it("looks beyond the distance where nothing is in reach, and says so", () => {
    const found = ask("marcha", { years: [[1990, 1990]], miles: 50 });
    expect([found.total, found.beyond, found.yards.map(({ store }) => store.id)]).toEqual([0, true, [3]]);
    expect(ask("marcha", { years: [[1950, 1951]] })).toMatchObject({ total: 0, beyond: false, yards: [] });
    const origin = { latitude: 1, longitude: 1, postal: "" };
    expect(milesLookedAt({ origin, miles: 50 })).toBe(500);
    expect(milesLookedAt({ origin, miles: 900 })).toBe(900);
    expect(milesLookedAt({ origin, miles: 0 })).toBeUndefined();
    expect(milesLookedAt({ origin: undefined, miles: 50 })).toBeUndefined();
  });

  it("stays with the one yard in reach, whatever stands farther away", () => {
    expect(ask("marcha", { miles: 10 }).yards.map(({ store }) => store.id)).toEqual([1]);
  });

  it("without a place begins with the yard that has the most", () => {
    const { yards, total } = ask("marcha", { origin: undefined });
    expect([total, yards.map(({ store }) => store.id)]).toEqual([6, [2, 1, 3]]);
    expect(yards[0]?.miles).toBeNull();
  });

  it("takes the kind that was named, else the one that the cars carry, else the first", () => {
    expect(ask("motor de 4 cilindros")).toMatchObject({ kind: { part: { id: 20 } }, kindBy: "asked" });
    expect(ask("engine")).toMatchObject({ kind: { part: { id: 21 } }, kindBy: "cars" });
    expect(ask("engine").yards[0]?.price?.part.priceCents).toBe(21_000);
    expect(ask("engine", { years: [[1950, 1950]] })).toMatchObject({ kind: { part: { id: 20 } }, kindBy: "first" });
  });

  it("is the cars of the engine that was asked for, near or far, and prices its kind", () => {
    expect(ask("engine", { engine: "2.4" })).toMatchObject({
      total: 1,
      engineUnseen: false,
      kind: { part: { id: 20 } },
      yards: [{ store: { id: 1 }, cars: [{ vehicle: { engine: "2.4L I4" } }] }],
    });
    expect(ask("engine", { engine: "v6", miles: 10 })).toMatchObject({ total: 1, more: { store: { id: 2 } } });
    expect(ask("engine", { engine: "2.4", years: [[2001, 2002]] })).toMatchObject({ total: 4, engineUnseen: true });
  });

  it("shows those of any engine where no car says that it has it, and says so", () => {
    expect(ask("engine", { engine: "5.4" })).toMatchObject({ total: 5, engineUnseen: true });
    for (const engine of ["", undefined])
      expect(ask("engine", engine === undefined ? {} : { engine })).toMatchObject({ total: 5, engineUnseen: false });
  });

  it("says of a car whose own facts name another kind than the priced one", () => {
    const others = (text: string) =>
      ask(text).yards.flatMap(({ cars }) => cars.map(({ other }) => other?.part.id ?? 0));
    expect(new Set(others("motor de 4 cilindros"))).toEqual(new Set([0, 21]));
    expect(others("engine")).not.toContain(21);
    expect(new Set(others("marcha"))).toEqual(new Set([0]));
  });

  it("looks for one year in its whole generation, and for several years as they were asked for", () => {
    const generation = {
      modelId: sedan,
      from: 2000,
      to: 2004,
      name: { es: "", en: "" },
      note: { es: "", en: "" },
      changes: [],
    };
    const other = { modelId: pickup, from: 2003, to: 2003 };
    const sister = { own: generation, other, bond: "car" as const };
    const knowing = {
      ...stock,
      sharing: {
        ...stock.sharing,
        generationsOf: () => [generation],
        sistersOf: () => [sister],
        factsOf: () => undefined,
      },
    };
    const [found] = findFamilies(stock.prices, "engine");
    if (!found) throw new Error("no engine");
    const asked = { family: found.family, modelId: sedan, partIds: [], origin: rancho, miles: 100, now };
    const engine = (years: PartAsk["years"], book = knowing.sharing.guessOf) =>
      answerPart(
        { ...knowing, sharing: { ...knowing.sharing, guessOf: book } as Stock["sharing"] },
        { ...asked, years },
      );
    const one = engine([[2001, 2001]], () => "engine");
    expect(one.total).toBe(5);
    expect(one.sharing?.spans.map(({ from, to, why }) => [from, to, why])).toEqual([
      [2000, 2004, "same generation"],
      [2003, 2003, "sister"],
    ]);
    expect(engine([[2001, 2001]], () => "exact")).toMatchObject({ total: 4, sharing: { kind: "exact" } });
    expect(engine([[2001, 2002]], () => "engine")).toMatchObject({ total: 4, sharing: undefined });
  });

  it("stops at the law of the asker's own state: nothing is listed, in no other state either", () => {
    const [found] = findFamilies(stock.prices, "engine");
    if (!found) throw new Error("no engine");
    const named = {
      ...found.family,
      kinds: found.family.kinds.map((kind) => ({ ...kind, part: converter(kind.part) })),
    };
    const asked = { family: named, modelId: sedan, years: [], partIds: [], miles: 500, now };
    const at = (state: string) => answerPart(stock, { ...asked, origin: { ...rancho, state } });
    const nextDoor = stock.chain.stores.find(({ id }) => id === 2) as { state: string };
    nextDoor.state = "NV";
    expect(at("CA")).toMatchObject({ yards: [], total: 0, beyond: false, more: undefined });
    expect(at("CA").ban?.why.en).toContain("California");
    // Of parts with one name those that may be sold are answered.
    const half = { ...named, kinds: [...named.kinds, ...found.family.kinds] };
    expect(answerPart(stock, { ...asked, family: half, origin: { ...rancho, state: "CA" } }).ban).toBeUndefined();
    expect(at("NV").yards.map(({ store }) => store.id)).toEqual([2]);
    nextDoor.state = "CA";
  });

  it("keeps to the list of the body: a car has no truck bed", () => {
    expect(ask("caja de troca")).toMatchObject({ type: "CAR", kinds: [], kind: undefined, total: 5 });
    expect(ask("engine", { modelId: pickup })).toMatchObject({ type: "PU/VAN", kind: { part: { id: 30 } } });
  });
});
