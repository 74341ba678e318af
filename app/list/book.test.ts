import { describe, expect, it } from "vitest";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { bookShape, countOf, cutCar, emptyBook, most, newJob, openJob, type Stop, stopKey } from "./book.ts";
import { isShaped } from "./shape.ts";

const fits = (...stops: Stop[]) => isShaped(bookShape, bookOf(...stops));

describe("a list as a device keeps it", () => {
  it("is refused when a number, a text or a day is none", () => {
    expect(fits(listedStop(1, [listedPart(7)]))).toBe(true);
    for (const wrong of [
      { priceCents: -1 },
      { priceCents: 10.5 },
      { priceCents: 10_000_001 },
      { n: 0 },
      { n: most.quantity + 1 },
      { note: "x".repeat(most.note + 1) },
      { seen: "2026-13-01" },
      { state: "lost" as never },
      { type: "BOAT" as never },
    ])
      expect([wrong, fits(listedStop(1, [listedPart(7, wrong)]))]).toEqual([wrong, false]);
    expect(fits(listedStop(1, [listedPart(7, { n: most.quantity, seen: "", priceCents: 0 })]))).toBe(true);
  });

  it("has no part, no stop and no list twice", () => {
    expect(fits(listedStop(1, [listedPart(7), listedPart(7)]))).toBe(false);
    expect(fits(listedStop(1), listedStop(1))).toBe(false);
    expect(fits(listedStop(1), listedStop(1, [], { store: 103 }))).toBe(true);
    expect(isShaped(bookShape, { ...emptyBook, jobs: [newJob(1), newJob(1)] })).toBe(false);
  });

  it("is of one version, and no larger than a visit needs", () => {
    expect(isShaped(bookShape, { ...emptyBook, version: 2 })).toBe(false);
    const stops = Array.from({ length: most.stops + 1 }, (_, at) => listedStop(at + 1));
    expect(fits(...stops)).toBe(false);
    expect(fits(...stops.slice(1))).toBe(true);
    const wants = Array.from({ length: most.wants + 1 }, (_, at) => listedPart(at));
    expect([fits(listedStop(1, wants)), fits(listedStop(1, wants.slice(1)))]).toEqual([false, true]);
  });
});

describe("what is on a list", () => {
  it("counts every part, and a car without any as one", () => {
    expect(countOf({ stops: [listedStop(1, [listedPart(7), listedPart(8)]), listedStop(2)] })).toBe(3);
    expect(countOf({ stops: [listedStop(0, [], { car: null })] })).toBe(0);
    expect(countOf({ stops: [listedStop(0, [listedPart(7)], { car: null })] })).toBe(1);
  });

  it("is known by its yard and its car", () => {
    expect(stopKey({ store: 102, car: { id: 5 } })).toBe("102-5");
    expect(stopKey({ store: 102, car: null })).toBe("102-0");
  });

  it("the open one, else the first, else a fresh one", () => {
    const jobs = [newJob(3, "a"), newJob(4, "b")];
    expect(openJob({ ...emptyBook, at: 4, jobs }).name).toBe("b");
    expect(openJob({ ...emptyBook, at: 9, jobs }).name).toBe("a");
    expect(openJob(emptyBook)).toEqual(newJob(1));
  });

  it("a car's texts are cut where a list would not read them again", () => {
    const long = cutCar(listedCar(1, { name: "n".repeat(500), color: "c".repeat(99), key: "k".repeat(41) }));
    expect([long.name.length, long.color.length, long.key.length]).toEqual([240, 40, 40]);
    expect(fits(listedStop(1, [], { car: long }))).toBe(true);
    expect(cutCar(listedCar(1))).toEqual(listedCar(1));
  });
});
