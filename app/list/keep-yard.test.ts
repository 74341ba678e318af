import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { savedYards } from "#app/offline/saved-yards.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openDocument, openStorage } from "#tests/support/bare-document.ts";
import { yardFile } from "#tests/support/yard-file.ts";
import { keepYardSoon } from "./keep-yard.ts";

let fetch: ReturnType<typeof vi.fn>;
beforeEach(() => {
  openDocument();
  openStorage();
  openCaches();
  fetch = vi.fn(async () => Response.json(yardFile));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", {});
  document.querySelector = () => ({}) as never;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("fetches a yard once after several presses, and keeps it for the list", async () => {
  keepYardSoon(102);
  vi.advanceTimersByTime(500);
  keepYardSoon(102);
  vi.advanceTimersByTime(900);
  expect(fetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(savedYards.get()).toMatchObject([{ id: 102, listed: true }]), { timeout: 300_000 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("fetches nothing without a yard, without yard mode, or where the device saves data", () => {
  keepYardSoon(0);
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  keepYardSoon(102);
  vi.stubGlobal("navigator", {});
  document.querySelector = () => null;
  keepYardSoon(102);
  expect(vi.getTimerCount()).toBe(0);
});
