import { beforeAll, describe, expect, it } from "vitest";
import { sentenceOf } from "#content/rules/sentence.ts";
import { splitKind } from "#core/part-kinds.ts";
import type { Store } from "#core/store.ts";
import { whoPulls } from "#core/who-pulls.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { twoYards } from "#tests/support/two-yards.ts";
import { chainWords } from "./chain-words.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const changed = (change: (store: Store, at: number) => Partial<Store>): Stock => {
  const small = twoYards(stock);
  const stores = small.chain.stores.map((store, at) => ({ ...store, ...change(store, at) }));
  return { ...small, chain: { ...small.chain, stores } };
};

describe("what the texts say of the chain", () => {
  it("comes from a large chain's data", () => {
    expect(chainWords(stock, "es")).toMatchObject({
      yards: "58 yonkes",
      regions: "17 estados y 2 provincias",
      countries: "Estados Unidos y Canadá",
      openDays: "abiertos los 7 días de la semana",
      admissionLine: "La entrada cuesta $2 por persona en la mayoría de los yonkes; cada yonke publica la suya.",
      lastEntryLine: "El patio cierra 30 minutos antes que la tienda.",
      exchangeTime: "30 días",
      warrantyTime: "12 meses",
    });
    expect(chainWords(stock, "en")).toMatchObject({
      yards: "58 yards",
      regions: "17 states and 2 provinces",
      countries: "the United States and Canada",
      openDays: "open 7 days a week",
      truckListLine: "Trucks and vans have their own list.",
      warrantyTime: "12 months",
    });
    expect(chainWords(stock, "en").parts).toMatch(/^\d{3} parts for cars and \d{3} for trucks and vans$/);
  });

  it("leaves to the staff what the warnings of parts leave to it, though it pulls no others", () => {
    const said = { es: /saca el personal.*salvo las peligrosas/, en: /staff pulls it.*except the dangerous ones/ };
    for (const edition of editionIds) {
      const warned = whoPulls.staff[edition];
      for (const line of [chainWords(stock, edition).pullingLine, sentenceOf("pullsParts", false, edition)])
        expect(`${warned} ${line}`).toMatch(said[edition]);
    }
  });

  it("comes from a small chain's data", () => {
    const small = twoYards(stock);
    expect(chainWords(small, "es")).toMatchObject({
      yards: "2 yonkes",
      regions: "California",
      countries: "Estados Unidos",
      openDays: "abiertos de lunes a sábado",
      parts: "las piezas que ya tienen precio",
      truckListLine: "",
    });
    expect(chainWords(small, "en")).toMatchObject({
      regions: "California",
      countries: "the United States",
      openDays: "open Monday through Saturday",
      parts: "every part that has a price so far",
    });
  });

  it("counts one part as one, and calls it no list", () => {
    const priced = (type: string) =>
      stock.prices.parts.filter((part) => part.type === type && stock.prices.chain.has(part.id));
    const withParts = (cars: number, trucks: number) => {
      const parts = [...priced("CAR").slice(0, cars), ...priced("PU/VAN").slice(0, trucks)];
      return { ...stock, prices: { ...stock.prices, parts } };
    };
    const said = (cars: number, trucks: number) =>
      (["es", "en"] as const).map((edition) => {
        const { parts, truckListLine } = chainWords(withParts(cars, trucks), edition);
        return [parts, truckListLine];
      });
    expect(said(1, 0)).toEqual([
      ["1 pieza", ""],
      ["1 part", ""],
    ]);
    expect(said(0, 1)).toEqual([
      ["1 pieza para troca o van", ""],
      ["1 part for trucks and vans", ""],
    ]);
    expect(said(1, 1)).toEqual([
      ["1 pieza para carro y 1 para troca o van", ""],
      ["1 part for cars and 1 for trucks and vans", ""],
    ]);
    expect(said(9, 1).flat()).toContain("9 parts for cars and 1 for trucks and vans");
    expect(
      said(9, 1)
        .flat()
        .filter((text) => text === ""),
    ).toHaveLength(2);
    expect(said(2, 2)[0]?.[1]).toBe("Las trocas y vans tienen su propia lista.");
  });

  it("has words for one yard, a free one, and yards that differ", () => {
    const one = changed(() => ({ admissionCents: 0, yardClosesBeforeMinutes: 0 }));
    expect(chainWords(one, "es")).toMatchObject({
      admissionLine: "La entrada al patio es gratis.",
      lastEntryLine: "El patio y la tienda cierran a la misma hora.",
    });
    const same = changed(() => ({ admissionCents: 250, yardClosesBeforeMinutes: 60, warrantyDays: 45 }));
    expect(chainWords(same, "en")).toMatchObject({
      admissionLine: "Admission is $2.50 a person.",
      lastEntryLine: "The yard closes 1 hour before the store.",
      warrantyTime: "45 days",
    });
    const mixed = changed((_, at) => ({ yardClosesBeforeMinutes: at * 15 }));
    expect(chainWords(mixed, "en").lastEntryLine).toBe("The yard may close before the store: ask your yard when.");
    const early = changed((_, at) => ({ yardClosesBeforeMinutes: 15 + at * 15 }));
    expect(chainWords(early, "en").lastEntryLine).toBe("The yard closes before the store; each yard posts when.");
    const [first] = twoYards(stock).chain.stores;
    const single = { ...stock, chain: { ...stock.chain, stores: first ? [first] : [] } };
    expect(chainWords(single, "es")).toMatchObject({ yards: "1 yonke", openDays: "abierto de lunes a sábado" });
  });
});

