import { mayShareEngine } from "#core/engine-fit.ts";
import { type Generation, type SisterBond, type YearSpan, yearsAround } from "#core/generation.ts";
import { reachOf, type SharedKind } from "#core/part-sharing.ts";
import { enginesIn } from "./engines.ts";
import { sharedKindOf } from "./part-facts.ts";
import type { Stock } from "./stock.ts";

export type SharedSpan = YearSpan & {
  readonly why: "same year" | "same generation" | "sister" | "interchange";
  /** Of a sister. */
  readonly bond?: SisterBond;
};

export type Sharing = {
  /** What the part has to have in common; undefined when no part was asked for. */
  readonly kind: SharedKind | undefined;
  readonly generation: Generation | undefined;
  /** The car's own years first, always with its own year; then the sisters. No two of a model overlap. */
  readonly spans: readonly SharedSpan[];
};

type CarYear = { readonly modelId: number; readonly year: number };

export const findGeneration = (stock: Pick<Stock, "sharing">, { modelId, year }: CarYear): Generation | undefined =>
  stock.sharing.generationsOf(modelId).find(({ from, to }) => from <= year && year <= to);

/**
 * Which cars may carry a part that fits this one: by the chain's own interchange table where it knows the car, else by
 * generation and sisters as far as the part's kind reaches. Without a part, every car that shares some of its parts.
 */
export function findSharing(stock: Stock, car: CarYear, partId?: number): Sharing {
  const kind = partId === undefined ? undefined : sharedKindOf(stock, partId);
  const generation = findGeneration(stock, car);
  const licensed = partId === undefined ? [] : stock.sharing.interchange.find(partId, car.modelId, car.year);
  const spans =
    licensed.length > 0
      ? licensed.map((span): SharedSpan => ({ ...span, why: "interchange" }))
      : spansByFacts(stock, car, generation, kind);
  return { kind, generation, spans: joinSpans(spans, car.modelId) };
}

function spansByFacts(
  stock: Stock,
  car: CarYear,
  generation: Generation | undefined,
  kind: SharedKind | undefined,
): SharedSpan[] {
  const { modelId, year } = car;
  const reach = kind ? reachOf[kind] : ({ generation: true, sisters: ["car", "platform"], stopsAt: [] } as const);
  const alone: SharedSpan = { modelId, from: year, to: year, why: "same year" };
  if (!reach.generation) return [alone];
  const years = generation && yearsAround(generation, year, generation.changes, reach.stopsAt);
  const spans: SharedSpan[] = [years && years.from < years.to ? { modelId, ...years, why: "same generation" } : alone];
  const bonds: readonly SisterBond[] = reach.sisters;
  for (const { own, other, bond } of stock.sharing.sistersOf(modelId)) {
    if (year < own.from || year > own.to || !bonds.includes(bond)) continue;
    if (kind === "engine" && !mayShareEngine(enginesIn(stock, own), enginesIn(stock, other))) continue;
    // Sisters change in the same year; one that was made later or earlier, as it was nearest to the car's year.
    const near = Math.min(Math.max(year, other.from), other.to);
    const theirs = findGeneration(stock, { modelId: other.modelId, year: near });
    const shared = yearsAround(other, near, theirs?.changes ?? [], reach.stopsAt);
    spans.push({ modelId: other.modelId, ...shared, why: "sister", bond });
  }
  return spans;
}

/** Of two spans that become one, the bond of which less is known. */
const looser = (one: SharedSpan, other: SharedSpan): Pick<SharedSpan, "bond"> =>
  one.bond === "car" && other.bond ? { bond: other.bond } : {};

/** Those of a model that touch or overlap become one; the car's own model stays first. */
function joinSpans(spans: readonly SharedSpan[], ownModelId: number): SharedSpan[] {
  const joined: SharedSpan[] = [];
  for (const ofModel of Map.groupBy(spans, ({ modelId }) => modelId).values()) {
    const first = joined.length;
    for (const span of ofModel.toSorted((a, b) => a.from - b.from)) {
      const last = joined.length > first ? joined.at(-1) : undefined;
      if (last && span.from <= last.to + 1)
        joined[joined.length - 1] = { ...last, ...looser(last, span), to: Math.max(last.to, span.to) };
      else joined.push(span);
    }
  }
  const rank = (span: SharedSpan) => (span.modelId === ownModelId ? 0 : span.bond === "car" || !span.bond ? 1 : 2);
  return joined.sort((a, b) => rank(a) - rank(b));
}
