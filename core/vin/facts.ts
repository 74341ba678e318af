import type { Body } from "#core/body.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import { remember } from "#core/remember.ts";
import { correctLitres } from "./corrections.ts";
import type { Found } from "./match.ts";
import { nameFiled, readFiled, type Seen } from "./names.ts";

/** Fields that a pattern may leave open. */
type VinChoices = Partial<Record<keyof typeof letters | "make" | "model", readonly string[]>>;

/** What the table knows of a car. Nobody filed what is undefined: that is no "no". */
export type CarFacts = {
  /** In our catalogue's spelling. */
  make: string | undefined;
  /** One of our catalogue's. */
  model: string | undefined;
  /** As its maker filed it, also where our catalogue has none such. */
  filedModel: string | undefined;
  /** To be shown, not to be compared: filed without care. */
  series: string | undefined;
  trim: string | undefined;
  body: Body | undefined;
  doors: number | undefined;
  litres: number | undefined;
  cylinders: number | undefined;
  shape: "I" | "V" | "H" | "W" | "R" | undefined;
  engineCode: string | undefined;
  turbo: true | undefined;
  fuel: string | undefined;
  otherFuel: string | undefined;
  /** Also where one of several choices has it: a warning too many costs a minute. */
  highVoltage: true | undefined;
  /** 1 to 3, by the weight it may have loaded. */
  weightClass: number | undefined;
  /** Where equally narrow patterns differ nothing is chosen: what it may be. */
  either: VinChoices;
};

const letters = {
  series: "s",
  trim: "t",
  body: "b",
  doors: "d",
  litres: "l",
  cylinders: "c",
  shape: "g",
  engineCode: "e",
  fuel: "f",
  otherFuel: "h",
  weightClass: "w",
} as const;

const unique = (list: readonly string[]) => [...new Set(list)];
/** Less than a shock takes, and words that only look like it. */
const noShock = /mild hybrid|\bmhev\b|electric power steering/gi;
const electric = /^(Electric|Hydrogen)$/;

const isElectricName = remember((name) => hasHighVoltage(name.replace(noShock, "")));

/** By the model's name with each of what was filed beside it: "Base/Hybrid" is a list, in which all would have to be one. */
function isNamedElectric(named: readonly { make: string; filed: string }[], beside: readonly string[]): boolean {
  return named.some(({ make, filed }) => {
    const isElectric = (text: string) => isElectricName(`${make} ${filed} ${text}`);
    return ["", ...beside].some((text) => text.replace(/\bw\//gi, "with ").split(/[/,]/).every(isElectric));
  });
}

/** The make as far as the maker's code tells it, and nothing else. */
export function onlyMake(makes: readonly string[]): CarFacts {
  const facts = fillFacts(new Map(), { vin: "", year: 0 });
  return { ...facts, ...(makes.length > 1 ? { either: { make: makes } } : { make: makes[0] }) };
}

export function fillFacts(found: Found, { vin, year }: Pick<Seen, "vin" | "year">): CarFacts {
  const either: VinChoices = {};
  const choose = (field: keyof VinChoices, values: readonly string[]) => {
    if (values.length > 1) either[field] = values;
    return values.length === 1 ? values[0] : undefined;
  };
  const one = (field: keyof typeof letters) => choose(field, found.get(letters[field]) ?? []);
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const seen = { vin, year, series: found.get("s") ?? [], trims: found.get("t") ?? [] };
  const filed = (found.get("m") ?? []).map(readFiled);
  const named = filed.map((one) => ({ filed: one.model, ...nameFiled(one, seen) }));
  const make = choose("make", unique(named.map((one) => one.make)));
  // One that is not ours keeps the name it was filed with, lest the others look certain.
  const models = unique(named.flatMap((one) => (one.models.length > 0 ? one.models : [one.filed])));
  const onlyOurs = named.every((one) => one.models.length > 0);
  const model = choose("model", models);
  const [fuel, otherFuel] = [one("fuel"), one("otherFuel")];
  const highVoltage =
    found.has("v") ||
    [fuel, otherFuel].some((text) => electric.test(text ?? "")) ||
    isNamedElectric(named, [...seen.series, ...seen.trims]);
  return {
    make,
    model: onlyOurs ? model : undefined,
    filedModel: filed.length === 1 ? filed[0]?.model : undefined,
    series: one("series"),
    trim: one("trim"),
    body: one("body") as Body | undefined,
    doors: number(one("doors")),
    litres: correctLitres(make, model, number(one("litres"))),
    cylinders: number(one("cylinders")),
    shape: one("shape") as CarFacts["shape"],
    engineCode: one("engineCode"),
    turbo: found.has("u") || undefined,
    fuel,
    otherFuel,
    highVoltage: highVoltage || undefined,
    weightClass: number(one("weightClass")),
    either,
  };
}
