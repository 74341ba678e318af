import { beforeAll, expect, it } from "vitest";
import { insertRows } from "#data/writes/rows.ts";
import { emptyCatalog } from "#tests/support/empty-catalog.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { storeRow } from "#tests/support/rows.ts";
import type { Catalog } from "../catalog.ts";
import type { Chain } from "../stock.ts";
import { loadCatalog } from "./catalog.ts";
import { loadChain } from "./chain.ts";

let chain: Chain;
let catalog: Catalog;
/** More stores than are read together. */
const many = 405;
const open = (store_id: number, weekday: number, opens: number, desk: "store" | "buying" = "store") => ({
  store_id,
  desk,
  weekday,
  opens_minute: opens,
  closes_minute: opens + 120,
});
const special = (day: string, span: number, opens: number | null) => ({
  store_id: 2,
  day,
  span,
  opens_minute: opens,
  closes_minute: opens === null ? null : opens + 60,
  label_es: "Fiesta",
  label_en: "Holiday",
});
const market = (id: number) => ({
  id,
  slug: `market-${id}`,
  name_es: `Mercado ${id}`,
  name_en: `Market ${id}`,
  state: "CA",
  country: "US" as const,
  phone: "",
  area_es: "",
  area_en: "",
});

beforeAll(async () => {
  await withMigrated(async ({ main }) => {
    await emptyCatalog(main);
    await insertRows(main, "makes", [
      { id: 1, name: "Zeta" },
      { id: 2, name: "Alfa" },
    ]);
    await insertRows(main, "models", [
      { id: 11, make_id: 1, name: "Two", body: "sedan", years: "" },
      { id: 12, make_id: 1, name: "300", body: "no body", years: "1999-2003" },
    ]);
    await insertRows(main, "make_aliases", [{ alias: "z", make_id: 1 }]);
    await insertRows(main, "model_aliases", [{ make_id: 1, alias: "ii", model_id: 11 }]);
    await insertRows(main, "divisions", [
      { id: 1, code: "B", name: "Beta" },
      { id: 2, code: "A", name: "Alpha" },
    ]);
    const stores = Array.from({ length: many }, (_, at) => storeRow({ id: at + 1, list_text: `Yard ${1000 - at}` }));
    const unsaid = { admission_cents: null, core_days: null, yard_closes_before_minutes: null };
    Object.assign(stores[0] as object, { ...unsaid, tax_rate: 0 });
    Object.assign(stores[2] as object, {
      active: 0,
      closed_on: "2026-01-02",
      prices_updated_at: "2026-11-01T10:00:00Z",
    });
    await insertRows(main, "stores", stores);
    await insertRows(main, "store_services", [
      { store_id: 1, service: "inventory" },
      { store_id: 1, service: "buyscars" },
      { store_id: many, service: "inventory" },
    ]);
    await insertRows(main, "store_hours", [
      open(2, 1, 900),
      open(2, 1, 480),
      open(2, 7, 600),
      open(2, 2, 540, "buying"),
    ]);
    await insertRows(main, "special_days", [
      special("2026-12-25", 0, null),
      special("2026-12-24", 1, 900),
      special("2026-12-24", 0, 480),
    ]);
    await insertRows(main, "markets", [market(1), market(2)]);
    await insertRows(main, "market_stores", [
      { market_id: 1, store_id: 4, position: 1 },
      { market_id: 1, store_id: 5, position: 0 },
    ]);
    await insertRows(main, "store_maps", [
      { store_id: 2, title_es: "Mapa", title_en: "Map", width: 10, height: 20, gate: "left", image_id: null },
      { store_id: 4, title_es: "Otro", title_en: "Other", width: 1, height: 2, gate: "right", image_id: null },
    ]);
    await insertRows(main, "store_map_zones", [
      { store_id: 2, position: 2, code: "B", name_es: "Be", name_en: "Bee" },
      { store_id: 2, position: 1, code: "A", name_es: "A", name_en: "Ay" },
    ]);
    const row = { store_id: 2, zone: "A", x: 1, y: 2, width: 3, height: 4 };
    await insertRows(main, "store_map_rows", [
      { ...row, position: 2, row: "8" },
      { ...row, position: 1, row: "9" },
    ]);
    chain = await loadChain(main, undefined, () => undefined);
    catalog = await loadCatalog(main);
  });
});
const store = (id: number) => chain.storeById.get(id);

