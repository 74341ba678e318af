import { expect, it } from "vitest";
import {
  carsToCrush,
  countMarks,
  type Mark,
  type Marks,
  nextCar,
  rowsBeside,
  type WalkCar,
  withMark,
  withoutKey,
  withRun,
} from "./marks.ts";
import { endLog, listLogs, readLog, writeLog } from "./walk-log.ts";

const car = (id: number, more: Partial<WalkCar> = {}): WalkCar => ({
  ...{ id, name: `Car ${id}`, stockNumber: `M${id}`, vin: "", space: String(id), held: "", ...more },
});
const mark = (how: Mark["how"], key = "k"): Mark => ({ how, key });
const cars = [car(1), car(2), car(3), car(4, { held: "Apartado hasta hoy" }), car(5)];

/** It left before the page was opened. */
const away: Marks = { 5: mark("gone", "") };

it("goes on with the first car that nobody has seen to, from the one that was just seen to on", () => {
  expect(nextCar(cars, away)?.id).toBe(1);
  expect(nextCar(cars, { ...away, 1: mark("seen") }, 1)?.id).toBe(2);
  expect(nextCar(cars, { ...away, 3: mark("seen") }, 3)?.id).toBe(4);
  expect(nextCar(cars, { ...away, 3: mark("seen"), 4: mark("seen") }, 4)?.id).toBe(1);
  const all: Marks = withMark(away, [1, 2, 3, 4], mark("seen"));
  expect(nextCar(cars, all, 4)).toBeUndefined();
  expect(nextCar([], {})).toBeUndefined();
});

it("leaves what is away and what is held where a whole row is crushed", () => {
  const marks: Marks = { ...away, 1: mark("seen"), 2: mark("move") };
  expect(carsToCrush(cars, marks).map(({ id }) => id)).toEqual([1, 3]);
  expect(carsToCrush(cars, { ...marks, 3: mark("hold"), 4: mark("unhold") }).map(({ id }) => id)).toEqual([1, 4]);
});

it("counts what stays, what is gone and what stands elsewhere", () => {
  expect(countMarks(cars, { 1: mark("seen"), 2: mark("move"), 3: mark("sold"), 5: mark("crushed") })).toEqual({
    ...{ done: 4, stay: 1, moved: 1, left: 2 },
  });
});

it("takes back an act with all that it said, and notes the run of it", () => {
  const marks = withMark({ 9: mark("seen", "other") }, [1, 2], mark("crushed", "row"));
  expect(withRun(marks, "row", 7)).toMatchObject({ 1: { run: 7 }, 2: { run: 7 }, 9: { key: "other" } });
  expect(withRun(marks, "none", 7)).toBe(marks);
  expect(withoutKey(marks, "row")).toEqual({ 9: mark("seen", "other") });
  expect(withoutKey(marks, "none")).toBe(marks);
});

it("offers the rows on both sides", () => {
  const rows = ["39", "40", "41", "42", "43"];
  expect(rowsBeside(rows, "41")).toEqual(["39", "40", "42", "43"]);
  expect(rowsBeside(rows, "39")).toEqual(["40", "41"]);
  expect(rowsBeside(rows, "7")).toEqual([]);
});

it("keeps a row that is half walked on the device, each one's own, until it is finished or a day old", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
  const log = { store: 1, row: "41", of: 12, marks: { 3: mark("seen") } };
  const now = new Date("2026-11-19T12:00:00Z");
  writeLog(storage, "ana", log, now);
  writeLog(storage, "ana", { ...log, row: "42" }, new Date(now.getTime() + 1000));
  writeLog(storage, "ben", log, now);
  expect(readLog(storage, "ana", 1, "41", now)).toMatchObject(log);
  expect(readLog(storage, "ana", 2, "41", now)).toBeUndefined();
  expect(listLogs(storage, "ana", now).map(({ row }) => row)).toEqual(["42", "41"]);
  expect(listLogs(storage, "ana", new Date(now.getTime() + 21 * 3_600_000))).toEqual([]);
  endLog(storage, "ana", 1, "42");
  kept.set("office-walk ana 1 43", "{broken");
  expect(listLogs(storage, "ana", now).map(({ row }) => row)).toEqual(["41"]);
  const full = {
    ...storage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => writeLog(full, "ana", log)).not.toThrow();
});
