import type { Words } from "#core/edition.ts";
import { once } from "#core/once.ts";
import { isYard, type Store } from "#core/store.ts";
import { listFamilies } from "./part-families.ts";
import type { Chain, PriceBook, Stock } from "./stock.ts";
import { listStores } from "./stores.ts";

/** The parts that carry a core charge; those with the shortest names, which everyone knows, first. */
function listCoreParts(prices: PriceBook): Words[] {
  const lists = [prices.chain, ...prices.own.values()];
  const carries = (id: number) => lists.some((list) => (list.get(id)?.coreCents ?? 0) > 0);
  const length = ({ es, en }: Words) => es.length + en.length;
  return listFamilies(prices)
    .filter(({ kinds }) => kinds.some(({ part }) => carries(part.id)))
    .map(({ name }) => name)
    .sort((a, b) => length(a) - length(b));
}

/** Of the yards that have said it: from the least to the most. Null = none has. */
export type Spread = {
  readonly least: number | null;
  readonly most: number | null;
  /** What more than half of all yards have said; null = no value is most yards'. */
  readonly usual: number | null;
  /** How many yards have not said it. */
  readonly unsaid: number;
};

export type ChainFigures = {
  /** Where visitors pull parts. */
  readonly yards: number;
  /** Where metal and cars are bought and nothing is pulled. */
  readonly metalsSites: number;
  readonly countries: readonly Store["country"][];
  /** Of the yards, in the order of their codes. */
  readonly states: readonly Store["stateName"][];
  readonly provinces: readonly Store["stateName"][];
  /** Weekdays (1 = Monday) on which every yard opens; null when the yards differ, or one has not said its hours. */
  readonly weekdays: readonly number[] | null;
  readonly admissionCents: Spread;
  /** How the environmental fee is charged: by a rate of some yard, each with a cap; as a fixed amount on some part. */
  readonly environmentalFee: { readonly rated: boolean; readonly capped: boolean; readonly fixed: boolean };
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
type YardFigures = Omit<ChainFigures, keyof PriceFigures | "environmentalFee"> & {
  fee: Pick<ChainFigures["environmentalFee"], "rated" | "capped">;
};

/** What the pages may say of the chain as a whole; counted anew only where its stores or its prices have changed. */
export const chainFigures = once((stock: Stock): ChainFigures => {
  const { fee, ...yards } = countYards(stock.chain);
  const { fixedFee, ...prices } = countPrices(stock.prices);
  return { ...yards, ...prices, environmentalFee: { ...fee, fixed: fixedFee } };
});

const countPrices = once((book: PriceBook): PriceFigures => {
  const lists = [book.chain, ...book.own.values()];
  const priced = book.parts.filter((part) => book.chain.has(part.id));
  return {
    fixedFee: lists.some((list) => list.values().some(({ environmentalCents }) => (environmentalCents ?? 0) > 0)),
    coreParts: lists.some((list) => list.size > 0) ? listCoreParts(book) : null,
    carParts: priced.filter((part) => part.type === "CAR").length,
    truckParts: priced.filter((part) => part.type === "PU/VAN").length,
  };
});

const countYards = once((chain: Chain): YardFigures => {
  const stores = listStores({ chain });
  const yards = stores.filter(isYard);
  const regionsOf = (country: Store["country"]) => [
    ...new Map(yards.filter((yard) => yard.country === country).map((yard) => [yard.state, yard.stateName])).values(),
  ];
  const spread = (of: (store: Store) => number | null): Spread => spreadOf(yards.map(of));
  const rated = yards.filter(({ environmentalRate }) => (environmentalRate ?? 0) > 0);
  return {
    yards: yards.length,
    sellingCars: yards.filter(({ services }) => services.has("wesellcars")).length,
    metalsSites: stores.length - yards.length,
    countries: (["US", "CA"] as const).filter((country) => yards.some((yard) => yard.country === country)),
    states: regionsOf("US"),
    provinces: regionsOf("CA"),
    weekdays: sharedWeekdays(yards),
    admissionCents: spread((yard) => yard.admissionCents),
    fee: { rated: rated.length > 0, capped: rated.every((yard) => yard.environmentalCapCents !== null) },
    coreDays: spread((yard) => yard.coreDays),
    exchangeDays: spread((yard) => yard.exchangeDays),
    warrantyDays: spread((yard) => yard.warrantyDays),
    closesBeforeMinutes: spread((yard) => yard.yardClosesBeforeMinutes),
  };
});

function spreadOf(values: readonly (number | null)[]): Spread {
  const said = values.filter((value) => value !== null);
  const unsaid = values.length - said.length;
  if (said.length === 0) return { least: null, most: null, usual: null, unsaid };
  const most = [...Map.groupBy(said, (value) => value)].find(([, same]) => 2 * same.length > values.length);
  return { least: Math.min(...said), most: Math.max(...said), usual: most?.[0] ?? null, unsaid };
}

function sharedWeekdays(yards: readonly Store[]): number[] | null {
  const daysOf = ({ schedule }: Store) => schedule.week?.flatMap((spans, at) => (spans.length > 0 ? [at + 1] : []));
  const [first, ...others] = yards.map(daysOf);
  if (!first || others.some((days) => days?.join() !== first.join())) return null;
  return first;
}
