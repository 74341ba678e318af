import type { Edition } from "#core/edition.ts";
import { type Engine, mayShareEngine } from "#core/engine-fit.ts";
import { readEngine } from "#core/engine-text.ts";
import { yearsText } from "#core/generation.ts";
import { sharedKinds } from "#core/part-sharing.ts";
import type { YearList } from "#core/years.ts";
import { enginesIn } from "#stock/engines.ts";
import { compareCars, type FitCar, ownFitCar, readFitCar } from "#stock/fit-between.ts";
import { findSharing, type SharedSpan } from "#stock/generations.ts";
import { sharedKindOf } from "#stock/part-facts.ts";
import type { FoundFamily } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./fit-copy.ts";
import { spokenCar } from "./spoken.ts";

type Asked = {
  /** As the reading of the line, or the address, has it; "" where nobody asked. */
  readonly fit?: string | undefined;
  readonly modelIds: readonly number[];
  readonly years: YearList;
  /** As the line said it; "" where it said none. */
  readonly engine?: string | undefined;
  /** The part that was asked for, or those that its words may mean. */
  readonly parts: readonly FoundFamily[];
};

/** What is said, before any car, to whoever asked whether a part fits: what the sharing data surely say, or that nobody knows. */
export function fitText(
  stock: Stock,
  { fit = "", modelIds, years, engine = "", parts }: Asked,
  edition: Edition,
): string {
  if (fit === "") return "";
  const partId = likePart(stock, parts);
  const words = copy[edition];
  const kind = partId === undefined ? undefined : sharedKindOf(stock, partId);
  const compare = kind ? sharedKinds[kind][edition] : words.compare;
  const own = ownFitCar(modelIds, years);
  const say = (...texts: readonly string[]) => [words.asked, ...texts].join(" ");
  if (fit === "this") return say(words.this, compare);
  const donor = readFitCar(stock, fit);
  if (!own || (fit !== "which" && !donor)) return say(words.somewhere, compare);
  if (!donor) return [...whichText(stock, { ...own, said: readEngine(engine) }, partId, edition), compare].join(" ");
  const { word, span } = compareCars(stock, own, donor, partId);
  if (word === "size" || word === "universal") return say(sharedKinds[word][edition]);
  const [from, to] = [nameOf(stock, donor, edition), nameOf(stock, own, edition)];
  const isLoose = kind === "engine" && (word === "generation" || word === "badge");
  const said = words.between[word](from, to, isLoose ? "" : words.usual, span ? yearsText(span) : "");
  return say(said, ...(isLoose ? [words.maySame] : []), ...(word === "years" ? [] : [compare]));
}

/** A line of the price list, where all that may be meant have the same in common with other cars' parts. */
function likePart(stock: Stock, parts: readonly FoundFamily[]): number | undefined {
  const ids = parts.flatMap(({ family, partIds }) => partIds[0] ?? family.kinds[0]?.part.id ?? []);
  return new Set(ids.map((id) => sharedKindOf(stock, id))).size === 1 ? ids[0] : undefined;
}

/** A list that grows longer is read by nobody. */
const mostNamed = 6;

function whichText(
  stock: Stock,
  { said, ...own }: FitCar & { said: Engine },
  partId: number | undefined,
  edition: Edition,
): readonly string[] {
  const words = copy[edition];
  const kind = partId === undefined ? undefined : sharedKindOf(stock, partId);
  if (kind === "size" || kind === "universal") return [];
  if (own.year === undefined) return [words.whichYear(nameOf(stock, own, edition))];
  const { spans } = findSharing(stock, { ...own, year: own.year }, partId);
  const named = (span: SharedSpan) =>
    `${spokenCar(modelName(stock, span.modelId), yearsText(span), edition)}${span.bond && span.bond !== "car" ? words.bond[span.bond] : ""}`;
  // A car that never had the engine that was said takes no part of it: a Maxima of 3.5 none of a 2.5.
  const mayHave = (span: SharedSpan) => kind !== "engine" || mayShareEngine([said], enginesIn(stock, span));
  const more = spans.filter((span) => (span.modelId !== own.modelId || span.from < span.to) && mayHave(span));
  return [
    more.length > 0 ? words.which(more.slice(0, mostNamed).map(named)) : words.whichNone(nameOf(stock, own, edition)),
  ];
}

function modelName({ catalog }: Stock, modelId: number): string {
  const model = catalog.model(modelId);
  return `${catalog.make(model.makeId).name} ${model.name}`;
}

const nameOf = (stock: Stock, { modelId, year }: FitCar, edition: Edition) =>
  spokenCar(modelName(stock, modelId), year === undefined ? "" : String(year), edition);
