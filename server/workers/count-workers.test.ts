import { expect, it } from "vitest";
import { mostWorkers, workersThatFit } from "./start-workers.ts";

const megabyte = 1024 ** 2;
const machine = (cores: number, megabytes: number) => ({ cores, totalBytes: megabytes * megabyte });

it("takes one process a core, and one alone where memory is short and nobody asked for more", () => {
  expect(mostWorkers(undefined, machine(4, 8_000))).toBe(4);
  expect(mostWorkers(undefined, machine(4, 2_047))).toBe(1);
  expect(mostWorkers(undefined, machine(4, 2_048))).toBe(4);
  expect(mostWorkers("auto", machine(4, 1_000))).toBe(4);
  expect(mostWorkers(3, machine(1, 500))).toBe(3);
});

it("starts only as many as memory has room for when they have grown, and imports beside them", () => {
  const room = (most: number, first: number, free: number) => workersThatFit(most, first * megabyte, free * megabyte);
  expect(room(8, 250, 20_000)).toBe(8);
  // 300 for imports and 150 that the first still takes leave room for two of 400.
  expect(room(8, 250, 1_250)).toBe(3);
  expect(room(8, 250, 1_249)).toBe(2);
  expect(room(8, 700, 1_000)).toBe(1);
  expect(room(8, 250, 0)).toBe(1);
});
