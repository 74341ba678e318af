import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copy as addWords } from "#app/list/add-copy.ts";
import { getBook } from "#app/list/list-store.ts";
import { guardedShort } from "#core/guarded-dangers.ts";
import type { YardCar } from "#core/yard-file.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { CarList } from "./car-list.tsx";

const car = (id: number, year: number, dateSet: string): YardCar => ({
  id,
  year,
  dateSet,
  ...{
    vin: "",
    make: "Honda",
    model: "Civic",
    trim: "",
    body: "sedan",
    color: "rojo",
    section: "",
    row: "A1",
    space: "",
  },
});

const yard = { store: 102, yard: "Yonke Sacramento" };
beforeEach(() => {
  openStorage();
});
afterEach(() => vi.unstubAllGlobals());

it("shows those that came in last by their day, then by when they were written down, never by year", async () => {
  const cars = [
    car(1, 2012, "2026-11-10"),
    car(2, 1999, "2026-11-12"),
    car(3, 1995, "2026-11-12"),
    car(4, 2008, "2026-11-01"),
  ];
  const live = await drawLive(<CarList yard={yard} cars={cars} newest vehicle="/v/:vin" />);
  expect(live.names("a").map((name) => name.slice(0, 4))).toEqual(["1995", "1999", "2012", "2008"]);
  expect(live.text).toContain("12 nov");
});

it("warns of a car that runs on high voltage: as the yard's file says, or else by its name", async () => {
  const [plain, told] = [car(1, 2008, "2026-11-10"), { ...car(2, 2009, "2026-11-11"), highVoltage: true }];
  const named = { ...car(3, 2010, "2026-11-12"), model: "Civic Hybrid" };
  const live = await drawLive(<CarList yard={yard} cars={[plain, told, named]} newest={false} vehicle="/v/:vin" />);
  expect(live.text.split(guardedShort["high-voltage-car"].es)).toHaveLength(3);
});

it("puts a car on the list by one press, as the yard's file has it, and takes it off again", async () => {
  const live = await drawLive(
    <CarList yard={yard} cars={[car(7, 2002, "2026-11-10")]} newest={false} vehicle="/v/:vin" />,
  );
  await live.press(`${addWords.es.add}: 2002 Honda Civic`);
  expect(getBook().jobs[0]?.stops).toMatchObject([
    { ...yard, car: { id: 7, row: "A1", since: "2026-11-10" }, wants: [] },
  ]);
  await live.press(`${addWords.es.added}: 2002 Honda Civic`);
  expect(getBook().jobs[0]?.stops).toEqual([]);
});
