import { mayShareEngine } from "#core/engine-fit.ts";
import type { SharedKind } from "#core/part-sharing.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { enginesIn } from "./engines.ts";
import { findGeneration, findSharing, type SharedSpan } from "./generations.ts";
import { findModelBySlug, modelSlug } from "./model-slugs.ts";
import { sharedKindOf } from "./part-facts.ts";
import type { Stock } from "./stock.ts";

/** One model, and its year where one is known. */
export type FitCar = { readonly modelId: number; readonly year: number | undefined };

/** What the sharing data say of a part of one car on another: never more than they surely say. */
type FitWord =
  | ("table" | "same" | "generation" | "badge" | "platform" | "cab")
  | ("size" | "universal" | "exact" | "noEngine" | "otherGeneration" | "unknown" | "years");

const yearOf = (years: SmartReading["years"]) => {
  const [span, more] = years;
  return span && !more && span[0] === span[1] ? span[0] : undefined;
};

/** As an address carries the car that a part would come from: "gmc-yukon.2008"; "unknown" where it is not one model. */
export function fitOf(stock: Stock, { modelIds: [modelId, more], years }: SmartReading): string {
  if (modelId === undefined || more !== undefined) return "unknown";
  return [modelSlug(stock.catalog, modelId), yearOf(years)].filter(Boolean).join(".");
}

export function readFitCar({ catalog }: Stock, fit: string): FitCar | undefined {
  const [slug = "", year] = fit.split(".");
  const model = findModelBySlug(catalog, slug);
  return model && { modelId: model.id, year: year && /^(?:19|20)\d\d$/.test(year) ? Number(year) : undefined };
}

/** The asker's own car, where one model and at most one year of it were asked for. */
export function ownFitCar([modelId, more]: readonly number[], years: SmartReading["years"]): FitCar | undefined {
  return modelId === undefined || more !== undefined ? undefined : { modelId, year: yearOf(years) };
}

type Compared = { readonly word: FitWord; readonly kind: SharedKind | undefined; readonly span?: SharedSpan };

export function compareCars(stock: Stock, own: FitCar, donor: FitCar, partId: number | undefined): Compared {
  const kind = partId === undefined ? undefined : sharedKindOf(stock, partId);
  if (own.year === undefined || donor.year === undefined)
    return { kind, word: kind === "size" || kind === "universal" ? kind : "years" };
  const { spans } = findSharing(stock, { ...own, year: own.year }, partId);
  const { year } = donor;
  const span = spans.find(({ modelId, from, to }) => modelId === donor.modelId && from <= year && year <= to);
  if (span?.why === "interchange") return { kind, span, word: "table" };
  if (kind === "size" || kind === "universal") return { kind, word: kind };
  if (own.modelId === donor.modelId && own.year === year) return { kind, word: "same" };
  if (span?.why === "same generation") return { kind, span, word: "generation" };
  if (span?.bond) return { kind, span, word: span.bond === "car" ? "badge" : span.bond };
  if (kind === "exact") return { kind, word: "exact" };
  return { kind, word: apartBy(stock, { ...own, year: own.year }, { ...donor, year }, kind) };
}

type CarYear = { readonly modelId: number; readonly year: number };

function apartBy(stock: Stock, own: CarYear, donor: CarYear, kind: SharedKind | undefined): FitWord {
  const engines = ({ modelId, year }: CarYear) => enginesIn(stock, { modelId, from: year, to: year });
  if (kind === "engine" && !mayShareEngine(engines(own), engines(donor))) return "noEngine";
  const [ours, theirs] = [findGeneration(stock, own), findGeneration(stock, donor)];
  return own.modelId === donor.modelId && ours && theirs && ours !== theirs ? "otherGeneration" : "unknown";
}
