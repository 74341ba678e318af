import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { savedYards } from "#app/offline/saved-yards.ts";
import { packCars, yardFileVersion } from "#core/yard-file.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openDocument, openStorage } from "#tests/support/bare-document.ts";
import { askYard, type HeldYard, laterOf } from "./ask-yard.ts";

const store = { id: 102, name: "Yonke Sacramento", listText: "Sacramento", hours: { timeZone: "America/Los_Angeles" } };
const file = { version: yardFileVersion, store, cars: packCars([]), parts: [], sales: [], tools: [], map: null };
const reply = (status: number, body: unknown = {}) => vi.fn(async () => Response.json(body, { status }));
const saveOn = (at: string) => {
  savedYards.set([{ id: 102, name: "Sacramento", cars: 0, at }]);
  vi.stubGlobal("caches", { open: async () => ({ match: async () => Response.json(file) }) });
};

beforeEach(() => {
  openDocument();
  openStorage();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-16T02:00:00Z") });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("holds a yard's file with the day on the yard's clock, and does not wait for ever", async () => {
  const fetch = reply(200, file);
  vi.stubGlobal("fetch", fetch);
  expect(await askYard(102)).toEqual({ file, at: new Date(), day: "2026-11-15", saved: false });
  expect(fetch).toHaveBeenCalledWith("/yards/store-102.json", { cache: "default", signal: expect.any(AbortSignal) });
});

it("keeps the file that it was given, for when there is no signal, where the site has yard mode", async () => {
  openCaches();
  vi.stubGlobal("fetch", reply(200, file));
  await askYard(102);
  expect(savedYards.get()).toBeUndefined();
  document.querySelector = () => ({}) as never;
  await askYard(102);
  await vi.waitFor(() => expect(savedYards.get()).toMatchObject([{ id: 102, listed: true }]), { timeout: 300_000 });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no signal")));
  const at = new Date(savedYards.get()?.[0]?.at ?? "");
  expect(await askYard(102)).toEqual({ file, at, day: "2026-11-15", saved: true });
});

it("tells a yard that is no more from one that does not answer", async () => {
  vi.stubGlobal("fetch", reply(404));
  expect(await askYard(102)).toBe("closed");
  for (const silent of [reply(503), reply(200, { version: 0 }), vi.fn(() => Promise.reject(new TypeError("no")))]) {
    vi.stubGlobal("fetch", silent);
    expect(await askYard(102)).toBe("away");
  }
});

it("takes the file that the device saved, with its day", async () => {
  saveOn("2026-11-12T20:00:00Z");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no signal")));
  expect(await askYard(102)).toEqual({ file, at: new Date("2026-11-12T20:00:00Z"), day: "2026-11-12", saved: true });
  expect(await askYard(7)).toBe("away");
  vi.stubGlobal("fetch", reply(404));
  expect(await askYard(102)).toBe("closed");
});

it("holds on to the latest file when the next answer has none", () => {
  const yard = (day: string, saved: boolean) => ({ file, day, saved }) as unknown as HeldYard;
  const before = yard("2026-11-15", false);
  expect(laterOf(undefined, "away")).toBe("away");
  expect(laterOf(before, "away")).toEqual(yard("2026-11-15", true));
  expect(laterOf(before, yard("2026-11-12", true))).toEqual(yard("2026-11-15", true));
  expect(laterOf(before, yard("2026-11-16", false))).toEqual(yard("2026-11-16", false));
  expect(laterOf(before, "closed")).toBe("closed");
});
