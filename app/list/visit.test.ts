import { expect, it } from "vitest";
import { billOf } from "#core/bill.ts";
import { packCars } from "#core/yard-file.ts";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { carIn, yardFile as file } from "#tests/support/yard-file.ts";
import { openJob } from "./book.ts";
import { freshen } from "./freshen.ts";
import { payingOf, sumsText } from "./pay.ts";
import { readBook } from "./read-book.ts";
import { tillOf } from "./till.tsx";
import { toolsFor } from "./tools.ts";
import { billLines, findLike, pieces, planVisit } from "./visit.ts";

const now = new Date("2026-11-16T12:00:00Z");
const held = { file, at: new Date("2026-11-16T20:00:00Z"), day: "2026-11-16", saved: false };
const facts = new Map([[102, file]]);
const job = (...stops: Parameters<typeof bookOf>) => openJob(freshen(held, now)(bookOf(...stops)));

it("takes rows, names and prices as the yard says them today, sales included", () => {
  const [stop] = job(listedStop(1, [listedPart(7), listedPart(99)])).stops;
  expect(stop).toMatchObject({
    yard: "Yonke Sacramento",
    car: { name: "2002 Honda Civic EX", row: "B3", since: "2026-11-09", style: "sedan", color: "negro", key: "VIN1" },
    wants: [
      { name: { es: "Alternador", en: "Alternator" }, priceCents: 3000, coreCents: 900, seen: "2026-11-16" },
      { priceCents: 2999, seen: "2026-11-15" },
    ],
  });
  const fresh = freshen(held, now)(bookOf(listedStop(1)));
  expect(freshen(held, now)(fresh)).toBe(fresh);
});

it("takes of a saved file only what was seen before it", () => {
  const wants = [listedPart(7, { seen: "2026-11-09" }), listedPart(8)];
  const known = listedStop(2, wants, { car: listedCar(2, { row: "B7", since: "2026-11-01" }) });
  const saved = { ...held, day: "2026-11-12", saved: true };
  const { stops } = openJob(freshen(saved, now)(bookOf(listedStop(1, [listedPart(7)]), known)));
  expect(stops).toMatchObject([
    { car: { row: "B3" }, wants: [{ priceCents: 2999, seen: "2026-11-15" }] },
    { car: { row: "B7" }, wants: [{ priceCents: 3000, seen: "2026-11-12" }, { seen: "2026-11-15" }] },
  ]);
});

it("keeps the longest texts that a feed can send, and reads them again", () => {
  const [make, model, trim] = ["m".repeat(60), "o".repeat(80), "t".repeat(80)];
  const long = carIn(1, "B3", {
    make,
    model,
    trim,
    section: "s".repeat(40),
    space: "9".repeat(20),
    color: "c".repeat(40),
  });
  const endless = carIn(2, "B3", { trim: "t".repeat(500), section: "s".repeat(500) });
  const fresh = freshen(
    { ...held, file: { ...file, cars: packCars([long, endless]) } },
    now,
  )(bookOf(listedStop(1), listedStop(2)));
  expect(readBook(JSON.stringify(fresh))).toEqual({ book: fresh });
  expect(openJob(fresh).stops[0]?.car).toMatchObject({
    name: `2002 ${make} ${model} ${trim}`,
    section: "s".repeat(40),
  });
});

it("walks from the gate, within a row by its spaces; parts without a car come last", () => {
  const loose = listedStop(0, [listedPart(7)], { car: null });
  const [visit] = planVisit(job(loose, listedStop(1), listedStop(2), listedStop(3), listedStop(4)), facts, facts);
  expect(visit?.stops.map(({ stop }) => stop.car?.id ?? 0)).toEqual([3, 4, 2, 1, 0]);
  expect(visit?.rows.map(({ row }) => row)).toEqual(["A2", "A9", "B3"]);
});

it("keeps yards apart, in the order in which they came", () => {
  const other = listedStop(5, [], { store: 7, yard: "Fresno" });
  const visits = planVisit(job(other, listedStop(1), listedStop(6, [], { store: 7, yard: "Fresno" })), facts, facts);
  expect(visits.map(({ yard, stops }) => [yard, stops.length])).toEqual([
    ["Fresno", 2],
    ["Yonke Sacramento", 1],
  ]);
});

