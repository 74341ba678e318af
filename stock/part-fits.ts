import { compareEngines, type Engine } from "#core/engine-fit.ts";
import { type PartFit, rankOf, worstFit } from "#core/part-fit.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { type Carrier, compareWeights, isWeightKept } from "#core/weight-kept.ts";
import { factsAt, textAt, wordAt, type YardColumns } from "./columns.ts";
import { engineOf } from "./engines.ts";
import type { Sharing } from "./generations.ts";
import type { PartKind } from "./part-families.ts";
import type { Stock } from "./stock.ts";
import { listInOrder } from "./vehicle-order.ts";
import { matchesOf, type RowList, type StoreMatches } from "./vehicles.ts";
import { emptyWord } from "./word-table.ts";

/** The car that a part is asked for. */
type AskedCar = {
  readonly modelId: number;
  /** One engine, where it is known which. */
  readonly engine: Engine | undefined;
  /** Those of its years, where it is not. */
  readonly engines: readonly Engine[];
  readonly weightClass: number | undefined;
};

type Alike = { readonly fit: PartFit | undefined; readonly rows: RowList };
/**
 * A yard's matches apart: those that may serve, and how many do not; and together those of one word, the best first, none
 * where nothing tells them apart.
 */
export type FittedMatches = { readonly may: StoreMatches; readonly others: number; readonly alike: readonly Alike[] };
export type Fitter = (matches: StoreMatches) => FittedMatches;

const untold: readonly Alike[] = [];

/** Nobody knows that a part of another model fits, but where it is the same car with another badge. */
const sister: PartFit = { word: "compare", by: "sister" };

/** Tells the cars of a part apart by engine, weight and kinship: of which of them the part may fit. */
export function createFitter(
  stock: Stock,
  asked: AskedCar,
  sharing: Sharing | undefined,
  kinds: readonly PartKind[],
): Fitter {
  const byEngine = sharing?.kind === "engine";
  const byWeight = kinds.some(({ part }) => isWeightKept(part));
  const distant = new Set(sharing?.spans.flatMap(({ modelId, bond }) => (bond && bond !== "car" ? modelId : [])));
  const carrierOf = (modelId: number, own: Omit<Carrier, "name">): Carrier => ({
    name: nameOf(stock, modelId),
    ...own,
  });
  const carrier = carrierOf(asked.modelId, { weightClass: asked.weightClass });

  function fitByEngine(modelId: number, own: Engine): PartFit | undefined {
    if (!byEngine) return undefined;
    if (asked.engine) return { word: compareEngines(asked.engine, own), by: "engine" };
    if (modelId === asked.modelId) return undefined;
    // A sister's car has to have one of the engines that the asked car may have.
    const { engines } = asked;
    const never = engines.length > 0 && engines.every((one) => compareEngines(one, own) === "other");
    return { word: never ? "other" : "compare", by: "engine" };
  }

  // Thousands of cars say the same few things: each is compared once.
  const known = new Map<number, Map<number, PartFit | undefined>>();
  function fitAt(columns: YardColumns, row: number): PartFit | undefined {
    const modelId = columns.modelId[row] as number;
    const trim = byWeight ? wordAt(columns, row, textAt.trim) : emptyWord;
    const engine = byEngine ? wordAt(columns, row, textAt.engine) : emptyWord;
    const facts = wordAt(columns, row, textAt.facts);
    const [own, pair] = [modelId * 2 ** 26 + trim, engine * 2 ** 26 + facts];
    const ofOwn = known.get(own) ?? new Map<number, PartFit | undefined>();
    if (ofOwn.size === 0) known.set(own, ofOwn);
    if (ofOwn.has(pair)) return ofOwn.get(pair);
    const said = factsAt(stock.words, facts);
    const weight =
      byWeight &&
      compareWeights(carrier, carrierOf(modelId, { weightClass: said.weightClass, trim: stock.words.text(trim) }));
    const fit = worstFit([
      fitByEngine(modelId, engineOf(stock.words.text(engine), said)),
      weight ? { word: weight, by: "weight" } : undefined,
      // Of an engine its own size and code tell more.
      distant.has(modelId) && !byEngine ? sister : undefined,
    ]);
    ofOwn.set(pair, fit);
    return fit;
  }

  const tells = byEngine || byWeight || distant.size > 0;
  return (matches) => {
    if (!tells) return { may: matches, others: 0, alike: untold };
    const { columns, rows } = matches;
    const lists = new Map<string, { fit: PartFit | undefined; rows: number[] }>();
    for (const row of rows) {
      const fit = fitAt(columns, row);
      const key = `${fit?.word} ${fit?.by}`;
      const list = lists.get(key);
      if (list) list.rows.push(row);
      else lists.set(key, { fit, rows: [row] });
    }
    const alike = [...lists.values()].sort((a, b) => rankOf(a.fit) - rankOf(b.fit));
    const may = alike.flatMap((one) => (one.fit?.word === "other" ? [] : one.rows));
    return { may: matchesOf(stock, matches, may), others: rows.length - may.length, alike };
  };
}

/** Some car of it is of the very engine, or nothing speaks against it. */
export const isLikely = ({ alike: [best] }: FittedMatches) =>
  !best?.fit || best.fit.word === "same" || best.fit.word === "size";

export type FittedCar = { readonly vehicle: Vehicle; readonly fit: PartFit | undefined };
type Wanted = { readonly isOther: boolean; readonly most: number; readonly wishes: ReadonlySet<number> };

/** The likest first, of these the wished, of these the newest. */
export function listFitted(
  stock: Stock,
  { may, alike }: FittedMatches,
  { isOther, most, wishes }: Wanted,
): FittedCar[] {
  const cars: FittedCar[] = [];
  const groups = (alike === untold ? [{ fit: undefined, rows: may.rows }] : alike)
    .filter(({ fit }) => (fit?.word === "other") === isOther)
    .flatMap(({ fit, rows }) =>
      wishes.size === 0
        ? { fit, rows }
        : [true, false].map((isWished) => ({ fit, rows: [...rows].filter((row) => wishes.has(row) === isWished) })),
    );
  for (const { fit, rows } of groups)
    for (const vehicle of listInOrder(stock, matchesOf(stock, may, rows), "newest", 0, most - cars.length))
      cars.push({ vehicle, fit });
  return cars;
}

const nameOf = ({ catalog }: Stock, modelId: number) => {
  const model = catalog.model(modelId);
  return `${catalog.make(model.makeId).name} ${model.name}`;
};
