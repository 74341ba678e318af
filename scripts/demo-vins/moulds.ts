import { indexModels } from "#core/vin/model-lines.ts";
import { readCar, type VinFacts } from "#core/vin/read-car.ts";
import { findMaker, type VinTable } from "#core/vin/table.ts";
import { createVinWriter, listNoPlants, type VinWish } from "#core/vin/write-vin.ts";
import type { CatalogModel } from "#demo/catalog.ts";
import { type EngineLine, readEngineLines } from "#demo/engine-lines.ts";
import { makeRandom } from "#demo/random.ts";
import { fillMould, type Mould } from "#demo/vin.ts";
import { agrees, readEngine } from "./agree.ts";
import { createMakerSigns } from "./maker-signs.ts";
import { trimsOf } from "./trims.ts";

/** No car is of a year that is yet to come: the demo's catalogue ends before. */
const now = new Date("2027-01-01T00:00:00Z");
/** The last has the second plant's sign. */
const serials = [0, 987_654, 1_500_001];
const [tries, mostAlike] = [14, 2];

/** Moulds of a model by years and engine, and of those without a known engine by years alone. */
export function createMoulds(table: VinTable): (model: CatalogModel) => Mould[] {
  const random = makeRandom("demo VINs");
  const write = createVinWriter(table, random.next, now);
  const linesOf = indexModels(table);
  const makerSigns = createMakerSigns(table, random, now);
  const engineLines = readEngineLines();

  /** Bodies that a pattern of this model alone gives; a pattern of several models may mean another one's. */
  function listBodies(model: CatalogModel, year: number): Set<string> {
    const ids = linesOf(model.make, model.name)
      .filter(({ from, to }) => from <= year && year <= to)
      .flatMap(({ values }) => values);
    return new Set(
      ids.map((id) => table.values[id] ?? "").flatMap((value) => (value[0] === "b" ? value.slice(1) : [])),
    );
  }

  function* tryVins(wish: VinWish, body: string): Generator<string> {
    const { litres, ...rest } = wish;
    for (const one of [{ ...wish, body: body as VinWish["body"] }, wish, ...(litres === undefined ? [] : [rest])])
      for (let at = 0; at < tries; at++) {
        const vin = write(one, serials[at % serials.length] ?? 0);
        if (!vin) break;
        yield vin;
      }
  }

  /** What all cars of a mould are read as; undefined where serial or plant change it, or it is not as it should be. */
  function readMould(mould: Mould, model: CatalogModel, year: number): VinFacts | undefined {
    const all = serials.map((serial) => readCar(table, fillMould(mould, year, serial), now));
    const [first] = all;
    const rest = ({ vin, checkDigitRight, ...facts }: VinFacts) => JSON.stringify(facts);
    if (!first || all.some((one) => rest(one) !== rest(first))) return undefined;
    if (first.make !== model.make || first.model !== model.name || first.year !== year || !first.yearSure)
      return undefined;
    return agrees(first, mould.engine) ? first : undefined;
  }

  /** Many makers file minivans as vans. */
  const isSameBody = (body: string, filed: string) => body === filed || (body === "minivan" && filed === "van");
  const bodyOf = (model: CatalogModel, { body = model.body }: VinFacts): Mould["body"] =>
    isSameBody(model.body, body) ? "" : body;
  /** What a VIN tells beside its engine's size makes it the better one. */
  const tells = (facts: VinFacts) =>
    (facts.litres ? 8 : 0) +
    (facts.cylinders ? 4 : 0) +
    (facts.body ? 2 : 0) +
    (facts.turbo ? 1 : 0) +
    (facts.engineCode ? 1 : 0) -
    (facts.fuel === "Flex fuel" || facts.otherFuel ? 4 : 0);

  /** With any plant's sign that reads the same, else with its own alone. */
  function mouldOf(vin: string, engine: string, model: CatalogModel, year: number): Mould | undefined {
    const maker = findMaker(table, vin);
    const own = vin.charAt(10);
    const others = maker ? listNoPlants(maker, year).replace(own, "") : "";
    const blank: Mould = { from: year, to: year, signs: vin.slice(0, 8), plants: own, engine, body: "", trims: [] };
    if (!readMould(blank, model, year)) return undefined;
    const any = { ...blank, plants: own + others };
    return readMould(any, model, year) ? any : blank;
  }

  function makeMoulds(line: EngineLine, engine: string, model: CatalogModel, year: number): Mould[] {
    const { litres, highVoltage } = readEngine(engine);
    const bodies = listBodies(model, year);
    const found: { mould: Mould; score: number; key: string }[] = [];
    for (const vin of tryVins({ make: model.make, model: model.name, year, litres, highVoltage }, model.body)) {
      const mould = mouldOf(vin, engine, model, year);
      const facts = mould && readMould(mould, model, year);
      if (!facts) continue;
      const body = bodyOf(model, facts);
      // Another model's, maybe: better than none.
      const score = tells(facts) - (body === "" || bodies.has(body) ? 0 : 8);
      const trims = trimsOf(line, engine, facts);
      found.push({ mould: { ...mould, body, trims }, score, key: `${body} ${facts.engineCode} ${trims}` });
      if (found.length >= tries) break;
    }
    const best = Math.max(...found.map(({ score }) => score));
    const good = found.filter(({ score }) => score >= best - 1);
    return [...new Map(good.map((one) => [one.key, one.mould])).values()].slice(0, mostAlike);
  }

  /** The mould of the year before, where it still reads the same. */
  function goOn(mould: Mould, line: EngineLine, model: CatalogModel, year: number): Mould | undefined {
    const maker = findMaker(table, fillMould(mould, year, 0));
    const free = maker ? listNoPlants(maker, year) : "";
    const next = { ...mould, plants: [...mould.plants].filter((sign) => free.includes(sign)).join(""), to: year };
    const facts = next.plants === "" ? undefined : readMould(next, model, year);
    if (!facts || bodyOf(model, facts) !== mould.body) return undefined;
    return trimsOf(line, mould.engine, facts).join() === mould.trims.join() ? next : undefined;
  }

  function listYear(
    before: readonly Mould[],
    line: EngineLine | undefined,
    model: CatalogModel,
    year: number,
  ): Mould[] {
    const last = before.filter(({ to }) => to === year - 1);
    const made = (line?.engines ?? []).flatMap(({ engine }) => {
      const still = last.flatMap((one) => (line && one.engine === engine ? (goOn(one, line, model, year) ?? []) : []));
      return still.length > 0 || !line ? still : makeMoulds(line, engine, model, year);
    });
    return made.length > 0
      ? made
      : [
          makerSigns(
            last.find(({ engine }) => engine === ""),
            model,
            year,
          ),
        ];
  }

  return (model) => {
    const lines = engineLines.filter((line) => line.make === model.make && line.model === model.name);
    let moulds: Mould[] = [];
    for (const [first, latest] of model.years)
      for (let year = Math.max(first, 1981); year <= latest; year++) {
        const line = lines.find(({ from, to }) => from <= year && year <= to);
        const now = listYear(moulds, line, model, year);
        const begun = new Set(now.map(({ from, signs }) => `${from} ${signs}`));
        moulds = [...moulds.filter(({ from, signs, to }) => to < year - 1 || !begun.has(`${from} ${signs}`)), ...now];
      }
    return moulds;
  };
}
