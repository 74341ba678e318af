import { type Bill, billOf } from "#core/bill.ts";
import { isUnlimited } from "#core/distance.ts";
import type { Words } from "#core/edition.ts";
import { daysBetween, localTimeOf } from "#core/local-time.ts";
import { type PartType, type PricedPart, partTypeOf } from "#core/part.ts";
import { allBans, isBanned, type PartBan } from "#core/part-bans.ts";
import type { PartFit } from "#core/part-fit.ts";
import type { PartLimit } from "#core/part-needs.ts";
import { type StillThere, stillThereAfter } from "#core/still-there.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { YearList } from "#core/years.ts";
import { kindBySize } from "./car-sizes.ts";
import { stayDaysOf } from "./car-stays.ts";
import { kindsOn, searchWithPart } from "./cars-with-part.ts";
import { engineAsked, enginesIn, listEngineChoices } from "./engines.ts";
import { findSharing, type Sharing } from "./generations.ts";
import { likelyKind } from "./likely-kind.ts";
import { kindsFor, type PartFamily, type PartKind } from "./part-families.ts";
import { createFitter, type FittedCar, type FittedMatches, type Fitter, isLikely, listFitted } from "./part-fits.ts";
import { findPrice, listDiscounts, salePriceCents } from "./prices.ts";
import type { Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";
import { countMatches, type StoreMatches } from "./vehicles.ts";

/** Which part, for which car, near where. */
export type PartAsk = {
  readonly family: PartFamily;
  readonly modelId: number;
  readonly years: YearList;
  /** As it was said: "5.4", "v8"; "" or absent = any. */
  readonly engine?: string;
  /** What the asked car's VIN told of it, beside what was said: its engine's code, its weight class. */
  readonly code?: string;
  readonly weightClass?: number | undefined;
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
  /** Of a part that hangs on the engine, where one was asked for, or that goes by the car's weight; and of sisters. */
  readonly fit: PartFit | undefined;
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
  /** Those that may serve, the likest first, of these the newest; not all of them. */
  readonly cars: readonly PartCar[];
  /** Those that do not, of another engine or weight: some of them, and how many there are. */
  readonly others: { readonly count: number; readonly cars: readonly PartCar[] };
};
type MoreYard = Pick<PartYard, "store" | "miles" | "count">;

export type PartAnswer = {
  readonly type: PartType;
  /** Those on the list of this body. */
  readonly kinds: readonly PartKind[];
  /** The one whose prices these are, and whether it was named, goes by the car's size, is read off the cars, or only the first. */
  readonly kind: PartKind | undefined;
  readonly kindBy: "asked" | "size" | "cars" | "first";
  /** Which other years and models were looked for, where one year was asked for; and why. */
  readonly sharing: Sharing | undefined;
  /** No car within the farthest distance says that it has the engine asked for: those of any engine are shown. */
  readonly engineUnseen: boolean;
  /** Of a part that hangs on the engine: those of the car's years, where they had several; how many cars say none. */
  readonly engines: ReturnType<typeof listEngineChoices>;
  /** How many of them are of the color asked for: those come first. */
  readonly paint: { readonly count: number } | undefined;
  /** Cars that may serve, and yards that have them, in reach. */
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
  readonly limit: PartLimit | undefined;
  /** Where no such car can have it, or no list of such cars has it: the parts that are likely meant. */
  readonly instead: readonly PartFamily[];
  /** The nearest yard that has more of them than the first. */
  readonly more: MoreYard | undefined;
};

const yardsShown = 5;
const carsOfFirst = 8;
const carsOfOthers = 3;
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
  const kinds = kindsOn(stock, kindsFor(family, type), ask);
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
  const allowed = atHome ? [] : found.filter(({ store }) => !banAt(store));
  const isNear = ({ miles: away }: Pick<StoreMatches, "miles">) => (away ?? 0) <= reach;
  const banned = allowed.length < found.length ? found.find((yard) => isNear(yard) && banAt(yard.store)) : undefined;
  const [span] = years;
  const own = span && { modelId, from: span[0], to: span[1] };
  const engines = byEngine && own ? listEngineChoices(stock, own, allowed.filter(isNear)) : { choices: [], unsaid: 0 };
  const engine = byEngine && ask.engine ? engineAsked(ask.engine, engines.choices, ask.code) : undefined;
  const fitter = createFitter(
    stock,
    {
      modelId,
      engine,
      engines: own ? enginesIn(stock, own).map(({ litres, cylinders }) => ({ litres, cylinders })) : [],
      weightClass: ask.weightClass,
    },
    sharing,
    kinds,
  );
  const { near, all } = listServing(allowed, isNear, fitter);
  const shown = inReach(all, origin !== undefined);
  const { colors = [], bodies = [] } = ask;
  const wished = [colors.length > 0 && { colors }, bodies.length > 0 && { bodies }].filter((one) => one !== false);
  const first = wished.length > 0 ? withPart.search(Object.assign({}, cars, ...wished)) : [];
  const carsAt = shown.map((yard, at) => {
    const wishes = new Set(first.find(({ store }) => store === yard.may.store)?.rows);
    const list = (isOther: boolean, most: number) => listFitted(stock, yard, { isOther, most, wishes });
    return { may: list(false, at === 0 ? carsOfFirst : carsOfOthers), other: list(true, carsOfOthers) };
  });
  const seen = carsAt.flatMap(({ may }) => may.map(({ vehicle }) => vehicle));
  const chosen = kinds.find(({ part }) => ask.partIds.includes(part.id));
  const bySize = kindBySize(stock, ask, kinds);
  const likely = chosen ?? bySize ?? likelyKind(kinds, seen);
  const kind = likely ?? kinds[0];
  const unknown = likely ? [] : kinds;
  return {
    type,
    kinds,
    kind,
    kindBy: chosen ? "asked" : bySize ? "size" : likely ? "cars" : "first",
    sharing,
    engineUnseen: Boolean(ask.engine) && !(engine ? all.some(isLikely) : withEngine.length > 0),
    engines,
    paint:
      colors.length > 0 ? { count: countMatches(first.filter((match) => (match.miles ?? 0) <= reach)) } : undefined,
    total: countMatches(near.map(({ may }) => may)),
    stores: near.length,
    yards: shown.map(({ may: { store, miles: away, count }, others }, at) => {
      const carOf = ({ vehicle, fit: how }: FittedCar): PartCar => {
        const named = likelyKind(kinds, [vehicle]);
        const still = withPart.surely(vehicle) ? stillAt(stock, store, vehicle, ask.now) : undefined;
        return { vehicle, still, fit: how, other: named === kind ? undefined : named };
      };
      return {
        store,
        miles: away,
        count,
        price: kind && priceAt(stock, store, kind, ask.now),
        span: spanAt(stock, store, unknown, ask.now),
        cars: carsAt[at]?.may.map(carOf) ?? [],
        others: { count: others, cars: carsAt[at]?.other.map(carOf) ?? [] },
      };
    }),
    beyond: near.length === 0 && !all.some(({ may }) => isNear(may)) && all.length > 0,
    // What no such car has needs no law.
    ban: withPart.limit?.sure ? undefined : (atHome ?? (banned && banAt(banned.store))),
    rare: withPart.told(cars, seen),
    limit: withPart.limit,
    instead: withPart.limit?.sure || kinds.length === 0 ? withPart.instead() : [],
    more: origin && nearestWithMore(near[0]?.may ?? all[0]?.may, allowed, fitter),
  };
}

