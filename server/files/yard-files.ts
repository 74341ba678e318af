import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { chainFacts, warrantyOf } from "#content/chain-facts.ts";
import { BoundedMap } from "#core/bounded-map.ts";
import { notFound } from "#core/errors.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { instantOf } from "#core/local-time.ts";
import { dangerOf, dangerText, type PartDanger } from "#core/part-dangers.ts";
import { type PullNote, pullNote } from "#core/pull-note.ts";
import type { Store } from "#core/store.ts";
import {
  packCars,
  type YardFile,
  type YardHow,
  type YardPart,
  type YardSale,
  type YardStore,
  yardFileVersion,
} from "#core/yard-file.ts";
import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { vehicleAt } from "#stock/columns.ts";
import { findStoreMap } from "#stock/maps.ts";
import { findPartFacts, partCaution } from "#stock/part-facts.ts";
import { listPrices } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { yardNames } from "./yard-names.ts";

/** Some of the largest chain's yards; a file that was let go is made again in tens of milliseconds. */
const keptAtMost = 100;
/** Nine tenths of what the best packing gives, in a tenth of its time. */
const quality = 9;

type Tools = YardFile["tools"][number];

/** Parts with the tools that take them off; kinds of a part share theirs. */
function partsOf(stock: Stock, storeId: number): Pick<YardFile, "parts" | "tools" | "dangers" | "hows"> {
  const places = new Map<Tools, number>();
  const place = (tools: Tools | undefined) => {
    if (!tools || tools.es.length === 0) return -1;
    const at = places.get(tools) ?? places.size;
    places.set(tools, at);
    return at;
  };
  const hows = new Map<string, YardHow>();
  const howPlace = ({ how, minutes }: PullNote) => {
    if (how.en !== "") hows.set(how.en, hows.get(how.en) ?? { text: how, ...(minutes && { minutes }) });
    return how.en === "" ? {} : { how: [...hows.keys()].indexOf(how.en) };
  };
  const met: PartDanger[] = [];
  const dangerPlace = (id: PartDanger) => (met.includes(id) ? met.indexOf(id) : met.push(id) - 1);
  const { rules } = chainFacts();
  const parts = listPrices(stock, storeId, "es").map((part) => {
    const caution = partCaution(stock, part.id);
    const note = pullNote(findPartFacts(stock, part.id), caution, rules);
    const { dangers } = caution;
    const who = note?.who ?? caution.who;
    return {
      ...partOf(part, place(note?.tools)),
      ...(dangers.length > 0 && { dangers: dangers.map(dangerPlace) }),
      ...(who !== "visitor" && { who }),
      ...(note && howPlace(note)),
      ...(note?.instead.en && { instead: note.instead }),
    };
  });
  const dangers = met.map((id) => {
    const { short, grave = false } = dangerOf(id);
    const { es, en } = dangerText(id, rules);
    return { id, short, text: { es, en }, grave };
  });
  return { parts, tools: [...places.keys()], dangers, hows: [...hows.values()] };
}

const partOf = (part: ReturnType<typeof listPrices>[number], tools: number): YardPart => ({
  id: part.id,
  name: part.name,
  type: part.type,
  category: part.category,
  words: [...new Set([...part.synonyms.es, ...part.synonyms.en])].join(" "),
  priceCents: part.priceCents,
  coreCents: part.coreCents,
  warrantyCents: warrantyOf(part),
  environmentalCents: part.environmentalCents,
  tools,
});

/** All of them: the file is made when the data changes, not when a sale begins. */
const salesOf = (stock: Stock, { id, schedule }: Store): YardSale[] =>
  stock.campaigns.events
    .filter((event) => !event.cancelled && event.storeIds.includes(id))
    .flatMap(({ startsAt, endsAt, discounts }) =>
      discounts.map((discount) => ({
        from: instantOf(startsAt, schedule.timeZone).toISOString(),
        to: instantOf(endsAt, schedule.timeZone).toISOString(),
        ...discount,
      })),
    );

function factsOf(store: Store): YardStore {
  const { id, name, listText, slug, country, coreDays, yardClosesBeforeMinutes } = store;
  const { taxRate, admissionCents, environmentalRate, environmentalCapCents } = store;
  const rates = { taxRate, admissionCents, environmentalRate, environmentalCapCents };
  const hours = { hours: store.schedule, yardHours: store.yardSchedule, yardClosesBeforeMinutes };
  return { id, name, listText, slug, country, coreDays, ...hours, ...rates };
}

export function makeYardFile(stock: Stock, store: Store): YardFile {
  const columns = stock.yards.get(store.id)?.present;
  const cars = Array.from({ length: columns?.count ?? 0 }, (_, row) => {
    const car = vehicleAt(columns as NonNullable<typeof columns>, row, stock.catalog, stock.words);
    return { ...car, highVoltage: runsOnHighVoltage(car) };
  });
  return {
    version: yardFileVersion,
    store: factsOf(store),
    map: findStoreMap(stock, store.id) ?? null,
    cars: packCars(cars),
    names: yardNames(stock, columns ? new Set(cars.map(({ make, model }) => `${make}\n${model}`)) : new Set()),
    ...(store.services.has("partpricing") ? partsOf(stock, store.id) : { parts: [], tools: [], dangers: [], hows: [] }),
    sales: salesOf(stock, store),
  };
}

/** What a file is made of: while these are the same objects, so is the file. */
const madeOf = (stock: Stock, { id }: Store) => [
  stock.yards.get(id)?.present,
  stock.chain,
  stock.prices,
  stock.sharing,
  stock.campaigns,
];

const jsonAnswer = (value: object) =>
  new Answer(200, Buffer.from(JSON.stringify(value)), {
    "content-type": "application/json",
    "cache-control": cacheClasses.stock,
  });

/** Files by store, each made and packed once for a version of what is in it, however many ask. */
export function createYardFiles() {
  const kept = new BoundedMap<number, { from: readonly unknown[]; answer: Promise<Answer> }>({ limit: keptAtMost });

  async function make(stock: Stock, store: Store): Promise<Answer> {
    const answer = jsonAnswer(makeYardFile(stock, store));
    const { plain } = answer;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    answer.put("br", await promisify(brotliCompress)(plain, { params }));
    return answer;
  }

  return (stock: Stock, store: Store): Promise<Answer> => {
    const from = madeOf(stock, store);
    const before = kept.get(store.id);
    if (before?.from.every((one, at) => one === from[at])) return before.answer;
    const answer = make(stock, store);
    kept.set(store.id, { from, answer });
    answer.catch(() => kept.delete(store.id));
    return answer;
  };
}

export function yardFileRoutes(services: Services): Route[] {
  const find = createYardFiles();
  return [
    {
      method: "GET",
      path: "/yards/:name",
      answer(_, name) {
        const [, id] = /^store-(\d{1,9})\.json$/.exec(name) ?? [];
        const stock = services.stock.current;
        const store = id ? getStore(stock, Number(id)) : undefined;
        if (!store?.services.has("inventory")) throw notFound("yard");
        return find(stock, store);
      },
    },
  ];
}