it("reads every store, by its list text, and finds the open ones on the map", () => {
  expect(chain.stores).toHaveLength(many);
  const texts = chain.stores.map(({ listText }) => listText);
  expect([texts[0]?.slice(0, 8), texts.at(-1)?.slice(0, 9)]).toEqual(["Yard 596", "Yard 1000"]);
  expect([chain.grid.stores.length, chain.grid.stores.some(({ id }) => id === 3)]).toEqual([many - 1, false]);
  expect(chain.divisions.map(({ name }) => name)).toEqual(["Alpha", "Beta"]);
  expect(chain.timeZone).toMatch(/^America\//);
});

it("gives each store its services and its dates", () => {
  expect([1, 2, many].map((id) => [...(store(id)?.services ?? [])].sort())).toEqual([
    ["buyscars", "inventory"],
    [],
    ["inventory"],
  ]);
  expect(store(3)).toMatchObject({
    active: false,
    pricesUpdatedAt: new Date("2026-11-01T10:00:00Z"),
    stockReadAt: null,
  });
  expect(store(1)).toMatchObject({ active: true, pricesUpdatedAt: null, division: { name: "Beta" } });
});

it("puts the hours of a day in order, the buyers' desk apart, and shortens the yard's", () => {
  const spans = (week: readonly (readonly { opens: number; closes: number }[])[] | null = []) =>
    week?.map((day) => day.map(({ opens, closes }) => `${opens}-${closes}`).join(" "));
  expect(spans(store(2)?.schedule.week)).toEqual(["480-600 900-1020", "", "", "", "", "", "600-720"]);
  expect(spans(store(2)?.buyingSchedule.week)).toEqual(["", "540-660", "", "", "", "", ""]);
  expect(spans(store(2)?.yardSchedule?.week)?.[6]).toBe("600-690");
});

it("knows what nobody has said of a store from what is 0 or closed", () => {
  expect(store(1)).toMatchObject({ schedule: { week: null }, buyingSchedule: { week: null } });
  expect(store(1)).toMatchObject({ taxRate: 0, admissionCents: null, coreDays: null, yardSchedule: null });
  expect([store(1)?.servicesSaid, store(2)?.servicesSaid]).toEqual([true, false]);
});

it("puts special days in order; one without times is closed", () => {
  const label = { es: "Fiesta", en: "Holiday" };
  expect(store(2)?.schedule.specialDays).toEqual([
    {
      day: "2026-12-24",
      label,
      spans: [
        { opens: 480, closes: 540 },
        { opens: 900, closes: 960 },
      ],
    },
    { day: "2026-12-25", label, spans: [] },
  ]);
  expect(store(1)?.schedule.specialDays).toEqual([]);
});

it("knows the stores of a market by their position, and a market without any", () => {
  expect(chain.markets.map(({ storeIds, postalCodes, cities }) => [storeIds, postalCodes, cities])).toEqual([
    [[5, 4], [], []],
    [[], [], []],
  ]);
  expect([4, 5, 6].map((id) => store(id)?.marketId)).toEqual([1, 1, null]);
  expect(chain.marketById.get(2)?.name.en).toBe("Market 2");
});

it("reads maps with zones and rows by position, and one that has none", () => {
  expect(chain.maps.get(2)?.zones.map(({ code }) => code)).toEqual(["A", "B"]);
  expect(chain.maps.get(2)?.rows.map(({ row }) => row)).toEqual(["9", "8"]);
  expect(chain.maps.get(4)).toMatchObject({ zones: [], rows: [], gate: "right", imageId: null });
  expect(chain.maps.has(1)).toBe(false);
  expect(chain.images.size).toBe(0);
});

it("knows makes and models by name, digits first, and by their other names", () => {
  expect(catalog.makes.map(({ name }) => name)).toEqual(["Alfa", "Zeta"]);
  expect(catalog.modelsOf(1).map(({ name, body }) => [name, body])).toEqual([
    ["300", ""],
    ["Two", "sedan"],
  ]);
  expect([catalog.modelsOf(2), catalog.modelsOf(9)]).toEqual([[], []]);
  expect([catalog.findMake(2)?.name, catalog.findModel(11)?.name]).toEqual(["Alfa", "Two"]);
  expect([catalog.make(2).name, catalog.model(12).years, catalog.findMake(9), catalog.findModel(9)]).toEqual([
    "Alfa",
    "1999-2003",
    undefined,
    undefined,
  ]);
  expect([...catalog.makeAliases, ...catalog.modelAliases]).toEqual([
    ["z", 1],
    { makeId: 1, alias: "ii", modelId: 11 },
  ]);
  const missing = expect.objectContaining({ code: "not-found" });
  expect(() => catalog.make(9)).toThrow(missing as Error);
  expect(() => catalog.model(9)).toThrow(missing as Error);
});

it("keeps hours that many stores have once", () => {
  const empty = chain.stores.filter(({ id }) => id > 10).map(({ schedule }) => schedule);
  expect(empty.length).toBeGreaterThan(300);
  expect(new Set(empty).size).toBe(1);
});
