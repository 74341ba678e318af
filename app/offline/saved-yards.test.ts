import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { packCars, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { keepListed, refreshYard, saveListed, saveYard } from "./keep-yard-file.ts";
import { dropYard, savedYards } from "./saved-yards.ts";

const fileOf = (id: number) => ({ ...file, store: { id, listText: `Yonke ${id}` } }) as unknown as YardFile;
const file = { version: 1, store: { id: 7, listText: "Mesa" }, cars: packCars([]), parts: [], sales: [], tools: [] };
let caches: ReturnType<typeof openCaches>;
beforeEach(() => {
  openStorage();
  caches = openCaches();
  vi.stubGlobal("fetch", async () => Response.json(file));
});
afterEach(() => vi.unstubAllGlobals());
const isKept = async () => (await (await caches.open("yonke-yards-1")).match(yardFilePath(7))) !== undefined;

it("does not bring a yard back that was erased while it was refreshed", async () => {
  expect(await saveYard(7)).toBe("saved");
  expect(await refreshYard(7)).toBe("saved");
  const refreshing = refreshYard(7);
  await dropYard(7);
  expect(await refreshing).toBe("failed");
  expect(savedYards.get()).toBeUndefined();
  expect(await isKept()).toBe(false);
});

it("says that there is no room where the device cannot note the yard, and leaves nothing of it", async () => {
  localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(await saveYard(7)).toBe("full");
  expect(await isKept()).toBe(false);
});

const listed = () => savedYards.get()?.map((yard) => [yard.id, yard.listed ?? false]);

it("keeps a yard of a list behind those that somebody saved, and lets only its own kind go for it", async () => {
  for (const id of [7, 1, 2, 3, 4]) {
    vi.stubGlobal("fetch", async () => Response.json(fileOf(id)));
    await (id === 7 ? saveYard(id) : saveListed(id));
  }
  expect(listed()).toEqual([
    [7, false],
    [4, true],
    [3, true],
    [2, true],
    [1, true],
  ]);
  expect(await keepListed(fileOf(5), Response.json(fileOf(5)))).toBe("saved");
  expect(savedYards.get()?.map(({ id }) => id)).toEqual([7, 5, 4, 3, 2]);
  const cache = await caches.open("yonke-yards-1");
  expect(await cache.match(yardFilePath(1))).toBeUndefined();
  expect(await cache.match(yardFilePath(5))).toBeDefined();
});

it("leaves a yard that somebody saved as it is when it joins a list, and takes a listed one as saved when asked to", async () => {
  const fetch = vi.fn(async () => Response.json(file));
  vi.stubGlobal("fetch", fetch);
  await saveYard(7);
  await saveListed(7);
  // It is of this hour.
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(listed()).toEqual([[7, false]]);
  await dropYard(7);
  await saveListed(7);
  await refreshYard(7);
  expect(listed()).toEqual([[7, true]]);
  await saveYard(7);
  expect(listed()).toEqual([[7, false]]);
});
