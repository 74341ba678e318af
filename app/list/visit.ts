import type { BillLine } from "#core/bill.ts";
import { compareText } from "#core/text.ts";
import type { YardCar, YardFile } from "#core/yard-file.ts";
import { walkingOrder } from "#drawings/walking-order.ts";
import { findYardRow, type YardRow } from "#drawings/yard-geometry.ts";
import { type Job, type Stop, type StopKey, stopKey, type Want } from "./book.ts";
import { carsInFile } from "./cars-in-file.ts";

/** What of a yard's file a device keeps for a list, without its cars and prices. */
export type YardFacts = Pick<YardFile, "store" | "map">;

/** A car that the yard's file of today does not name has left; `like` is the likest that stands there. */
export type VisitStop = {
  stop: Stop;
  key: StopKey;
  row: YardRow | undefined;
  gone: boolean;
  like: YardCar | undefined;
};

export type YardVisit = {
  store: number;
  yard: string;
  facts: YardFacts | undefined;
  /** In the order in which one walks to them; parts without a car last. */
  stops: VisitStop[];
  /** Rows in that order, each once. */
  rows: YardRow[];
  wants: readonly Want[];
};

const isWanted = ({ state }: Want) => state === "open" || state === "pulled";

/** Every piece that is paid for. */
export const billLines = (wants: readonly Want[]): BillLine[] =>
  wants.filter(isWanted).flatMap((want) => (want.n === 1 ? want : Array.from({ length: want.n }, () => want)));

export const pieces = (wants: readonly Want[]): number => wants.filter(isWanted).reduce((sum, { n }) => sum + n, 0);

/** Of the same make and model, the nearest in year. A list knows a car by its name alone. */
export function findLike(cars: readonly YardCar[], name: string, besides: ReadonlySet<number>): YardCar | undefined {
  const [, year = "", named = ""] = /^(\d{4}) (.*)$/.exec(name) ?? [];
  const model = (car: YardCar) => `${car.make} ${car.model}`;
  const likes = cars.filter((car) => !besides.has(car.id) && `${named} `.startsWith(`${model(car)} `));
  const longest = Math.max(0, ...likes.map((car) => model(car).length));
  return likes
    .filter((car) => model(car).length === longest)
    .sort((a, b) => Math.abs(a.year - Number(year)) - Math.abs(b.year - Number(year)) || a.id - b.id)[0];
}

/** Most stand alone in their row, and no order of words is made for them. */
const compareSigns = (a = "", b = ""): number => (a === b ? 0 : compareText(a, b, "es"));

function compareStops(walked: readonly YardRow[]) {
  const place = ({ row, stop }: VisitStop) =>
    row ? walked.indexOf(row) : stop.car ? walked.length : walked.length + 1;
  return (a: VisitStop, b: VisitStop) =>
    place(a) - place(b) ||
    compareSigns(a.stop.car?.row, b.stop.car?.row) ||
    compareSigns(a.stop.car?.space, b.stop.car?.space);
}

/** One yard's part of a list. */
function visitOf(stops: readonly Stop[], facts: YardFacts | undefined, file: YardFile | undefined): YardVisit {
  const { store, yard } = stops[0] as Stop;
  const cars = file && carsInFile(file);
  const listed = new Set(stops.flatMap(({ car }) => car?.id ?? []));
  const visited = stops.map((stop): VisitStop => {
    const { car } = stop;
    const gone = Boolean(car && cars && !cars.find(car.id));
    return {
      stop,
      key: stopKey(stop),
      row: car && !gone && facts?.map ? findYardRow(facts.map, car.row, car.section) : undefined,
      gone,
      like: gone && car && cars ? findLike(cars.list(), car.name, listed) : undefined,
    };
  });
  const met = [...new Set(visited.flatMap(({ row }) => row ?? []))];
  const rows = facts?.map ? walkingOrder(facts.map, met) : [];
  const staying = visited.filter(({ gone }) => !gone).flatMap(({ stop }) => stop.wants);
  return {
    store,
    yard: facts?.store.name ?? yard,
    facts,
    stops: visited.sort(compareStops(rows)),
    rows,
    wants: staying,
  };
}

/** A list as a visit: yard by yard, and in each the way that one walks. */
export function planVisit(
  { stops }: Pick<Job, "stops">,
  facts: ReadonlyMap<number, YardFacts>,
  files: ReadonlyMap<number, YardFile>,
): YardVisit[] {
  const yards = new Map<number, Stop[]>();
  for (const stop of stops) yards.set(stop.store, [...(yards.get(stop.store) ?? []), stop]);
  return [...yards].map(([store, some]) => visitOf(some, facts.get(store), files.get(store)));
}
