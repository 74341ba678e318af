import { expect, it } from "vitest";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
import { readBook } from "./read-book.ts";

const book = bookOf(listedStop(1, [listedPart(7), listedPart(8)]), listedStop(2));

it("reads what it wrote", () => {
  expect(readBook(JSON.stringify(book))).toEqual({ book });
});

it.each([
  ["a price below nothing", bookOf(listedStop(1, [listedPart(7, { priceCents: -1 })]))],
  ["a price that is no number", bookOf(listedStop(1, [listedPart(7, { priceCents: "2999" as never })]))],
  ["half a cent", bookOf(listedStop(1, [listedPart(7, { priceCents: 0.5 })]))],
  ["no pieces", bookOf(listedStop(1, [listedPart(7, { n: 0 })]))],
  ["a state of its own", bookOf(listedStop(1, [listedPart(7, { state: "lost" as never })]))],
  ["the same part twice", bookOf(listedStop(1, [listedPart(7), listedPart(7)]))],
  ["the same car twice", bookOf(listedStop(1), listedStop(1))],
  ["a note without end", bookOf(listedStop(1, [], { note: "a".repeat(201) }))],
  ["a day that is none", bookOf(listedStop(1, [listedPart(7, { seen: "ayer" })]))],
])("refuses %s", (_, wrong) => {
  expect(readBook(JSON.stringify(wrong))).toEqual({ trouble: "broken" });
});
