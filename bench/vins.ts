import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { mendVin } from "#core/vin/mend.ts";
import { readCar } from "#core/vin/read-car.ts";
import type { VinTable } from "#core/vin/table.ts";
import { createVinWriter, type VinWish } from "#core/vin/write-vin.ts";
import { findYears } from "#core/years.ts";
import { readCatalogLines } from "#data/reference.ts";
import { openVinTableIn } from "#data/vin-table.ts";
import { type Figure, table as write } from "./figures.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};
const now = new Date("2026-11-15T00:00:00Z");
const open = () => openVinTableIn() as VinTable;

/** Every model and year of the catalogue since VINs have seventeen signs. */
const wishes: VinWish[] = readCatalogLines().flatMap(({ make, model, years }) =>
  (findYears(years) ?? []).flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - Math.max(1981, from) + 1) }, (_, at) => ({
      make,
      model,
      year: Math.max(1981, from) + at,
    })),
  ),
);

/** A VIN for each of them that has a pattern; the same in each run. */
function writeVins(): string[] {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const writeVin = createVinWriter(open(), random, now);
  return wishes.flatMap((wish, serial) => writeVin(wish, serial) ?? []);
}

const rounds = 5;

/** Milliseconds for each of a list, ascending: the least of some rounds, for what else the machine does falls on nobody. */
function time(vins: readonly string[], fresh: () => (vin: string) => unknown): number[] {
  const times = vins.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    const work = fresh();
    for (const [at, vin] of vins.entries()) {
      const start = performance.now();
      work(vin);
      times[at] = Math.min(times[at] as number, performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}
const mean = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / times.length;
const shuffled = (vins: readonly string[]) => vins.toSorted((a, b) => (a.slice(8) < b.slice(8) ? -1 : 1));

const vins = shuffled(writeVins());
const before = heap();
const openMs = Math.min(
  ...Array.from({ length: rounds }, () => {
    const start = performance.now();
    open();
    return performance.now() - start;
  }),
);
const table = open();
const opened = heap() - before;
for (const vin of vins) readCar(table, vin, now);
const met = heap() - before;
const facts = vins.map((vin) => readCar(table, vin, now));
const reader = (one: VinTable) => (vin: string) => readCar(one, vin, now);
const cold = time(vins, () => reader(open()));
const warm = time(vins, () => reader(table));
const wrong = vins.slice(0, 2000).map((vin) => `${vin.slice(0, 12)}${vin[12] === "5" ? "S" : "5"}${vin.slice(13)}`);
const mending = time(wrong, () => (vin) => mendVin(table, vin, now));

const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} % of ${all}`;
const bytes = readFileSync(new URL("../data/reference/vin-table.br", import.meta.url)).length;
const ms = (times: readonly number[]) =>
  `${mean(times).toFixed(3)} ms, p99 ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(2)} ms`;
const figures: Figure[] = [
  { what: "the file", bar: "≤ 350 KB", measured: `${bytes} bytes`, holds: bytes <= 350_000 },
  { what: "open it", bar: "–", measured: `${openMs.toFixed(0)} ms`, holds: undefined },
  {
    what: "heap when opened, after all VINs",
    bar: "≤ 12 MB",
    measured: `${opened.toFixed(1)} MB, ${met.toFixed(1)} MB`,
    holds: met <= 12,
  },
  { what: "read a VIN, nothing met before", bar: "≤ 0.06 ms", measured: ms(cold), holds: mean(cold) <= 0.06 },
  { what: "the same VINs again", bar: "≤ 0.06 ms", measured: ms(warm), holds: mean(warm) <= 0.06 },
  { what: "mend a VIN", bar: "–", measured: ms(mending), holds: undefined },
  {
    what: "the catalogue's models and years with a VIN",
    bar: "–",
    measured: share(vins.length, wishes.length),
    holds: undefined,
  },
  ...(["litres", "cylinders", "engineCode", "body", "doors", "fuel", "weightClass"] as const).map((field) => ({
    what: `of these VINs, with ${field}`,
    bar: "–",
    measured: share(facts.filter((one) => one[field] !== undefined).length, facts.length),
    holds: undefined,
  })),
];
console.log(write(figures));
