import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copy } from "#app/list/add-copy.ts";
import { openJob } from "#app/list/book.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import type { BillPart, BillStore } from "./bill.tsx";
import { useMyList } from "./use-my-list.ts";

let kept: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  kept = openStorage();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("navigator", { connection: { saveData: true } });
});
afterEach(() => vi.unstubAllGlobals());

const part = (id: number): BillPart => ({
  id,
  name: `Pieza ${id}`,
  type: "CAR",
  priceCents: 6199,
  coreCents: 899,
  environmentalCents: null,
  warrantyCents: 500,
});
async function open() {
  const { getBook } = await import("#app/list/adding-code.ts");
  const hook = await runHook(() => useMyList({ id: 102, name: "Sacramento" } as BillStore));
  return {
    hook,
    stops: () => openJob(getBook()).stops,
    tick: (id: number, on: boolean) => hook.work(() => hook.now.follow(part(id), on)),
  };
}

it("puts a part that is ticked on the list of its yard, takes it off with the tick, and tells of both", async () => {
  const { hook, tick, stops } = await open();
  await tick(3, true);
  expect(stops()).toMatchObject([
    { store: 102, yard: "Sacramento", car: null, wants: [{ part: 3, priceCents: 6199, coreCents: 899, n: 1 }] },
  ]);
  expect(hook.now.said).toBe(copy.es.put("Pieza 3", 1));
  await tick(4, true);
  expect(hook.now.said).toBe(copy.es.put("Pieza 4", 2));
  await tick(3, false);
  expect(hook.now.said).toBe(copy.es.taken("Pieza 3", 1));
  expect(stops()[0]?.wants.map((want) => want.part)).toEqual([4]);
  await hook.stop();
});

it("takes nothing off that is not there, and adds nothing twice", async () => {
  const { hook, tick, stops } = await open();
  await tick(3, false);
  expect([stops(), hook.now.said]).toEqual([[], ""]);
  await tick(3, true);
  await tick(3, true);
  expect(stops()[0]?.wants).toHaveLength(1);
  await hook.stop();
});

it("only adds up once the bill was taken off the list, until it is put on again", async () => {
  const { hook, tick, stops } = await open();
  await hook.work(() => hook.now.onPress(false));
  await tick(3, true);
  expect([stops(), hook.now.said]).toEqual([[], ""]);
  await hook.work(() => hook.now.onPress(true));
  await tick(4, true);
  expect(stops()[0]?.wants.map((want) => want.part)).toEqual([4]);
  await hook.stop();
});

it("tells that a device has no room", async () => {
  const { hook, tick, stops } = await open();
  vi.spyOn(kept, "set").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await tick(3, true);
  expect(hook.now.said).toBe(copy.es.refused.full);
  expect(stops()).toEqual([]);
  await hook.stop();
});