describe("what yards have not said", () => {
  const unsaid = {
    ...{ admissionCents: null, yardClosesBeforeMinutes: null, exchangeDays: null, coreDays: null, warrantyDays: null },
  };

  it("is asked, where none has said it", () => {
    const none = changed(() => unsaid);
    expect(chainWords(none, "es")).toMatchObject({
      admissionLine: "Pregunte en la caja cuánto cuesta la entrada.",
      lastEntryLine: "Pregunte en la caja a qué hora cierra el patio.",
      exchangeTime: "Pregunte en la caja",
      coreTime: "Pregunte en la caja",
      coreWithin: "dentro del plazo que le digan en la caja",
      warrantyTime: "el tiempo que dice su recibo",
    });
    expect(chainWords(none, "en")).toMatchObject({
      admissionLine: "Ask at the counter what admission costs.",
      lastEntryLine: "Ask at the counter when the yard closes.",
      exchangeTime: "Ask at the counter",
      coreTime: "Ask at the counter",
      coreWithin: "within the time the counter gives you",
      warrantyTime: "the time on your receipt",
    });
  });

  it("is not what the other yard said", () => {
    const half = changed((_, at) => (at === 0 ? unsaid : {}));
    expect(chainWords(half, "en")).toMatchObject({
      admissionLine: "Ask at the counter what admission costs.",
      lastEntryLine: "The yard may close before the store: ask your yard when.",
      exchangeTime: "Ask at the counter",
    });
  });

  it("leaves two yards that differ their two prices, and none of them as most yards'", () => {
    const two = changed((_, at) => ({ admissionCents: 200 + at * 100, exchangeDays: 30 + at * 30 }));
    expect(chainWords(two, "es")).toMatchObject({
      admissionLine: "La entrada cuesta de $2 a $3 por persona; cada yonke publica la suya.",
      exchangeTime: "Pregunte en la caja",
    });
    expect(chainWords(two, "en").admissionLine).toBe("Admission is $2 to $3 a person; each yard posts its own.");
  });

  it("names no weekdays and no cap of a fee", () => {
    const bare = changed(({ schedule }, at) => ({
      schedule: at === 0 ? { ...schedule, week: null } : schedule,
      environmentalCapCents: null,
    }));
    expect(chainWords(bare, "es").openDays).toBe("con su propio horario");
    expect(chainWords(bare, "es").feeLine).not.toContain("tope");
  });
});

it("names what carries a core charge from the price list, of none, one, few and many", () => {
  const cores = (count: number) => {
    const names = ["Marcha", "Batería", "Radiador"].slice(0, count);
    const own = new Map<number, never>();
    const chain = new Map(
      [...stock.prices.chain].map(([id, price]) => {
        const part = stock.prices.parts.find((one) => one.id === id);
        const named = part && names.includes(splitKind(part.name.es, "es").base);
        return [id, { ...price, coreCents: named ? price.coreCents : 0 }];
      }),
    );
    return { ...stock, prices: { ...stock.prices, chain, own } };
  };
  const said = (some: Stock) => [chainWords(some, "es").coreLine, chainWords(some, "en").coreLine];
  expect(said(cores(1))).toEqual(["Una pieza lleva casco: marcha.", "One part carries a core charge: starter."]);
  expect(said(cores(3))).toEqual([
    "Estas piezas llevan casco: marcha, batería y radiador.",
    "These parts carry a core charge: starter, battery and radiator.",
  ]);
  expect(said(stock)).toEqual([
    "Algunas piezas llevan casco: marcha, batería y radiador, entre otras.",
    "Some parts carry a core charge: starter, battery and radiator, among others.",
  ]);
  expect(said(twoYards(stock))).toEqual(["Una pieza puede llevar casco.", "A part may carry a core charge."]);
});

it("says whether the environmental fee is a share, a fixed amount or both", () => {
  const fees = (rate: number, cents: number | null) => {
    const yards = changed(() => ({ environmentalRate: rate }));
    const chain = new Map([...stock.prices.chain].map(([id, price]) => [id, { ...price, environmentalCents: cents }]));
    return { ...yards, prices: { ...stock.prices, chain, own: new Map() } };
  };
  const said = (rate: number, cents: number | null) => chainWords(fees(rate, cents), "es").feeLine;
  expect(said(40_000, null)).toBe(
    "Es un porcentaje de lo que cuestan las piezas, con un tope. Cada yonke publica el suyo.",
  );
  expect(said(40_000, 150)).toMatch(/tope\. .* Algunas piezas pagan una cantidad fija\.$/);
  expect(said(0, 150)).toBe("Es una cantidad fija en algunas piezas.");
});

it("names one weekday once", () => {
  const monday = changed(({ schedule }) => ({
    schedule: { ...schedule, week: schedule.week?.map((spans, at) => (at === 0 ? spans : [])) ?? null },
  }));
  expect(chainWords(monday, "es").openDays).toBe("abiertos los lunes");
  expect(chainWords(monday, "en").openDays).toBe("open on Mondays");
});

it("says where whole cars are sold, of none, one, some and all", () => {
  const selling = (...sells: boolean[]) =>
    changed((_, at) => ({
      services: new Set(sells[at] ? (["inventory", "wesellcars"] as const) : (["inventory"] as const)),
    }));
  const where = (some: Stock) => [chainWords(some, "es").carsWhere, chainWords(some, "en").carsWhere];
  expect(where(stock)).toEqual(["en algunos yonkes", "at some yards"]);
  expect(where(selling(false, false))).toEqual(["de vez en cuando", "now and then"]);
  expect(where(selling(true, false))).toEqual(["en uno de nuestros yonkes", "at one of our yards"]);
  expect(where(selling(true, true))).toEqual(["en todos nuestros yonkes", "at all our yards"]);
});
