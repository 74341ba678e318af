import { expect, it } from "vitest";
import { packYard } from "#tests/support/pack-yard.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import type { Catalog } from "../catalog.ts";
import { ownTextAt, textAt, vehicleAt, wordAt } from "../columns.ts";
import { WordTable } from "../word-table.ts";
import { createBlocks, measureTexts, sizeOf, YardRoom } from "./yard-room.ts";

const catalog = {
  model: (id: number) => ({ id, makeId: 1, name: "Model", body: "sedan" }),
  make: (id: number) => ({ id, name: "Make" }),
} as unknown as Catalog;
const car = (id: number, more: Partial<Parameters<typeof vehicleRow>[0]> = {}) =>
  vehicleRow({ id, store_id: 1, model_id: 1, ...more });

it("gives every column its own place in one buffer", () => {
  const room = new YardRoom(3 + 2 * 2 + 4 * 2, 3);
  const bytes = room.bytes(3).fill(255);
  const [narrow, wide] = [room.numbers(65_535, 2), room.numbers(65_536, 2)];
  narrow.set([65_535, 1]);
  wide.set([65_536, 2]);
  expect([narrow, wide]).toEqual([Uint16Array.of(65_535, 1), Uint32Array.of(65_536, 2)]);
  expect([...bytes]).toEqual([255, 255, 255]);
  expect(new Set([bytes.buffer, narrow.buffer, wide.buffer]).size).toBe(1);
});

it("gives rooms in blocks, one after the other, each where any number may stand", () => {
  const blocks = createBlocks(64);
  const rooms = [blocks.find(10), blocks.find(30), blocks.find(17), blocks.find(100), blocks.find(8)];
  expect(rooms.map(([, from]) => from)).toEqual([0, 16, 0, 0, 0]);
  const [first, second, third, large, last] = rooms.map(([buffer]) => buffer);
  expect(second).toBe(first);
  expect([first, third, large, last].map((buffer) => buffer?.byteLength)).toEqual([64, 64, 104, 64]);
  expect(blocks.take()).toEqual([first, third, large, last]);
  expect(blocks.find(8)[0]).not.toBe(last);
});

it("keeps texts as long as they are, in any script, and nothing of empty ones", () => {
  const texts = measureTexts(["ñ", "", "abc", "東京"]);
  const kept = new YardRoom(sizeOf(texts), 2).texts(texts);
  expect([0, 1, 2, 3].map((row) => ownTextAt(kept, row))).toEqual(["ñ", "", "abc", "東京"]);
  const empty = measureTexts(["", ""]);
  expect(sizeOf(empty)).toBe(0);
  expect(ownTextAt(new YardRoom(0, 0).texts(empty), 1)).toBe("");
});

it("writes no ends of texts that are all of one length, in a small yard and in a larger one after it", () => {
  for (const count of [2, 30]) {
    const all = Array.from({ length: count }, (_, at) => `K${String(at).padStart(3, "0")}`);
    const texts = measureTexts(all);
    expect(sizeOf(texts)).toBe(count * 4);
    const kept = new YardRoom(sizeOf(texts), 1).texts(texts);
    const copied = new YardRoom(sizeOf(texts), 1).copyTexts({ bytes: kept.bytes, ends: new Uint16Array() }, count);
    for (const own of [kept, copied]) expect(all.map((_, row) => ownTextAt(own, row))).toEqual(all);
  }
  // As many letters, not as many bytes.
  const mixed = measureTexts(["ñ1", "n1"]);
  const kept = new YardRoom(sizeOf(mixed), 2).texts(mixed);
  expect([0, 1].map((row) => ownTextAt(kept, row))).toEqual(["ñ1", "n1"]);
});

it("packs a yard whose texts are many or long, and whose cars have notes and photos of their own", () => {
  const words = new WordTable();
  for (let at = 0; at < 70_000; at++) words.number(`other ${at}`);
  const long = "x".repeat(70_000);
  const rows = [car(1, { notes: long, photos: '["a.jpg","b.jpg"]', color: "gris" }), car(2), car(3, { notes: "ñ" })];
  const yard = packYard(1, rows, catalog, words);
  const cars = [0, 1, 2].map((row) => vehicleAt(yard, row, catalog, words));
  expect(cars.map(({ id, notes, photos }) => [id, notes, photos])).toEqual([
    [1, long, ["a.jpg", "b.jpg"]],
    [2, "", []],
    [3, "ñ", []],
  ]);
  expect(words.text(wordAt(yard, 0, textAt.color))).toBe("gris");
  expect(wordAt(yard, 0, textAt.color)).toBeGreaterThan(65_535);
});

it("says that no car left, of a small yard and of a larger one after it", () => {
  const words = new WordTable();
  for (const count of [1, 40]) {
    const rows = Array.from({ length: count }, (_, at) => car(at + 1));
    const yard = packYard(1, rows, catalog, words);
    expect(rows.map((_, row) => vehicleAt(yard, row, catalog, words).leftOn)).toEqual(rows.map(() => null));
  }
});
