import type { Words } from "#core/edition.ts";
import { isYard, type Store } from "#core/store.ts";
import { listCoreParts } from "./core-parts.ts";
import type { Stock } from "./stock.ts";
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

const known = new WeakMap<Stock, ChainFigures>();

/** What the pages may say of the chain as a whole, counted once for each version of the data. */
export function chainFigures(stock: Stock): ChainFigures {
  let figures = known.get(stock);
  if (!figures) {
    figures = count(stock);
    known.set(stock, figures);
  }
  return figures;
}

function count(stock: Stock): ChainFigures {
  const stores = listStores(stock);
  const yards = stores.filter(isYard);
  const regionsOf = (country: Store["country"]) => [
    ...new Map(yards.filter((yard) => yard.country === country).map((yard) => [yard.state, yard.stateName])).values(),
  ];
  const spread = (of: (store: Store) => number): Spread => spreadOf(yards.map(of));
  const lists = [stock.prices.chain, ...stock.prices.own.values()];
  const priced = stock.prices.parts.filter((part) => stock.prices.chain.has(part.id));
  return {
    yards: yards.length,
    sellingCars: yards.filter(({ services }) => services.has("wesellcars")).length,
    metalsSites: stores.length - yards.length,
    countries: (["US", "CA"] as const).filter((country) => yards.some((yard) => yard.country === country)),
    states: regionsOf("US"),
    provinces: regionsOf("CA"),
    weekdays: sharedWeekdays(yards),
    admissionCents: spread((yard) => yard.admissionCents),
    environmentalFee: {
      rated: yards.some(({ environmentalRate }) => environmentalRate > 0),
      fixed: lists.some((list) => list.values().some(({ environmentalCents }) => (environmentalCents ?? 0) > 0)),
    },
    coreParts: lists.some((list) => list.size > 0) ? listCoreParts(stock.prices) : null,
    coreDays: spread((yard) => yard.coreDays),
    exchangeDays: spread((yard) => yard.exchangeDays),
    warrantyDays: spread((yard) => yard.warrantyDays),
    closesBeforeMinutes: spread((yard) => yard.yardClosesBeforeMinutes),
    carParts: priced.filter((part) => part.type === "CAR").length,
    truckParts: priced.filter((part) => part.type === "PU/VAN").length,
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
