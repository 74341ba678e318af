import { readFileSync } from "node:fs";
import { readCatalogLines } from "#data/reference.ts";

const squash = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const keyOf = (make: string, model: string) => `${squash(make)} ${squash(model)}`;

/** No models of ours, but makers of chassis and of cars under our makes' names. */
const otherMakes = ["AM General", "Freightliner", "Sterling", "Merkur", "American Motors", "AMC"];

const catalog = readCatalogLines();
const makes = new Map([...otherMakes, ...catalog.map(({ make }) => make)].map((make) => [squash(make), make]));
const models = new Map(
  catalog.filter(({ model }) => model !== "").map(({ make, model }) => [keyOf(make, model), model] as const),
);

type Rule = { make: string; model: string; text: string };
const rules = new Map<string, Rule[]>();
for (const line of readFileSync("data/reference/vin-models.tsv", "utf8").trimEnd().split("\n").slice(1)) {
  const [filedMake = "", filedModel = "", when = "", make = "", model = ""] = line.split("\t");
  const own = squash(make) === squash(filedMake) ? "" : make;
  for (const name of model.split("|"))
    if (model !== "" && !models.has(keyOf(make, name))) throw new Error(`vin-models.tsv: no ${make} ${name} of ours`);
  const key = keyOf(filedMake, filedModel);
  rules.set(key, [...(rules.get(key) ?? []), { make, model, text: `${when};${own};${model}` }]);
}

/** The make in our spelling; undefined for makes that no yard has. */
export const findMake = (filed: string): string | undefined => makes.get(squash(filed));

/** A model as the table has it, `make⇥model⇥rule…`: rules by hand, then the same name; none where we have no such model. */
export function writeModel(filedMake: string, filedModel: string): string {
  const key = keyOf(filedMake, filedModel);
  const same = models.get(key);
  const own = (rules.get(key) ?? []).map(({ text }) => text);
  return [findMake(filedMake), filedModel, ...own, ...(same ? [`;;${same}`] : [])].join("\t");
}