/** More are not looked through, where none of those in reach has a car that serves. */
const mostBeyond = 40;

/** Yards in reach that have cars that serve; else the nearest beyond; else those in reach whose cars do not, which say why. */
function listServing(yards: readonly StoreMatches[], isNear: (yard: StoreMatches) => boolean, fitter: Fitter) {
  const serves = ({ may }: FittedMatches) => may.count > 0;
  const reached = yards.filter(isNear).map(fitter);
  const near = reached.filter(serves);
  if (near.length > 0) return { near, all: near };
  const beyond = yards
    .filter((yard) => !isNear(yard))
    .slice(0, mostBeyond)
    .map(fitter);
  const far = beyond.filter(serves);
  return { near, all: far.length > 0 ? far : reached.length > 0 ? reached : beyond };
}

/** The nearest, without a place those that have the most; before them those that have more than cars to be compared. */
function inReach(yards: readonly FittedMatches[], fromPlace: boolean): FittedMatches[] {
  const ranked = fromPlace ? yards : yards.toSorted((a, b) => b.may.count - a.may.count);
  const likely = Map.groupBy(ranked, isLikely);
  return [true, false].flatMap((is) => likely.get(is) ?? []).slice(0, yardsShown);
}

const noOthers: PartYard["others"] = { count: 0, cars: [] };

/** What the yards take out of every car and sell at the counter: their prices alone, without a car. */
export const withoutCars = (answer: PartAnswer): PartAnswer => ({
  ...answer,
  total: 0,
  stores: 0,
  beyond: false,
  yards: answer.yards.map((yard) => ({ ...yard, count: 0, cars: [], others: noOthers })),
  more: undefined,
});

/** By yard, why its state lets nobody sell any kind of the part used. */
function banOf(kinds: readonly PartKind[]): (store: Pick<Store, "state">) => PartBan | undefined {
  const own = allBans.filter((ban) => kinds.every(({ part }) => isBanned(part, [ban])));
  return (store) => own.find(({ states }) => states.includes(store.state));
}

/** A car of one year: which others have the part. Several years, or none, are taken as they were asked for. */
function sharingOf(stock: Stock, { family, modelId, years }: PartAsk, kinds: readonly PartKind[]): Sharing | undefined {
  const [span] = years;
  const part = (kinds[0] ?? family.kinds[0])?.part;
  if (!span || !part || years.length > 1 || span[0] !== span[1]) return undefined;
  return findSharing(stock, { modelId, year: span[0] }, part.id);
}

/** The nearest first. No yard has more cars that serve than it has cars: most need not be looked through. */
function nearestWithMore(
  first: StoreMatches | undefined,
  yards: readonly StoreMatches[],
  fitter: Fitter,
): MoreYard | undefined {
  if (!first) return undefined;
  for (const yard of yards) {
    if (yard.count <= first.count || (yard.miles ?? 0) < (first.miles ?? 0)) continue;
    const { count } = fitter(yard).may;
    if (count > first.count) return { store: yard.store, miles: yard.miles, count };
  }
  return undefined;
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
