import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { packCars } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { dropYard, refreshYard, savedYards, saveYard } from "./saved-yards.ts";

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
