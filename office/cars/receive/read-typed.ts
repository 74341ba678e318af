import { answerVinBy, findVinIn } from "#core/vin/answer-vin.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import { cleanVin } from "#core/vin/signs.ts";
import type { VinTable } from "#core/vin/table.ts";

/** Our makes, each with its models. */
export type Catalog = readonly (readonly [make: string, models: readonly string[]])[];

export type Mend = { vin: string; name: string };
export type Typed = {
  vin: string;
  /** The VIN has a sign that it cannot have: it was read as another. */
  mended: boolean;
  /** Its check digit is not right: what may have been meant. */
  mends: readonly Mend[] | undefined;
  facts: VinFacts;
  /** What is sure, in our catalogue's words; "" where it must be chosen. */
  make: string;
  model: string;
  year: string;
  /** What the table leaves to be chosen from. */
  makes: readonly string[];
  models: readonly string[];
};

export const mostMends = 3;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const findIn = (names: readonly string[], name: string | undefined) =>
  name === undefined ? undefined : names.find((one) => plain(one) === plain(name));
const ours = (names: readonly string[], among: readonly string[]) => names.flatMap((name) => findIn(among, name) ?? []);

/** A car as its VIN names it. */
export const nameOf = ({ year, make, model, filedModel }: Pick<VinFacts, "year" | "make" | "model" | "filedModel">) =>
  [year, make, model ?? filedModel].filter(Boolean).join(" ");

export const modelsOf = (catalog: Catalog, make: string): readonly string[] =>
  catalog.find(([name]) => name === make)?.[1] ?? [];

/** What a text says as a VIN, on the device; undefined where it is none. */
export function readTyped(
  table: VinTable | undefined,
  text: string,
  { catalog, now = new Date() }: { catalog: Catalog; now?: Date },
): Typed | undefined {
  const vin = findVinIn(text);
  if (vin === undefined) return undefined;
  const { facts, mends } = answerVinBy(table, vin, now);
  const all = catalog.map(([name]) => name);
  const make = findIn(all, facts.make) ?? "";
  return {
    vin,
    mended: cleanVin(text) !== vin,
    mends: facts.checkDigitRight
      ? undefined
      : mends.slice(0, mostMends).map((one) => ({ vin: one.vin, name: nameOf(one) })),
    facts,
    make,
    model: findIn(modelsOf(catalog, make), facts.model) ?? "",
    year: String(facts.year ?? ""),
    makes: ours(facts.either.make ?? [], all),
    models: ours(facts.either.model ?? [], modelsOf(catalog, make)),
  };
}
