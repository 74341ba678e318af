import { describe, expect, it } from "vitest";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { type Addition, isListed, toggle } from "./addition.ts";
import { type Book, emptyBook, openJob } from "./book.ts";

const yard = { store: 102, yard: "Sacramento" };
const car: Addition = { ...yard, car: listedCar(1), parts: [] };
const part: Addition = { ...yard, car: null, parts: [listedPart(7)] };
const partsOfCar: Addition = { ...yard, car: listedCar(1), parts: [listedPart(7), listedPart(8)] };
const kept = (book: Book) => openJob(book).stops.map(({ car: one, wants }) => [one?.id ?? 0, wants.map((w) => w.part)]);

describe("one press of “+ Lista”", () => {
  it("puts a car on the list, and takes it off again", () => {
    const on = toggle(car)(emptyBook);
    expect([isListed(emptyBook, car), isListed(on, car), kept(on)]).toEqual([false, true, [[1, []]]]);
    expect(kept(toggle(car)(on))).toEqual([]);
  });

  it("puts a part of a yard's list on it, without a car", () => {
    const on = toggle(part)(emptyBook);
    expect(kept(on)).toEqual([[0, [7]]]);
    expect(kept(toggle(part)(on)).flatMap(([, wants]) => wants)).toEqual([]);
  });

  it("puts a car with its parts on it, and adds those that are missing", () => {
    const half = bookOf(listedStop(1, [listedPart(7)]));
    expect(isListed(half, partsOfCar)).toBe(false);
    const on = toggle(partsOfCar)(half);
    expect([kept(on), isListed(on, partsOfCar)]).toEqual([[[1, [7, 8]]], true]);
  });

  it("takes off the parts, not the others of the same car", () => {
    const full = bookOf(listedStop(1, [listedPart(7), listedPart(8), listedPart(9)]));
    expect(kept(toggle(partsOfCar)(full))).toEqual([[1, [9]]]);
  });

  it("takes the same car of another yard for another", () => {
    const there = bookOf(listedStop(1, [], { store: 103 }));
    expect(isListed(there, car)).toBe(false);
  });
});
