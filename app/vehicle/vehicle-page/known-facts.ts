import { listFacts, tellerOf, type VinColumn } from "#core/car-facts.ts";
import type { Edition } from "#core/edition.ts";
import { readEngine } from "#core/engine-text.ts";
import { sourceText } from "#core/sources.ts";
import type { Vehicle } from "#core/vehicle.ts";

type KnownFact = { readonly name: string; readonly value: string; readonly source: string };

const yes = { es: "Sí", en: "Yes" };

/** Who says what stands in a column of a car that its VIN may tell. */
export const saidBy = ({ facts }: Pick<Vehicle, "facts">, column: VinColumn, edition: Edition): string =>
  sourceText(tellerOf(facts, column), edition);

/**
 * What is known of a car beyond its name, for the reader, each with who says it. What its engine's own line says already is
 * left out, and high voltage, which stands above all else.
 */
export function listKnown(car: Pick<Vehicle, "engine" | "facts">, edition: Edition): KnownFact[] {
  const inEngine: Readonly<Record<string, unknown>> = readEngine(car.engine);
  return listFacts.flatMap(([fact, { label, column, words }]) => {
    const value = car.facts[fact];
    if (value === undefined || fact === "highVoltage" || inEngine[fact] === value) return [];
    const said = value === true ? yes[edition] : (words?.[String(value)]?.[edition] ?? String(value));
    return [{ name: label[edition], value: said, source: saidBy(car, column as VinColumn, edition) }];
  });
}
