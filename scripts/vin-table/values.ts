import type { Body } from "#core/body.ts";
import { listEngineCodes } from "./engine-codes.ts";
import { findMake, writeModel } from "./models.ts";
import type { Ask } from "./nhtsa.ts";

/** What is kept of NHTSA's elements, by their numbers: the letter of the kind in the table. */
export const kinds: Readonly<Record<string, string>> = {
  28: "m",
  34: "s",
  38: "t",
  5: "b",
  14: "d",
  13: "l",
  11: "l",
  9: "c",
  64: "g",
  18: "e",
  129: "o",
  135: "u",
  24: "f",
  66: "h",
  126: "v",
  2: "v",
  25: "w",
};
export const cubicCentimetres = "11";

const shapes: Record<string, string> = { 1: "I", 2: "V", 3: "R", 4: "W", 5: "H" };
const bodies: readonly (readonly [RegExp, Body])[] = [
  [/^Sport Utility Truck|^Pickup/, "pickup"],
  [/^Sport Utility|^Crossover/, "suv"],
  [/^Sedan/, "sedan"],
  [/^Coupe/, "coupe"],
  [/^Hatchback/, "hatchback"],
  [/^Convertible|^Roadster/, "convertible"],
  [/^Wagon/, "wagon"],
  [/^Minivan/, "minivan"],
  [/^(Cargo |Step )?Van/, "van"],
  [/^Truck$|^Incomplete/, "truck"],
];
const fuels: readonly (readonly [RegExp, string])[] = [
  [/Flex|E85/, "Flex fuel"],
  [/Hydrogen|Fuel Cell/, "Hydrogen"],
  [/Gasoline/, "Gasoline"],
  [/Diesel/, "Diesel"],
  [/Electric/, "Electric"],
  [/Natural/, "Natural gas"],
  [/Petroleum/, "Propane"],
];
const firstOf = (list: readonly (readonly [RegExp, string])[], name: string) =>
  list.find(([test]) => test.test(name))?.[1];

const leadAcid = "1";
const nothing = /^(not applicable|n\/a|null)?$/i;
const turbo = /turbo|ecoboost|\bTC\b/i;
const hybrid = /plug-?in|phev|hybrid|\bhev\b/i;
const not = /non-?(turbo|hybrid)/i;
const mild = /mild|mhev/i;

/** Of a loaded car, in pounds: class 1 to 6,000, class 2 to 10,000, class 3 to 14,000. */
const weightClass = (name: string) => /^Class (\d)/.exec(name)?.[1];

/** Puts a filed attribute into the table's values: "lettertext", several where one text tells more. */
export function createSayer(ask: Ask): (element: string, attribute: string) => string[] {
  const lookUp = (table: string) => new Map(ask(`select Id, Name from ${table}`).map((row) => [row.Id, row.Name]));
  const [body, fuel, level, weight] = ["BodyStyle", "FuelType", "ElectrificationLevel", "GrossVehicleWeightRating"].map(
    lookUp,
  );
  const models = new Map(
    ask(
      "select p.ModelId id, o.Name model, a.Name make from Make_Model p join Model o on o.Id = p.ModelId join Make a on a.Id = p.MakeId order by p.Id",
    ).map(({ id, make = "", model = "" }) => [id, findMake(make) ? writeModel(make, model) : ""]),
  );
  const sayText: Record<string, (text: string) => (string | undefined)[]> = {
    m: (text) => [models.get(text)],
    b: (text) => [firstOf(bodies, body?.get(text) ?? "")],
    f: (text) => [firstOf(fuels, fuel?.get(text) ?? "")],
    h: (text) => [firstOf(fuels, fuel?.get(text) ?? "")],
    g: (text) => [shapes[text]],
    w: (text) => [weightClass(weight?.get(text) ?? "")],
    l: (text) => {
      const litres = Number(text) > 30 ? Number(text) / 1000 : Number(text);
      return [litres > 0.4 && litres < 12 ? litres.toFixed(1) : undefined];
    },
  };
  return (element, attribute) => {
    const kind = kinds[element] ?? "";
    const text = attribute.trim().replace(/\s+/g, " ");
    if (nothing.test(text)) return [];
    if (kind === "o" || kind === "e") {
      const codes = kind === "e" ? listEngineCodes(text).map((code) => `e${code}`) : [];
      if (turbo.test(text) && !not.test(text)) codes.push("u1");
      if (hybrid.test(text) && !mild.test(text) && !not.test(text)) codes.push("v1");
      return codes;
    }
    if (kind === "u") return text === "1" ? ["u1"] : [];
    // Lead moves no car: those that it did say so by their fuel.
    if (kind === "v") return (element === "126" ? mild.test(level?.get(text) ?? "") : text === leadAcid) ? [] : ["v1"];
    const said = sayText[kind]?.(text) ?? [text];
    return said.flatMap((one) => (one ? [kind + one] : []));
  };
}
