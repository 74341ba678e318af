import { findMake } from "./models.ts";
import type { Ask } from "./nhtsa.ts";
import { readPlants, writePlants } from "./plants.ts";
import { readSchemas, type Schema } from "./schemas.ts";
import { firstYear, lastYear } from "./years.ts";

export type Use = { schema: string; from: number; to: number };
type Maker = { code: string; type: string; makes: string; plants: string; uses: Use[] };

/** Cars, trucks, buses, multipurpose vehicles, chassis without a body. */
const vehicleTypes = "2, 3, 5, 7, 10";

function readUses(ask: Ask): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { maker = "", schema = "", first = "", last = "" } of ask(
    "select WmiId maker, VinSchemaId schema, YearFrom first, YearTo last from Wmi_VinSchema order by Id",
  )) {
    const from = Math.max(firstYear, Number(first));
    const to = Math.min(lastYear, last === "" ? lastYear : Number(last));
    if (from <= to) uses.set(maker, [...(uses.get(maker) ?? []), { schema, from, to }]);
  }
  return uses;
}

function readMakers(ask: Ask, schemas: ReadonlyMap<string, Schema>): Maker[] {
  const makes = Map.groupBy(
    ask(
      "select WmiId id, m.Name make from Wmi_Make w join Make m on m.Id = w.MakeId union select w.Id, m.Name from Wmi w join Make m on m.Id = w.MakeId order by 1, 2",
    ),
    ({ id }) => id ?? "",
  );
  const uses = readUses(ask);
  const plants = readPlants(ask);
  return ask(`select Id id, Wmi code, VehicleTypeId type from Wmi where VehicleTypeId in (${vehicleTypes}) order by Id`)
    .map(({ id = "", code = "", type = "" }) => ({
      code,
      type,
      makes: [...new Set((makes.get(id) ?? []).flatMap(({ make = "" }) => findMake(make) ?? []))].join("/"),
      plants: writePlants(uses.get(id) ?? [], plants),
      uses: (uses.get(id) ?? []).filter(({ schema }) => schemas.has(schema)).toSorted((a, b) => a.from - b.from),
    }))
    .filter(({ uses: own }) => own.some(({ schema }) => schemas.get(schema)?.names))
    .sort((a, b) => (a.makes < b.makes ? -1 : a.makes > b.makes ? 1 : a.code < b.code ? -1 : 1));
}

/** Gives every text that comes a number; equal ones have the same. */
function numberer() {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number.toString(36);
  };
  return { numberOf, texts: () => [...numbers.keys()] };
}

/** The table's text (core/vin/table.ts says how it is read). Like stands by like, which the packer sees. */
export function writeTable(ask: Ask): { text: string; date: string; makers: number; schemas: number } {
  const schemas = readSchemas(ask);
  const makers = readMakers(ask, schemas);
  const values = numberer();
  const filings = numberer();
  const numbers = new Map<string, string>();
  const numberOf = (id: string) => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const lines = [...(schemas.get(id)?.lines ?? [])].map(([key, own]) => [key, ...own] as const);
    const sorted = lines.sort(([a], [b]) => (a < b ? -1 : 1));
    const number = filings.numberOf(
      sorted.map(([key, ...own]) => [key, ...own.map(values.numberOf)].join(" ")).join("\t"),
    );
    numbers.set(id, number);
    return number;
  };
  const rows = makers.map(({ code, type, makes, plants, uses }) => {
    const spans = uses.map(({ schema, from, to }) => `${numberOf(schema)} ${from - 1980} ${to - 1980}`);
    return [code, type, makes, plants, ...new Set(spans)].join("\t");
  });
  const [newest = {}] = ask("select max(max(CreatedOn), max(coalesce(UpdatedOn, ''))) at from Pattern");
  const date = (newest.at ?? "").slice(0, 10);
  const sections = [values.texts(), filings.texts(), rows].flatMap((list) => [String(list.length), ...list]);
  const text = [`vin-table 1 ${date} ${firstYear} ${lastYear}`, ...sections, "end"].join("\n");
  return { text, date, makers: rows.length, schemas: filings.texts().length };
}
