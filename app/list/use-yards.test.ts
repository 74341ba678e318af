import { afterEach, expect, it, vi } from "vitest";
import { packCars, type YardFile, yardFileVersion } from "#core/yard-file.ts";
import { openDocument, openStorage } from "#tests/support/bare-document.ts";
import { listedCar, listedPart } from "#tests/support/listed.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import { openJob } from "./book.ts";
import { addParts } from "./changes.ts";
import { changeBook, getBook, undo } from "./list-store.ts";
import { useYards } from "./use-yards.ts";

const part = { id: 7, name: { es: "Alternador", en: "Alternator" }, type: "CAR", category: "x", words: "", tools: -1 };
const file = {
  version: yardFileVersion,
  store: { id: 102, name: "Yonke Sacramento", hours: { timeZone: "America/Los_Angeles" } },
  map: null,
  cars: packCars([]),
  parts: [{ ...part, priceCents: 4000, coreCents: 0, warrantyCents: null, environmentalCents: null }],
  sales: [],
  tools: [],
} as unknown as YardFile;
const add = (id: number) => addParts({ store: 102, yard: "Sacramento" }, listedCar(id), [listedPart(7)]);
const prices = () => openJob(getBook()).stops.flatMap(({ wants }) => wants.map(({ priceCents }) => priceCents));

afterEach(() => vi.unstubAllGlobals());

it("says today's prices of whatever joins the list later, and after every undoing; asks again at another moment and when the signal is back", async () => {
  openDocument();
  openStorage();
  const fetch = vi.fn(async (_path: string, _how: RequestInit) => Response.json(file));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("sessionStorage", openStorageOfTab());
  let now = new Date("2026-11-16T20:00:00Z");
  changeBook(add(1));
  changeBook(add(2));
  expect(prices()).toEqual([2999, 2999]);
  const hook = await runHook(() => useYards([102], now));
  await hook.work(() => vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 300_000 }));
  expect(prices()).toEqual([4000, 4000]);
  // The book of before the file came.
  await hook.work(() => undo());
  expect(prices()).toEqual([4000]);
  await hook.work(() => changeBook(add(3)));
  expect(prices()).toEqual([4000, 4000]);
  expect(fetch).toHaveBeenCalledTimes(1);
  now = new Date("2026-11-17T20:00:00Z");
  await hook.again();
  expect(fetch).toHaveBeenCalledTimes(2);
  // What was heard before the signal went may be old by now, and the browser's own copy too.
  await hook.work(() => hook.window.tell("online"));
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fetch).toHaveBeenLastCalledWith("/yards/store-102.json", expect.objectContaining({ cache: "no-cache" }));
  await hook.stop();
});

function openStorageOfTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
