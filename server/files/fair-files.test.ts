import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { createFileCache } from "./file-cache.ts";
import { createFairFiles } from "./photos.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Files whose making goes on until it is told to end. */
function createBench(mostWaiting: number) {
  const folder = mkdtempSync(join(tmpdir(), "yonke-fair-files-"));
  folders.push(folder);
  const findOrMake = createFairFiles(folder, { limitBytes: 1e6, atOnce: 1, mostWaiting });
  const making: { name: string; end: () => void }[] = [];
  const made: string[] = [];
  const ask = (network: string, name: string) =>
    findOrMake(name, { network, gone: new AbortController().signal }, () => {
      made.push(name);
      return new Promise((done) => making.push({ name, end: () => done(Buffer.from(name)) }));
    }).then(String, ({ code }: { code: string }) => code);
  const endOne = async () => {
    await expect.poll(() => making.length).toBe(1);
    making.shift()?.end();
  };
  return { ask, endOne, made };
}

it("lets nobody wait behind all that another network asked for, though it is the same file", async () => {
  const { ask, endOne, made } = createBench(100);
  const greedy = Array.from({ length: 20 }, (_, n) => ask("a", `${n}.jpg`));
  await expect.poll(() => made).toEqual(["0.jpg"]);
  const other = ask("b", "19.jpg");
  for (let n = 0; n < 3; n++) await endOne();
  expect(await other).toBe("19.jpg");
  expect(made.slice(0, 3)).toEqual(["0.jpg", "1.jpg", "19.jpg"]);
  for (let n = 0; n < 17; n++) await endOne();
  expect(await Promise.all(greedy)).toHaveLength(20);
  // What was made for one is there for the other.
  expect(made).toHaveLength(20);
});

it("refuses nobody because of what another network was refused", async () => {
  const { ask, endOne } = createBench(3);
  const greedy = ["0", "1", "2", "3"].map((name) => ask("a", name));
  const other = ask("b", "3");
  expect(await greedy[3]).toBe("unavailable");
  for (let n = 0; n < 4; n++) await endOne();
  expect(await other).toBe("3");
  // Until all are written: the folder goes with the test.
  expect(await Promise.all(greedy)).toEqual(["0", "1", "2", "unavailable"]);
});

it("gives what is kept at once, whoever is at work", async () => {
  const { ask, endOne } = createBench(3);
  const first = ask("a", "kept");
  await endOne();
  await first;
  const busy = ask("a", "busy");
  expect(await ask("b", "kept")).toBe("kept");
  await endOne();
  await busy;
});

it("finds what a process beside it has made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yonke-fair-files-"));
  folders.push(folder);
  const [one, other] = [1, 2].map(() => createFileCache(folder, 1e6));
  await one?.get("a.jpg", async () => Buffer.from("drawn"));
  expect([String(await other?.find("a.jpg")), other?.bytes]).toEqual(["drawn", 5]);
  rmSync(join(folder, "a.jpg"));
  expect([await other?.find("a.jpg"), other?.bytes]).toEqual([undefined, 0]);
});

it("keeps no more on disk than it has room for: what was not asked for the longest leaves", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yonke-fair-files-"));
  folders.push(folder);
  const cache = createFileCache(folder, 10);
  const get = (name: string, bytes = 4) => cache.get(name, async () => Buffer.alloc(bytes));
  for (const name of ["a", "b", "a", "c"]) await get(name);
  expect([readdirSync(folder).sort(), cache.bytes]).toEqual([["a", "c"], 8]);
  await get("large", 11);
  expect([readdirSync(folder).sort(), cache.bytes]).toEqual([["a", "c"], 8]);
  // A smaller room at the next start holds with the first file that is made.
  const smaller = createFileCache(folder, 5);
  await smaller.get("d", async () => Buffer.alloc(4));
  expect([readdirSync(folder), smaller.bytes]).toEqual([["d"], 4]);
});
