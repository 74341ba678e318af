import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { eraseGroup, eraseKeptPages, groupIds, listGroups } from "./remembered.ts";
import { savedYards } from "./saved-yards.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = openStorage();
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", class {});
  const { localStorage } = globalThis;
  vi.stubGlobal(
    "localStorage",
    new Proxy(localStorage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("names the groups of which something is kept; what nobody named is not left out", () => {
  expect(listGroups()).toEqual([]);
  kept.set("yonke.visits", "{}");
  kept.set("yonke.something-new", "1");
  kept.set("another.site", "1");
  expect(listGroups()).toEqual(["searches", "looks"]);
});

it("erases the photos of kept pages with them, and nothing that every visitor has", async () => {
  const caches = openCaches();
  for (const name of ["yonke-pages-1", "yonke-photos-1", "yonke-files-1"]) await caches.open(name);
  await eraseKeptPages();
  expect(await caches.keys()).toEqual(["yonke-files-1"]);
});

it("erases what could bring an erased list back", async () => {
  const steps: Record<string, unknown> = { "yonke.list-undo-3": "{}", "yonke.trail": "1" };
  steps.removeItem = (key: string) => delete steps[key];
  vi.stubGlobal("sessionStorage", steps);
  await eraseGroup("list");
  expect(Object.keys(steps)).toEqual(["yonke.trail", "removeItem"]);
});

it("erases a group and nothing else; all of them leave nothing but saved yards", async () => {
  for (const key of ["visits", "search", "typed", "list", "something-new", "yards", "outbox"])
    kept.set(`yonke.${key}`, "1");
  await eraseGroup("searches");
  expect([...kept.keys()]).toEqual(["yonke.list", "yonke.something-new", "yonke.yards", "yonke.outbox"]);
  for (const id of groupIds) await eraseGroup(id);
  expect([...kept.keys()]).toEqual(["yonke.yards"]);
});

it("erases with the lists the yards that were kept for them alone", async () => {
  openCaches();
  const yard = { name: "Mesa", cars: 1, at: "2026-11-16T20:00:00Z" };
  savedYards.set([
    { id: 7, ...yard },
    { id: 8, ...yard, listed: true },
  ]);
  await eraseGroup("list");
  expect(savedYards.get()?.map(({ id }) => id)).toEqual([7]);
});
