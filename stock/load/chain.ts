import type { Words } from "#core/edition.ts";
import { findHighways } from "#core/highway.ts";
import { emptyWeek, type Schedule, type Span, type SpecialDay, shortenSchedule, type Week } from "#core/hours.ts";
import type { Market } from "#core/market.ts";
import { cleanPostalCode } from "#core/postal-code.ts";
import { countries, regionName } from "#core/region.ts";
import { type Division, type Service, type Store, storeSlug } from "#core/store.ts";
import { tellApart } from "#core/store-names.ts";
import { compareText } from "#core/text.ts";
import { listRuleAnswers } from "#data/queries/rule-answers.ts";
import { findSetting } from "#data/queries/settings.ts";
import type { Executor, StoreHoursRow, StoreRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import type { Chain } from "../stock.ts";
import { createStoreGrid } from "../store-grid.ts";
import { groupsOf, readByStore, readStores } from "./by-store.ts";
import { loadImages } from "./images.ts";
import { loadMaps } from "./maps.ts";
import { createSharing } from "./share.ts";

const words = (es: string, en: string): Words => ({ es, en });
const date = (text: string | null) => (text === null ? null : new Date(text));

export async function loadChain(db: Executor, before: Chain | undefined, yieldIfDue: YieldIfDue): Promise<Chain> {
  const zone = await findSetting(db, "chain_time_zone");
  const off = new Set((await findSetting(db, "services_off"))?.split(" "));
  const divisions = await db.selectFrom("divisions").selectAll().execute();
  const rows = await readStores(db, yieldIfDue);
  const markets = await loadMarkets(db);
  const marketOf = new Map(markets.flatMap((market) => market.storeIds.map((store) => [store, market.id] as const)));
  const divisionById = new Map<number, Division>(divisions.map((row) => [row.id, { ...row }]));
  const places = rows.map((row) => ({ id: row.id, state: row.state, postalCode: row.postal_code, row }));
  const names = tellApart(places, ({ row }) => row.name);
  const listTexts = tellApart(places, ({ row }) => row.list_text);
  const share = createSharing();
  const stores: Store[] = [];
  for (const some of groupsOf(rows)) {
    const services = await readByStore(db, "store_services", ["service"], some);
    const hours = await readByStore(db, "store_hours", hoursColumns, some);
    const specials = await readByStore(db, "special_days", specialColumns, some);
    await yieldIfDue();
    const storeOf = (row: StoreRow): Store => {
      const division = divisionById.get(row.division_id) as Division;
      const weeks = hours.get(row.id) ?? "[]";
      const special = specials.get(row.id) ?? "[]";
      const offered = services.get(row.id) ?? "[]";
      const early = row.yard_closes_before_minutes;
      const schedules = share(`${row.time_zone} ${early} ${weeks} ${special}`, () =>
        schedulesOf(row.time_zone, early, weeks, special),
      );
      return {
        id: row.id,
        site: row.site,
        code: row.code,
        name: names.get(row.id) ?? row.name,
        subName: row.sub_name,
        listText: listTexts.get(row.id) ?? row.list_text,
        type: row.type,
        division,
        countGroup: row.count_group,
        active: row.active === 1,
        openedOn: row.opened_on,
        closedOn: row.closed_on,
        address1: row.address1,
        address2: row.address2,
        city: row.city,
        state: row.state,
        stateName: regionName(row.country, row.state),
        country: row.country,
        countryName: countries[row.country],
        postalCode: row.postal_code,
        postalKey: cleanPostalCode(row.postal_code),
        latitude: row.latitude,
        longitude: row.longitude,
        phone1: { number: row.phone1, label: words(row.phone1_label_es, row.phone1_label_en) },
        phone2: { number: row.phone2, label: words(row.phone2_label_es, row.phone2_label_en) },
        buyingPhone: row.buying_phone,
        mapTextLine1: row.map_text_line1,
        mapTextLine2: row.map_text_line2,
        info: words(row.info_es, row.info_en),
        slug: storeSlug(row.map_text_line1),
        services: share(
          offered,
          () => new Set((JSON.parse(offered) as [Service][]).flat().filter((service) => !off.has(service))),
        ),
        servicesSaid: services.has(row.id),
        ...schedules,
        taxRate: row.tax_rate,
        admissionCents: row.admission_cents,
        environmentalRate: row.environmental_rate,
        environmentalCapCents: row.environmental_cap_cents,
        coreDays: row.core_days,
        exchangeDays: row.exchange_days,
        warrantyDays: row.warranty_days,
        yardClosesBeforeMinutes: early,
        highways: findHighways(row.highways) ?? [],
        stockReadAt: date(row.stock_read_at),
        pricesUpdatedAt: date(row.prices_updated_at),
        marketId: marketOf.get(row.id) ?? null,
      };
    };
    for (const row of some) stores.push(storeOf(row));
    await yieldIfDue();
  }
  stores.sort((a, b) => compareText(a.listText, b.listText) || a.id - b.id);
  await yieldIfDue();
  const maps = await loadMaps(db, rows, yieldIfDue);
  const wanted = [...maps.values()].flatMap((map) => map.imageId ?? []);
  return {
    timeZone: zone ?? "America/Los_Angeles",
    divisions: [...divisionById.values()].sort((a, b) => compareText(a.name, b.name)),
    stores,
    storeById: new Map(stores.map((store) => [store.id, store])),
    grid: createStoreGrid(stores.filter((store) => store.active)),
    markets,
    marketById: new Map(markets.map((market) => [market.id, market])),
    maps,
    images: await loadImages(db, wanted, before?.images),
    ruleAnswers: await listRuleAnswers(db),
  };
}

const hoursColumns = ["desk", "weekday", "opens_minute", "closes_minute"] as const;
type Hours = [desk: StoreHoursRow["desk"], weekday: number, opens: number, closes: number];
const specialColumns = ["day", "span", "opens_minute", "closes_minute", "label_es", "label_en"] as const;
type Special = [day: string, span: number, opens: number | null, closes: number | null, es: string, en: string];

function schedulesOf(timeZone: string, early: number | null, weeks: string, special: string) {
  const at = (desk: StoreHoursRow["desk"]): Schedule => ({
    timeZone,
    week: weekOf(weeks, desk),
    specialDays: specialDays(special),
  });
  const schedule = at("store");
  const yardSchedule = early === null ? null : shortenSchedule(schedule, early);
  return { schedule, yardSchedule, buyingSchedule: at("buying") };
}

/** A desk without any row is one whose hours nobody has said: none is closed on all seven days. */
function weekOf(text: string, desk: StoreHoursRow["desk"]): Week | null {
  const rows = (JSON.parse(text) as Hours[]).filter(([of]) => of === desk);
  if (rows.length === 0) return null;
  const week: Span[][] = emptyWeek.map(() => []);
  for (const [, weekday, opens, closes] of rows) week[weekday - 1]?.push({ opens, closes });
  return week;
}

function specialDays(text: string): SpecialDay[] {
  return [...Map.groupBy(JSON.parse(text) as Special[], ([day]) => day)].map(([day, spans]) => ({
    day,
    label: words(spans[0]?.[4] ?? "", spans[0]?.[5] ?? ""),
    spans: spans
      .flatMap(([, , opens, closes]) => (opens === null || closes === null ? [] : { opens, closes }))
      .sort((a, b) => a.opens - b.opens),
  }));
}

async function loadMarkets(db: Executor): Promise<Market[]> {
  const rows = await db.selectFrom("markets").selectAll().orderBy("id").execute();
  const stores = await db.selectFrom("market_stores").selectAll().orderBy("position").execute();
  const places = await db.selectFrom("market_places").selectAll().orderBy("place").execute();
  const storesOf = Map.groupBy(stores, (store) => store.market_id);
  const placesOf = Map.groupBy(places, (place) => place.market_id);
  const placesIn = (id: number, kind: "postal" | "city") =>
    (placesOf.get(id) ?? []).filter((place) => place.kind === kind).map(({ place }) => place);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: words(row.name_es, row.name_en),
    state: row.state,
    country: row.country,
    phone: row.phone,
    area: words(row.area_es, row.area_en),
    storeIds: (storesOf.get(row.id) ?? []).map((store) => store.store_id),
    postalCodes: placesIn(row.id, "postal"),
    cities: placesIn(row.id, "city"),
  }));
}
