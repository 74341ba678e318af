import { remember } from "#core/remember.ts";
import type { Model } from "#core/vehicle.ts";
import { findFiledYears } from "#core/vin/filed-years.ts";
import { findYears, isWithin, type YearList } from "#core/years.ts";
import { readCarWords } from "#data/reference.ts";
import { findVinTable } from "#data/vin-table.ts";
import { enginesIn } from "./engines.ts";
import { countModel } from "./model-years.ts";
import type { Stock } from "./stock.ts";

/** The first and the last year in which a model was sold here; no last one where it may be sold today. */
type YearsSold = {
  readonly from: number;
  readonly to: number | undefined;
  /** Models of the make that were sold in those years and may be meant, those that most yards have first. */
  readonly meant: readonly number[];
};

/** The government's table begins with the first, and our lists end soon after the last. */
const [first, last] = [1981, 2019];

/** People give these names to cars of other years and of other models too: "silverado 95", "mercedes 240". */
const loose = / .{1,20} Pickup\b|\b(?:Van|Silverado|Sierra)\b|^(?:Mercedes-Benz \d{3}|Chrysler 300|Nissan 210)$/;

/** Makes and models that nobody made after that year, though the filing that names them was never closed; then from which year again. */
const ended: Readonly<Record<string, readonly [last: number, again?: number]>> = {
  ...{ Daewoo: [2002], Eagle: [1998], Geo: [1997], Hummer: [2010], Mercury: [2011], Oldsmobile: [2004] },
  ...{ Plymouth: [2001], Pontiac: [2010], Saab: [2014], Saturn: [2010], Scion: [2016] },
  ...{ "Cadillac ELR": [2016], "Cadillac SRX": [2016], "Chevrolet Caprice": [2017], "Chevrolet Prizm": [2002] },
  ...{ "Chrysler 300M": [2004], "Honda CRX": [1991], "Honda Prelude": [2001, 2026], "Lexus SC": [2010] },
  ...{ "Mitsubishi Diamante": [2005], "Suzuki Equator": [2012], "Suzuki Kizashi": [2014] },
  ...{ "Toyota Celica": [2006], "Toyota Paseo": [1999] },
};

/** Words of bodies and names tell when a car was made; those of engines, gearboxes and trims are of several cars. */
const telling: ReadonlySet<string> = new Set(["body", "nickname"]);

/** Every year in which any list of ours has the model. */
function yearsOf(stock: Stock, { id, years }: Model): YearList {
  const { generationsOf, sistersOf } = stock.sharing;
  const spans = [
    ...generationsOf(id),
    ...sistersOf(id).map(({ own }) => own),
    ...enginesIn(stock, { modelId: id, from: 0, to: Number.POSITIVE_INFINITY }),
  ];
  return [...(findYears(years) ?? []), ...spans.map(({ from, to }) => [from, to] as const)];
}

const filedYears = remember((car) => {
  const table = findVinTable();
  const [make = "", model = ""] = car.split("\n");
  return (table && findFiledYears(table, { make, model })) ?? null;
});

/** What else tells of a car of that name in some years: what makers filed, and what people call it. */
function listOtherSpans(make: string, model: string, hasLonger: boolean): { from: number; to: number }[] {
  const words = readCarWords().filter((word) => word.make === make && word.model === model && telling.has(word.kind));
  // Of a longer name that the catalogue has too the filings say nothing: a Grand Caravan is no Caravan.
  const filed = hasLonger ? null : filedYears(`${make}\n${model}`);
  return [
    ...words.flatMap(({ from, to }) => (from === null ? [] : { from, to: to ?? from })),
    ...(filed === null ? [] : [filed]),
  ];
}

const mostMeant = 3;

/** Models of the make that were sold in all of those years: of a longer name, and of a bare "Pickup" its pickups. */
function listMeant({ catalog, present }: Stock, { id, makeId, name }: Model, asked: YearList) {
  const count = (one: Model) => present.modelCounts.get(one.id) ?? 0;
  const sold = catalog
    .modelsOf(makeId)
    .filter((one) => one.id !== id && one.years !== "" && isWithin(asked, findYears(one.years) ?? []))
    .sort((a, b) => count(b) - count(a));
  const idsOf = (models: readonly Model[]) => models.slice(0, mostMeant).map((one) => one.id);
  return {
    longer: idsOf(sold.filter((one) => one.name.endsWith(` ${name}`))),
    pickups: idsOf(name === "Pickup" ? sold.filter(({ body }) => body === "pickup") : []),
  };
}

/**
 * When a model was sold of which no such year is known, by a year or more: before the first or after the last. Undefined where
 * it may have been, where nobody knows or something tells of more, and where such a car stands in a yard. A gap is none:
 * other countries sold it on.
 */
export function findYearsSold(stock: Stock, modelId: number, asked: YearList): YearsSold | undefined {
  const model = stock.catalog.findModel(modelId);
  if (!model || asked.length === 0) return undefined;
  const make = stock.catalog.make(model.makeId).name;
  const known = loose.test(`${make} ${model.name}`) ? [] : yearsOf(stock, model);
  if (known.length === 0) return undefined;
  const from = Math.min(...known.map(([year]) => year));
  const to = Math.max(...known.map(([, year]) => year));
  const isOutside = (start: number, end: number, edges = [from, to] as const) =>
    (start >= first && end < edges[0] - 1) || (to <= last && start > edges[1] + 1);
  if (!asked.every(([start, end]) => isOutside(start, end))) return undefined;
  if (countModel(stock, modelId, asked) > 0) return undefined;
  const { longer, pickups } = listMeant(stock, model, asked);
  const others = listOtherSpans(make, model.name, longer.length > 0);
  // What else tells of years only moves the edges: of a car filed two years before its first no year of long before is.
  const [end, again] = ended[`${make} ${model.name}`] ?? ended[make] ?? [Number.POSITIVE_INFINITY];
  if (again !== undefined && asked.some(([, year]) => year >= again)) return undefined;
  const widest = [
    Math.min(from, ...others.map((one) => one.from)),
    Math.max(to, ...others.map((one) => Math.min(one.to, end))),
  ] as const;
  if (!asked.every(([start, end]) => isOutside(start, end, widest))) return undefined;
  return { from, to: to <= last ? to : undefined, meant: [...longer, ...pickups] };
}
