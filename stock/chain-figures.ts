import type { Words } from "#core/edition.ts";
import { isYard, type Store } from "#core/store.ts";
import { listCoreParts } from "./core-parts.ts";
import { once } from "./once.ts";
import type { Chain, PriceBook, Stock } from "./stock.ts";
import { listStores } from "./stores.ts";

/** From the least to the most of the yards, and what most of them have. */
export type Spread = { readonly least: number; readonly most: number; readonly usual: number };

export type ChainFigures = {
  /** Where visitors pull parts. */
  readonly yards: number;
  /** Where metal and cars are bought and nothing is pulled. */
  readonly metalsSites: number;
  readonly countries: readonly Store["country"][];
  /** Of the yards, in the order of their codes. */
  readonly states: readonly Store["stateName"][];
  readonly provinces: readonly Store["stateName"][];
  /** Weekdays (1 = Monday) on which every yard opens; null when the yards differ. */
  readonly weekdays: readonly number[] | null;
  readonly admissionCents: Spread;
  /** How the environmental fee is charged: by a rate of some yard, as a fixed amount on some part. */
  readonly environmentalFee: { readonly rated: boolean; readonly fixed: boolean };
  /** What carries a core charge; null where no list says it. */
  readonly coreParts: readonly Words[] | null;
  readonly coreDays: Spread;
  readonly exchangeDays: Spread;
  readonly warrantyDays: Spread;
  readonly closesBeforeMinutes: Spread;
  /** Yards that sell whole cars. */
  readonly sellingCars: number;
  readonly carParts: number;
  readonly truckParts: number;
};

/** Without a list nobody knows, and the rule holds for whoever has to leave a deposit. */
export const hasCores = ({ coreParts }: ChainFigures): boolean => coreParts?.length !== 0;

type PriceFigures = Pick<ChainFigures, "coreParts" | "carParts" | "truckParts"> & { fixedFee: boolean };
type YardFigures = Omit<ChainFigures, keyof PriceFigures | "environmentalFee"> & { ratedFee: boolean };

const known = new WeakMap<Stock, ChainFigures>();
const ofYards = new WeakMap<Chain, YardFigures>();
const ofPrices = new WeakMap<PriceBook, PriceFigures>();

/** What the pages may say of the chain as a whole; counted anew only where its stores or its prices have changed. */
export const chainFigures = (stock: Stock): ChainFigures =>
  once(known, stock, () => {
    const { ratedFee, ...yards } = once(ofYards, stock.chain, () => countYards(listStores(stock)));
    const { fixedFee, ...prices } = once(ofPrices, stock.prices, () => countPrices(stock.prices));
    return { ...yards, ...prices, environmentalFee: { rated: ratedFee, fixed: fixedFee } };
  });

function countPrices(book: PriceBook): PriceFigures {
  const lists = [book.chain, ...book.own.values()];
  const priced = book.parts.filter((part) => book.chain.has(part.id));
  return {
    fixedFee: lists.some((list) => list.values().some(({ environmentalCents }) => (environmentalCents ?? 0) > 0)),
    coreParts: lists.some((list) => list.size > 0) ? listCoreParts(book) : null,
    carParts: priced.filter((part) => part.type === "CAR").length,
    truckParts: priced.filter((part) => part.type === "PU/VAN").length,
  };
}

function countYards(stores: readonly Store[]): YardFigures {
  const yards = stores.filter(isYard);
  const regionsOf = (country: Store["country"]) => [
    ...new Map(yards.filter((yard) => yard.country === country).map((yard) => [yard.state, yard.stateName])).values(),
  ];
  const spread = (of: (store: Store) => number): Spread => spreadOf(yards.map(of));
  return {
    yards: yards.length,
    sellingCars: yards.filter(({ services }) => services.has("wesellcars")).length,
    metalsSites: stores.length - yards.length,
    countries: (["US", "CA"] as const).filter((country) => yards.some((yard) => yard.country === country)),
    states: regionsOf("US"),
    provinces: regionsOf("CA"),
    weekdays: sharedWeekdays(yards),
    admissionCents: spread((yard) => yard.admissionCents),
    ratedFee: yards.some(({ environmentalRate }) => environmentalRate > 0),
    coreDays: spread((yard) => yard.coreDays),
    exchangeDays: spread((yard) => yard.exchangeDays),
    warrantyDays: spread((yard) => yard.warrantyDays),
    closesBeforeMinutes: spread((yard) => yard.yardClosesBeforeMinutes),
  };
}

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { least: 0, most: 0, usual: 0 };
  const byValue = Map.groupBy(values, (value) => value);
  const [usual = 0] = [...byValue].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0] ?? [];
  return { least: Math.min(...values), most: Math.max(...values), usual };
}

function sharedWeekdays(yards: readonly Store[]): number[] | null {
  const daysOf = ({ schedule }: Store) => schedule.week.flatMap((spans, at) => (spans.length > 0 ? [at + 1] : []));
  const [first, ...others] = yards.map(daysOf);
  if (!first || others.some((days) => days.join() !== first.join())) return null;
  return first;
}
