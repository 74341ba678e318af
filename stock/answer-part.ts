import { type Bill, billOf } from "#core/bill.ts";
import { isUnlimited } from "#core/distance.ts";
import type { Words } from "#core/edition.ts";
import { compareEngines, type EngineFit, engineFits } from "#core/engine-fit.ts";
import { daysBetween, localTimeOf } from "#core/local-time.ts";
import { type PartType, type PricedPart, partTypeOf } from "#core/part.ts";
import { isBanned, listBans, type PartBan } from "#core/part-bans.ts";
import type { CarsWithPart } from "#core/part-on-car.ts";
import { type StillThere, stillThereAfter } from "#core/still-there.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { YearList } from "#core/years.ts";
import { stayDaysOf } from "./car-stays.ts";
import { searchWithPart } from "./cars-with-part.ts";
import { engineAsked, engineOfCar, listEngineChoices } from "./engines.ts";
import { findSharing, type Sharing } from "./generations.ts";
import { likelyKind } from "./likely-kind.ts";
import { kindsFor, type PartFamily, type PartKind } from "./part-families.ts";
import { findPrice, listDiscounts, salePriceCents } from "./prices.ts";
import type { Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";
import { listInOrder } from "./vehicle-order.ts";
import { countMatches, type StoreMatches } from "./vehicles.ts";

/** Which part, for which car, near where. */
export type PartAsk = {
  readonly family: PartFamily;
  readonly modelId: number;
  readonly years: YearList;
  /** As it was said: "5.4", "v8"; "" or absent = any. */
  readonly engine?: string;
  /** Cars of these come first. */
  readonly colors?: readonly string[];
  readonly bodies?: readonly string[];
  /** Lines of the price list that were named, where the words said which kind. */
  readonly partIds: readonly number[];
  /** With its state, where that is known. */
  readonly origin: (Origin & { readonly state?: string }) | undefined;
  readonly miles: number;
  readonly now: Date;
};

/** The part's price at a yard today, and what is paid there at the counter. */
export type YardPrice = { readonly part: PricedPart; readonly saleCents: number | undefined; readonly bill: Bill };
export type PartCar = {
  readonly vehicle: Vehicle;
  /** Of a part that hangs on the engine, where one was asked for. */
  readonly fit: EngineFit | undefined;
  /** None where nobody knows whether the car ever had the part. */
  readonly still: StillThere | undefined;
  /** The kind that its own facts name, where the prices are those of another. */
  readonly other: PartKind | undefined;
};
export type PartYard = {
  readonly store: Store;
  readonly miles: number | null;
  readonly count: number;
  /** None where the yard has no price list, or the part no price for such a body. */
  readonly price: YardPrice | undefined;
  /** Where nothing tells which kind is meant and they cost different amounts: the cheapest and the dearest here. */
  readonly span: readonly [YardPrice, YardPrice] | undefined;
  /** The newest first, not all of them. */
  readonly cars: readonly PartCar[];
};
export type MoreYard = Pick<PartYard, "store" | "miles" | "count">;

export type PartAnswer = {
  readonly type: PartType;
  /** Those on the list of this body. */
  readonly kinds: readonly PartKind[];
  /** The one whose prices these are, and whether it was named, read off the cars, or is only the first. */
  readonly kind: PartKind | undefined;
  readonly kindBy: "asked" | "cars" | "first";
  /** Which other years and models were looked for, where one year was asked for; and why. */
  readonly sharing: Sharing | undefined;
  /** No car within the farthest distance says that it has the engine asked for: those of any engine are shown. */
  readonly engineUnseen: boolean;
  /** Of a part that hangs on the engine: those of the car's years, where they had several; how many cars say none. */
  readonly engines: ReturnType<typeof listEngineChoices>;
  /** How many of them are of the color asked for: those come first. */
  readonly paint: { readonly count: number } | undefined;
  /** Cars and yards in reach. */
  readonly total: number;
  readonly stores: number;
  /** The nearest with such cars; without a place those that have the most. When none is in reach, the nearest beyond. */
  readonly yards: readonly PartYard[];
  readonly beyond: boolean;
  /** Why yards in reach that have such cars may not sell the part; they are left out. */
  readonly ban: PartBan | undefined;
  /** Of a part that not every car had: why some or all cars of the model are left out, or which may lack it. */
  readonly rare: Words | undefined;
  /** Among which of the model's cars it was looked for. */
  readonly limit: CarsWithPart | undefined;
  /** The nearest yard that has more of them than the first. */
  readonly more: MoreYard | undefined;
};

const yardsShown = 5;
const carsOfFirst = 8;
const carsOfOthers = 3;
/** Of one yard, to put those of the same engine first. */
const carsCompared = 60;
const rankOf = (fit: EngineFit | undefined) => (fit ? engineFits.indexOf(fit) : 0);
/** Who finds none in reach is told of yards as far as this. */
const farthest = 500;

/** In how many miles around a place there is none, when there is none: without a place or a limit, anywhere. */
export const milesLookedAt = ({ origin, miles }: Pick<PartAsk, "origin" | "miles">): number | undefined =>
  origin && !isUnlimited(miles) ? Math.max(miles, farthest) : undefined;

export function answerPart(stock: Stock, ask: PartAsk): PartAnswer {
  const { family, modelId, years, origin, miles } = ask;
  const model = stock.catalog.model(modelId);
  const type = partTypeOf(model.body);
  const reach = isUnlimited(miles) ? Number.POSITIVE_INFINITY : miles;
  const lookedAt = milesLookedAt(ask);
  const wide = origin && (lookedAt ? { origin, miles: lookedAt } : { origin });
  const kinds = kindsFor(family, type);
  const sharing = sharingOf(stock, ask, kinds);
  const cars = { ...(sharing ? { spans: sharing.spans } : { modelId, years }), ...wide };
  const withPart = searchWithPart(stock, ask);
  const byEngine = sharing?.kind === "engine";
  const any = withPart.search(cars);
  const withEngine = ask.engine ? withPart.search({ ...cars, engine: ask.engine }) : [];
  // Cars of a part that hangs on the engine stay all in view, those of another engine last.
  const found = withEngine.length > 0 && !byEngine ? withEngine : any;
  const banAt = banOf(kinds.length > 0 ? kinds : family.kinds);
  // Whom the law of the state lets nobody sell it to, or put it on his car, is not sent to another state.
  const atHome = origin?.state ? banAt({ state: origin.state }) : undefined;
  const all = atHome ? [] : found.filter(({ store }) => !banAt(store));
  const near = all.filter((match) => (match.miles ?? 0) <= reach);
  const inOrder = near.length > 0 ? near : all;
  const shown = (origin ? inOrder : inOrder.toSorted((a, b) => b.count - a.count)).slice(0, yardsShown);
  const { colors = [], bodies = [] } = ask;
  const wished = [colors.length > 0 && { colors }, bodies.length > 0 && { bodies }].filter((one) => one !== false);
  const first = wished.length > 0 ? withPart.search(Object.assign({}, cars, ...wished)) : [];
  const [span] = years;
  const engines =
    byEngine && span
      ? listEngineChoices(stock, { modelId, from: span[0], to: span[1] }, near)
      : { choices: [], unsaid: 0 };
  const asked = byEngine && ask.engine ? engineAsked(ask.engine, engines.choices) : undefined;
  const fitOf = (vehicle: Vehicle) => asked && compareEngines(asked, engineOfCar(vehicle));
  const carsAt = shown.map((match, at) => {
    const most = at === 0 ? carsOfFirst : carsOfOthers;
    const own = first.find(({ store }) => store === match.store);
    const before = own ? listInOrder(stock, own, "newest", 0, most) : [];
    const ids = new Set(before.map(({ id }) => id));
    const read = asked ? carsCompared : most + before.length;
    const rest = listInOrder(stock, match, "newest", 0, read).filter(({ id }) => !ids.has(id));
    const all = [...before, ...rest];
    return (asked ? all.toSorted((a, b) => rankOf(fitOf(a)) - rankOf(fitOf(b))) : all).slice(0, most);
  });
  const chosen = kinds.find(({ part }) => ask.partIds.includes(part.id));
  const likely = chosen ?? likelyKind(kinds, carsAt.flat());
  const kind = likely ?? kinds[0];
  const unknown = likely ? [] : kinds;
  return {
    type,
    kinds,
    kind,
    kindBy: chosen ? "asked" : likely ? "cars" : "first",
    sharing,
    engineUnseen: Boolean(ask.engine) && withEngine.length === 0,
    engines,
    paint:
      colors.length > 0 ? { count: countMatches(first.filter((match) => (match.miles ?? 0) <= reach)) } : undefined,
    total: countMatches(near),
    stores: near.length,
    yards: shown.map(({ store, miles: away, count }, at) => ({
      store,
      miles: away,
      count,
      price: kind && priceAt(stock, store, kind, ask.now),
      span: spanAt(stock, store, unknown, ask.now),
      cars: (carsAt[at] as Vehicle[]).map((vehicle) => {
        const own = likelyKind(kinds, [vehicle]);
        const still = withPart.surely(vehicle) ? stillAt(stock, store, vehicle, ask.now) : undefined;
        return { vehicle, still, fit: fitOf(vehicle), other: own === kind ? undefined : own };
      }),
    })),
    beyond: near.length === 0 && all.length > 0,
    ban: atHome ?? found.filter((match) => (match.miles ?? 0) <= reach).flatMap(({ store }) => banAt(store) ?? [])[0],
    rare: withPart.told(cars, carsAt.flat()),
    limit: withPart.limit,
    more: origin && nearestWithMore(all),
  };
}

/** What the yards take out of every car and sell at the counter: their prices alone, without a car. */
export const withoutCars = (answer: PartAnswer): PartAnswer => ({
  ...answer,
  total: 0,
  stores: 0,
  beyond: false,
  yards: answer.yards.map((yard) => ({ ...yard, count: 0, cars: [] })),
  more: undefined,
});

/** By yard, why its state lets nobody sell any kind of the part used: thousands of yards lie in some fifty states. */
function banOf(kinds: readonly PartKind[]): (store: Pick<Store, "state">) => PartBan | undefined {
  const byState = new Map<string, PartBan | undefined>();
  return ({ state }) => {
    if (!byState.has(state))
      byState.set(
        state,
        listBans(state).find((ban) => kinds.every(({ part }) => isBanned(part, [ban]))),
      );
    return byState.get(state);
  };
}

/** A car of one year: which others have the part. Several years, or none, are taken as they were asked for. */
function sharingOf(stock: Stock, { family, modelId, years }: PartAsk, kinds: readonly PartKind[]): Sharing | undefined {
  const [span] = years;
  const part = (kinds[0] ?? family.kinds[0])?.part;
  if (!span || !part || years.length > 1 || span[0] !== span[1]) return undefined;
  return findSharing(stock, { modelId, year: span[0] }, part.id);
}

function nearestWithMore([first, ...others]: readonly StoreMatches[]): MoreYard | undefined {
  const more = first && others.find(({ count }) => count > first.count);
  return more && { store: more.store, miles: more.miles, count: more.count };
}

/** Only a yard that has a list has a price; a part's own may be on sale today. */
function priceAt(stock: Stock, store: Store, { part }: PartKind, now: Date): YardPrice | undefined {
  const priced = store.services.has("partpricing") ? findPrice(stock, store.id, part) : undefined;
  if (!priced) return undefined;
  const saleCents = salePriceCents(priced, listDiscounts(stock, store.id, now));
  return { part: priced, saleCents, bill: billOf([{ ...priced, priceCents: saleCents ?? priced.priceCents }], store) };
}

/** What the kinds cost at a yard, from the cheapest to the dearest; undefined where all cost the same. */
function spanAt(stock: Stock, store: Store, kinds: readonly PartKind[], now: Date): PartYard["span"] {
  const prices = kinds
    .flatMap((kind) => priceAt(stock, store, kind, now) ?? [])
    .sort((a, b) => a.bill.totalCents - b.bill.totalCents);
  const [least, most] = [prices[0], prices.at(-1)];
  return least && most && least.bill.totalCents < most.bill.totalCents ? [least, most] : undefined;
}

function stillAt(stock: Stock, store: Store, { dateSet, modelId }: Vehicle, now: Date): StillThere {
  const today = localTimeOf(now, store.schedule.timeZone).day;
  return stillThereAfter(Math.max(0, daysBetween(dateSet, today)), stayDaysOf(stock, store.id, modelId));
}
