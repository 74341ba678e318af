import { hondaLitres } from "./engine-codes.ts";
import type { Ask } from "./nhtsa.ts";
import { createSayer, cubicCentimetres, kinds } from "./values.ts";

/** A filing: what each key says. */
export type Schema = { readonly lines: ReadonlyMap<string, ReadonlySet<string>>; readonly names: boolean };
type Row = Record<string, string>;

const elements = Object.keys(kinds).join(", ");
const kindsOf = (values: Iterable<string>) => [...values].map((value) => value.charAt(0));
const lightest = 3;

/** Blanks and "_" fill some classes up, "#" is a digit; stars at the end ask for nothing. */
export const cleanKey = (key: string): string =>
  key.toUpperCase().replace(/_+\]/g, "]").replace(/#/g, "[0-9]").replace(/\*+$/, "").replace(/\|$/, "");

/** Filings of makes that yards have, light enough to stand in one. */
export function readSchemas(ask: Ask): Map<string, Schema> {
  const say = createSayer(ask);
  // The database has no index by filing: one pass, oldest first.
  const rows = Map.groupBy(
    ask(
      `select VinSchemaId schema, Keys key, ElementId element, AttributeId attribute from Pattern where ElementId in (${elements}) order by coalesce(UpdatedOn, CreatedOn), Id`,
    ),
    ({ schema }) => schema ?? "",
  );
  const engines = readEngines(ask, say);
  const litres = readSizes(rows.values(), say);
  const schemas = new Map<string, Schema>();
  for (const [id, own] of rows) {
    const schema = readSchema(own, say, engines, litres);
    if (schema) schemas.set(id, schema);
  }
  return schemas;
}

type Say = ReturnType<typeof createSayer>;

/** NHTSA's own list of engines: what a filed engine tells besides its code. */
function readEngines(ask: Ask, say: Say): Map<string, string[]> {
  const engines = new Map<string, string[]>();
  for (const { name = "", element = "", attribute = "" } of ask(
    "select e.Name name, p.ElementId element, p.AttributeId attribute from EngineModelPattern p join EngineModel e on e.Id = p.EngineModelId order by p.Id",
  )) {
    if (!"lcgfu".includes(kinds[element] ?? "-")) continue;
    engines.set(name, [...(engines.get(name) ?? []), ...say(element, attribute)]);
  }
  return engines;
}

/** Engine codes that have one size wherever a size stands beside them. */
function readSizes(filings: Iterable<readonly Row[]>, say: Say): Map<string, string> {
  const sizes = new Map<string, Set<string>>();
  for (const rows of filings) {
    const byKey = new Map<string, string>();
    for (const { key = "", element = "", attribute = "" } of rows)
      if (kinds[element] === "l" && !(element === cubicCentimetres && byKey.has(key)))
        for (const value of say(element, attribute)) byKey.set(key, value);
    for (const { key = "", element = "", attribute = "" } of rows) {
      const size = kinds[element] === "e" ? byKey.get(key) : undefined;
      if (size === undefined) continue;
      for (const code of say(element, attribute)) sizes.set(code, (sizes.get(code) ?? new Set()).add(size));
    }
  }
  const sure = [...sizes].filter(([code, found]) => /^e.*\d/.test(code) && found.size === 1);
  return new Map(sure.map(([code, found]) => [code, [...found][0] as string]));
}

function readSchema(
  rows: readonly Row[],
  say: Say,
  engines: ReadonlyMap<string, string[]>,
  sizes: ReadonlyMap<string, string>,
): Schema | undefined {
  const lines = new Map<string, Set<string>>();
  // What was filed of the car itself goes before what its engine's name tells, litres before cubic centimetres.
  const rank = ({ element = "" }: Row) => (kinds[element] === "e" ? 2 : element === cubicCentimetres ? 1 : 0);
  for (const row of rows.toSorted((a, b) => rank(a) - rank(b))) {
    const { element = "", attribute = "" } = row;
    const key = cleanKey(row.key ?? "");
    const said = say(element, attribute);
    if (said.length === 0) continue;
    const line = lines.get(key) ?? new Set();
    lines.set(key, line);
    const addMissing = (value: string) => kindsOf(line).includes(value.charAt(0)) || line.add(value);
    for (const value of said) element === cubicCentimetres ? addMissing(value) : line.add(value);
    if (kinds[element] === "e") for (const value of engines.get(attribute) ?? []) addMissing(value);
  }
  const all = new Set([...lines.values()].flatMap((line) => [...line]));
  const names = kindsOf(all).includes("m");
  const weights = [...all].filter((value) => value.startsWith("w"));
  if (lines.size === 0 || (rows.some(({ element }) => element === "28") && !names)) return undefined;
  if (weights.length > 0 && weights.every((value) => Number(value.slice(1)) > lightest)) return undefined;
  const isHonda = [...all].some((value) => /^m(Honda|Acura)\t/.test(value));
  for (const line of lines.values()) addSize(line, sizes, isHonda);
  return { lines, names };
}

function addSize(line: Set<string>, sizes: ReadonlyMap<string, string>, isHonda: boolean): void {
  const codes = [...line].filter((value) => value.startsWith("e"));
  if (codes.length === 0 || kindsOf(line).includes("l")) return;
  const own = codes.map((code) => {
    const honda = isHonda ? hondaLitres(code.slice(1)) : undefined;
    return sizes.get(code) ?? (honda && `l${honda}`);
  });
  if (own[0] !== undefined && own.every((size) => size === own[0])) line.add(own[0]);
}
