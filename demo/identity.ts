import type { Body } from "#core/body.ts";
import type { CatalogModel } from "./catalog.ts";
import { type EngineLine, readEngineLines } from "./engine-lines.ts";
import type { Random } from "./random.ts";
import { readTable } from "./read-table.ts";
import { fillMould, type Mould, shortVin } from "./vin.ts";

/** A car's VIN, and what is shown of it: what the VIN says, and what the model had in that year where it says nothing. */
export type Identity = { vin: string; engine: string; body: Body | ""; trims: readonly string[] };

type OfYears = { readonly from: number; readonly to: number };
const nameOf = ({ make, name }: { make: string; name: string }) => `${make} ${name}`;
const inYear =
  (year: number) =>
  ({ from, to }: OfYears) =>
    from <= year && year <= to;

/** data/vins.tsv by make and model. */
function readMoulds(): Map<string, Mould[]> {
  const all = new Map<string, Mould[]>();
  for (const [make = "", name = "", from, to, signs = "", plants = "", engine = "", body, trims] of readTable("vins")) {
    const list = all.get(nameOf({ make, name })) ?? [];
    all.set(nameOf({ make, name }), list);
    const years = { from: Number(from), to: Number(to) };
    list.push({ ...years, signs, plants, engine, body: body as Mould["body"], trims: trims?.split("; ") ?? [] });
  }
  return all;
}

let read: { moulds: Map<string, Mould[]>; lines: Map<string, EngineLine[]> } | undefined;
const readBoth = () => ({
  moulds: readMoulds(),
  lines: Map.groupBy(readEngineLines(), ({ make, model }) => nameOf({ make, name: model })),
});

/** One car in twenty has what is rare. */
function pickEngine(random: Random, engines: EngineLine["engines"]): string {
  const wanted = random.chance(0.05);
  const some = engines.filter(({ rare }) => rare === wanted);
  const all = some.length > 0 ? some : engines;
  return all.length > 0 ? random.pick(all).engine : "";
}

const trimsWith = (engine: string, line: EngineLine | undefined) =>
  (line?.trims ?? []).filter(({ engines }) => engines.length === 0 || engines.includes(engine)).map(({ trim }) => trim);

export function makeIdentity(random: Random, model: CatalogModel, year: number, serial: number): Identity {
  read ??= readBoth();
  const line = read.lines.get(nameOf(model))?.find(inYear(year));
  if (year < 1981) {
    const engine = pickEngine(random, line?.engines ?? []);
    return { vin: shortVin(random, year, serial), engine, body: "", trims: trimsWith(engine, line) };
  }
  const moulds = read.moulds.get(nameOf(model))?.filter(inYear(year)) ?? [];
  const written = line?.engines.filter(({ engine }) => moulds.some((mould) => mould.engine === engine)) ?? [];
  // Where no VIN tells any of its engines, the VIN tells make and year alone.
  const engine = pickEngine(random, written.length > 0 ? written : (line?.engines ?? []));
  const mould = random.pick(moulds.filter((one) => one.engine === (written.length > 0 ? engine : "")));
  const trims = written.length > 0 ? mould.trims : trimsWith(engine, line);
  return { vin: fillMould(mould, year, serial), engine, body: mould.body, trims };
}
