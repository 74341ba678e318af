import { messageOf } from "#core/errors.ts";
import { noise, otherWords } from "#core/smart-query-words.ts";
import { wordsOf } from "#core/text.ts";
import type { Database } from "#data/database.ts";
import { forgetPages } from "#data/differences.ts";
import { getVersions, type Versions } from "#data/queries/versions.ts";
import type { Area, Executor } from "#data/schema.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import type { Catalog } from "../catalog.ts";
import { countAllChoices } from "../choice-counts.ts";
import type { Chain, Stock, Yard } from "../stock.ts";
import type { StockLog } from "../stock-log.ts";
import { buildVehicleFinder, buildVehicleIndex } from "../vehicle-index.ts";
import { WordTable } from "../word-table.ts";
import { loadCampaigns } from "./campaigns.ts";
import { loadCarsForSale } from "./cars-for-sale.ts";
import { loadCatalog } from "./catalog.ts";
import { loadChain } from "./chain.ts";
import { loadPostal } from "./postal.ts";
import { loadPrices } from "./prices.ts";
import { loadSharing } from "./sharing.ts";
import { loadYards } from "./yards.ts";
import { loadYardsApart } from "./yards-apart.ts";

/** Words that are right as they are and name something else than a part: makes, models, the yards' towns, pages. */
function otherNamesOf(catalog: Catalog, chain: Chain): ReadonlySet<string> {
  const { makes, makeAliases, modelAliases } = catalog;
  const models = makes.flatMap(({ id }) => catalog.modelsOf(id));
  const names = [...makes, ...models].map(({ name }) => name);
  const aliases = [...makeAliases.keys(), ...modelAliases.map(({ alias }) => alias)];
  const towns = chain.stores.map(({ city }) => city);
  return new Set([...[...names, ...aliases, ...towns].flatMap(wordsOf), ...noise, ...otherWords]);
}

export type Loaded = { stock: Stock; versions: Versions };

/** Below this, texts that no car has any more are not worth reading every store again. */
const fewestWords = 100_000;

/** From so many cars on a first load reads them in threads, which take a moment to begin. */
const manyCars = 200_000;

export type LoadOptions = {
  fewest?: number;
  many?: number;
  /** The program of a thread that reads yards; without one all is read here. */
  thread?: string | undefined;
  log?: Pick<StockLog, "warn"> | undefined;
};

/** Reads one moment of the database; of what is already held, only what has changed since. */
export async function loadStock(db: Database, before?: Loaded, options: LoadOptions = {}): Promise<Loaded> {
  const loaded = await db.reads
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => readAll(trx, db, before, options));
  await forgetPages(db.reads);
  return loaded;
}

async function readAll(
  db: Executor,
  { kind, place }: Database,
  before: Loaded | undefined,
  { fewest = fewestWords, many = manyCars, thread, log }: LoadOptions,
): Promise<Loaded> {
  const yieldIfDue = createYield();
  const versions = await getVersions(db);
  const old = before?.stock;
  const kept = old && !old.words.hasDoubled(fewest) ? old.words : undefined;
  const words = kept ?? new WordTable();
  const apart =
    thread && kind === "sqlite" && !old && (await hasCars(db, many))
      ? loadYardsApart(thread, { file: place, version: versions.version, storeIds: [...versions.stores.keys()] }, words)
      : undefined;
  // Whatever keeps the threads from it, the stores are read here then.
  const ahead = apart?.catch((error: unknown) => {
    log?.warn({ reason: messageOf(error) }, "stock is read without threads");
    return undefined;
  });
  const moved = (area: Area) => !old || versions.areas.get(area) !== before?.versions.areas.get(area);
  const chain = old && !moved("chain") ? old.chain : await loadChain(db, old?.chain, yieldIfDue);
  await yieldIfDue();
  const catalog = old && !moved("catalog") ? old.catalog : await loadCatalog(db);
  await yieldIfDue();
  const known = old && !moved("prices") ? old.prices : undefined;
  const prices =
    known && old?.catalog === catalog
      ? known
      : { ...(known ?? (await loadPrices(db))), otherNames: otherNamesOf(catalog, chain) };
  await yieldIfDue();
  const sharing =
    old && old.catalog === catalog && old.prices === prices
      ? old.sharing
      : await loadSharing(db, catalog, prices, yieldIfDue);
  const cars = old && !moved("cars-for-sale") && !moved("catalog") ? old.cars : await loadCarsForSale(db, catalog);
  const campaigns =
    old && !moved("campaigns") && !moved("chain") ? old.campaigns : await loadCampaigns(db, chain, old?.campaigns);
  await yieldIfDue();
  const postal = old && !moved("postal") ? old.postal : await loadPostal(db, yieldIfDue);
  const documents =
    old && !moved("search") ? old.documents : await db.selectFrom("search_documents").selectAll().execute();

  const stale = staleStores(chain, versions, kept && before, catalog);
  const read = (await ahead) ?? new Map<number, Yard>();
  const rest = await loadYards(
    { db, catalog, words, yieldIfDue },
    stale.filter((id) => !read.has(id)),
  );
  const fresh = new Map([...read, ...rest]);
  if (!kept) words.markRead();
  const yards = new Map<number, Yard>();
  for (const store of chain.stores) {
    const yard = fresh.get(store.id) ?? old?.yards.get(store.id);
    if (yard) yards.set(store.id, yard);
  }
  const sameYards = old !== undefined && stale.length === 0 && old.chain === chain;
  const shown = chain.stores.filter((store) => store.active).flatMap((store) => yards.get(store.id)?.present ?? []);
  const left = [...yards.values()].map((yard) => yard.departed);
  await yieldIfDue();
  const stock: Stock = {
    version: versions.version,
    changedAt: versions.changedAt,
    loadedAt: new Date(),
    chain,
    catalog,
    postal,
    prices,
    sharing,
    cars,
    campaigns,
    documents,
    yards,
    present: sameYards ? old.present : await buildVehicleIndex(shown, yieldIfDue, old?.present),
    choices:
      sameYards && old.catalog === catalog
        ? old.choices
        : await countAllChoices(shown, words, catalog, yieldIfDue, old?.choices),
    departed: sameYards ? old.departed : await buildVehicleFinder(left, yieldIfDue, old?.departed),
    words,
  };
  return { stock, versions };
}

async function hasCars(db: Executor, many: number): Promise<boolean> {
  const row = await db
    .selectFrom("vehicles")
    .select("id")
    .orderBy("id")
    .offset(many - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores whose vehicles must be read: new ones, changed ones; all of them when a model went to another make. */
function staleStores(chain: Chain, versions: Versions, before: Loaded | undefined, catalog: Catalog): number[] {
  const ids = chain.stores.map((store) => store.id);
  if (!before) return ids;
  const old = before.stock;
  if (old.catalog !== catalog && makesMoved(old.catalog, catalog)) return ids;
  return ids.filter((id) => !old.yards.has(id) || versions.stores.get(id) !== before.versions.stores.get(id));
}

const makesMoved = (old: Catalog, now: Catalog): boolean =>
  old.makes.some((make) => old.modelsOf(make.id).some((model) => now.findModel(model.id)?.makeId !== make.id));