it("tells a car that has left, with the likest that stands there, and does not add it up", () => {
  const [visit] = planVisit(job(listedStop(77, [listedPart(7)]), listedStop(1)), facts, facts);
  const gone = visit?.stops.find(({ stop }) => stop.car?.id === 77);
  expect(gone).toMatchObject({ gone: true, row: undefined, like: { id: 2 } });
  expect(visit?.wants).toEqual([]);
  // Without the file of today nobody knows.
  const [before] = planVisit(job(listedStop(77, [listedPart(7)])), facts, new Map());
  expect(before?.stops[0]).toMatchObject({ gone: false });
});

it("finds one like it by name alone: the same model, the nearest year, none that is listed", () => {
  const cars = [
    carIn(1, "A1"),
    carIn(2, "A1", { model: "Civic del Sol" }),
    carIn(3, "A1", { year: 1999, model: "Civic del Sol" }),
    carIn(4, "A1", { year: 2006 }),
  ];
  expect(findLike(cars, "2000 Honda Civic del Sol Si", new Set())?.id).toBe(3);
  expect(findLike(cars, "2005 Honda Civic DX", new Set())?.id).toBe(4);
  expect(findLike(cars, "2005 Honda Civic DX", new Set([4]))?.id).toBe(1);
  expect(findLike(cars, "2005 Honda Civica", new Set())).toBeUndefined();
  expect(findLike(cars, "Honda", new Set())).toBeUndefined();
});

it("pays for what is wanted or pulled, as many times, by the same sums as the price list", () => {
  const wants = [
    listedPart(1, { n: 2 }),
    listedPart(2, { state: "pulled" }),
    listedPart(3, { state: "gone" }),
    listedPart(4, { state: "poor" }),
  ];
  expect(billLines(wants)).toHaveLength(3);
  expect(pieces(wants)).toBe(3);
  const [visit] = planVisit(job(listedStop(1, wants)), facts, facts);
  if (!visit) throw new Error("no visit");
  const line = { priceCents: 2999, coreCents: 800, environmentalCents: null, warrantyCents: 699 };
  const visitors = { people: 2, plus: true };
  expect(tillOf(visit, visitors)).toEqual(billOf([line, line, line], file.store, visitors));
  expect(tillOf({ ...visit, facts: undefined }, visitors)).toMatchObject({
    taxCents: null,
    admissionCents: null,
    totalCents: 3 * (2999 + 800 + 699),
  });
});

it("adds up each currency by itself, and only where something is paid", () => {
  const at = (country: "US" | "CA", wants = [listedPart(1)]) => {
    const [visit] = planVisit(
      job(listedStop(1, wants)),
      new Map([[102, { ...file, store: { ...file.store, country } }]]),
      facts,
    );
    return visit ? [visit] : [];
  };
  const all = [...at("US"), ...at("CA"), ...at("US"), ...at("CA", [listedPart(1, { state: "gone" })]), ...at("US", [])];
  const paying = payingOf(all);
  expect(paying).toHaveLength(3);
  expect(sumsText(paying, () => 1050, "en")).toBe("$21.00 USD + $10.50 CAD");
  expect(sumsText(paying.slice(0, 1), () => 1050, "en")).toBe("$10.50");
});

it("says once what to bring for what is still to be pulled", () => {
  const wants = [listedPart(7), listedPart(99)];
  expect(toolsFor(file, wants, "es")).toEqual(["matraca", "dados"]);
  expect(toolsFor(file, [listedPart(7, { state: "pulled" })], "en")).toEqual([]);
  expect(toolsFor(undefined, wants, "es")).toEqual([]);
});

it("knows cars by name and row before any file has come", () => {
  const [visit] = planVisit(
    openJob(bookOf(listedStop(12), listedStop(3, [], { car: listedCar(3, { row: "A3" }) }))),
    new Map(),
    new Map(),
  );
  expect(visit?.stops.map(({ stop }) => stop.car?.row)).toEqual(["A3", "A12"]);
  expect(visit?.rows).toEqual([]);
});
