import { type CarFact, type CarFacts, listFacts, tellerOf, type VinColumn } from "#core/car-facts.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { once } from "#core/once.ts";
import type { Vehicle } from "#core/vehicle.ts";

type Teller = "staff" | "file" | "vin" | "reference";
type ApiFacts = { [F in CarFact]?: Exclude<CarFacts[F], undefined> } & { sources?: Record<string, Teller> };

/** What a VIN may tell and every answer has anyway, by its column. */
const usual = { year: "year", model_id: "model", body: "bodyStyle", fuel: "fuel", engine: "engine" } as const;

function present(facts: CarFacts, highVoltage: boolean): ApiFacts {
  const said: Record<string, string | number | true> = {};
  const sources: Record<string, Teller> = {};
  for (const [fact, { column }] of listFacts) {
    const value = facts[fact];
    if (value === undefined) continue;
    said[fact] = value;
    sources[fact] = tellerOf(facts, column as VinColumn);
  }
  if (highVoltage && !said.highVoltage) [said.highVoltage, sources.highVoltage] = [true, "reference"];
  for (const [column, name] of Object.entries(usual)) {
    const teller = tellerOf(facts, column as VinColumn);
    if (teller !== "file") sources[name] = teller;
  }
  return { ...said, ...(Object.keys(sources).length > 0 && { sources }) };
}

/** Cars of one engine share what is known of them. */
const jsonWhere = (highVoltage: boolean) =>
  once((known: CarFacts) => {
    const facts = JSON.stringify(present(known, highVoltage)).slice(1, -1);
    return facts && `,${facts}`;
  });
const [plainJson, voltJson] = [jsonWhere(false), jsonWhere(true)];

/** What is known of a car beyond its name, and who said it; nothing where nobody did. */
export const presentFacts = (car: Vehicle): ApiFacts => present(car.facts, runsOnHighVoltage(car));

/** The same as the end of an object's JSON. */
export const factsJson = (car: Vehicle): string => (runsOnHighVoltage(car) ? voltJson : plainJson)(car.facts);
