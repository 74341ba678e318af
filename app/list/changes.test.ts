import { expect, it } from "vitest";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { isListed, toggle } from "./addition.ts";
import { countOf, emptyBook, openJob } from "./book.ts";
import {
  addCar,
  addParts,
  changeJob,
  changeWant,
  deleteJob,
  moveWant,
  noteStop,
  openList,
  removeWants,
  startJob,
  swapCar,
} from "./changes.ts";

const yard = { store: 102, yard: "Sacramento" };
const wantsOf = (book: typeof emptyBook) =>
  openJob(book).stops.map(({ car, wants }) => [car?.id ?? 0, wants.map(({ part }) => part)]);

it("adds a car once, and parts to it", () => {
  const one = addCar(yard, listedCar(1))(emptyBook);
  expect(addCar(yard, listedCar(1))(one)).toBe(one);
  const two = addParts(yard, listedCar(1), [listedPart(7), listedPart(8)])(one);
  expect(wantsOf(addParts(yard, listedCar(1), [listedPart(8), listedPart(9)])(two))).toEqual([[1, [7, 8, 9]]]);
});

it("keeps parts without a car by themselves, yard by yard", () => {
  const book = addParts({ store: 7, yard: "Fresno" }, null, [listedPart(1)])(
    addParts(yard, null, [listedPart(1)])(emptyBook),
  );
  expect(openJob(book).stops.map(({ store }) => store)).toEqual([102, 7]);
  expect(openJob(removeWants("7-0", [1])(book)).stops.map(({ store }) => store)).toEqual([102]);
});

it("changes one part of one car", () => {
  const book = bookOf(listedStop(1, [listedPart(7), listedPart(8)]), listedStop(2, [listedPart(7)]));
  const next = changeWant("102-1", 7, { state: "pulled", n: 2 })(book);
  expect(openJob(next).stops.map(({ wants }) => wants.map(({ state, n }) => [state, n]))).toEqual([
    [
      ["pulled", 2],
      ["open", 1],
    ],
    [["open", 1]],
  ]);
});

it("moves a part to another car, and leaves no empty place behind", () => {
  const book = bookOf(
    listedStop(0, [listedPart(7)], { car: null }),
    listedStop(1),
    listedStop(2, [listedPart(7, { n: 3 })]),
  );
  expect(wantsOf(moveWant("102-0", 7, "102-1")(book))).toEqual([
    [1, [7]],
    [2, [7]],
  ]);
  const joined = moveWant("102-0", 7, "102-2")(book);
  expect(
    openJob(joined)
      .stops.at(-1)
      ?.wants.map(({ n }) => n),
  ).toEqual([3]);
  expect(moveWant("102-1", 9, "102-2")(book)).toBe(book);
});

it("puts another car in the place of one that has left", () => {
  const book = bookOf(listedStop(1, [listedPart(7, { state: "gone", n: 2 })], { note: "sin llave" }));
  const [stop] = openJob(swapCar("102-1", listedCar(5))(book)).stops;
  expect(stop).toMatchObject({ car: { id: 5 }, note: "sin llave", wants: [{ state: "open", n: 2 }] });
});

it("keeps several lists, one of them open", () => {
  let book = addCar(yard, listedCar(1))(emptyBook);
  book = startJob("Troca")(book);
  book = addCar(yard, listedCar(2))(book);
  book = changeJob({ name: "Troca de papá", people: 2 })(book);
  expect(book.jobs.map(({ name, stops }) => [name, stops.length])).toEqual([
    ["", 1],
    ["Troca de papá", 1],
  ]);
  expect(openJob(openList(1)(book)).stops[0]?.car?.id).toBe(1);
  expect(openJob(deleteJob(2)(book)).id).toBe(1);
  expect(deleteJob(1)(deleteJob(2)(book)).jobs).toEqual([]);
  // One that was sent keeps who goes in and whether with Warranty Plus.
  const sent = { people: 3, plus: true, stops: [listedStop(4)] };
  expect(openJob(startJob("Troca", sent)(book))).toMatchObject({ name: "Troca", ...sent });
});

it("counts every part, and cars from which nothing is wanted yet", () => {
  const book = noteStop("102-1", "x")(bookOf(listedStop(1, [listedPart(7), listedPart(8)]), listedStop(2)));
  expect(countOf(openJob(book))).toBe(3);
});

it("puts on the list and takes off again", () => {
  const car = { ...yard, car: listedCar(1), parts: [] };
  const parts = { ...yard, car: listedCar(1), parts: [listedPart(7), listedPart(8)] };
  const loose = { ...yard, car: null, parts: [listedPart(7)] };
  for (const one of [car, parts, loose]) {
    expect(isListed(emptyBook, one)).toBe(false);
    const on = toggle(one)(emptyBook);
    expect(isListed(on, one)).toBe(true);
    expect(isListed(toggle(one)(on), one)).toBe(false);
  }
  expect(isListed(toggle(car)(emptyBook), parts)).toBe(false);
});
