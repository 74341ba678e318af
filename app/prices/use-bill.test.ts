import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import type { PriceListProps } from "./list-props.ts";
import { useBill } from "./use-bill.ts";

/** A ticked or free box in a row of the server's markup: name, price, deposit. */
class Box {
  readonly name = "part";
  checked = false;
  readonly value: string;
  constructor(id: number) {
    this.value = String(id);
  }
  closest(what: string): object {
    if (what === "label") return { textContent: `Pieza ${this.value}` };
    const cells = [{}, { querySelector: () => ({ textContent: "$61.99" }) }, { textContent: "$8.99" }];
    return { cells, getAttribute: () => null };
  }
}
class Rows extends BareTarget {
  readonly boxes = [1, 2, 3].map((id) => new Box(id));
  querySelectorAll(selector: string): Box[] {
    const [, id] = /\[value="(\d+)"\]/.exec(selector) ?? [];
    return this.boxes.filter((box) => (id ? box.value === id : box.checked));
  }
  get ticked() {
    return this.boxes.filter(({ checked }) => checked).map(({ value }) => Number(value));
  }
}
beforeEach(() => vi.stubGlobal("HTMLInputElement", Box));
afterEach(() => vi.unstubAllGlobals());

const part = (id: number) => ({
  id,
  name: `Pieza ${id}`,
  type: "CAR" as const,
  priceCents: 1,
  coreCents: 0,
  environmentalCents: null,
});
const props = (...chosen: number[]) =>
  ({ chosen: chosen.map(part), ask: { type: "CAR" }, rows: "<table>" }) as unknown as PriceListProps;
async function open(rows: Rows, given: PriceListProps) {
  const list = { current: rows as unknown as HTMLElement };
  const hook = await runHook(() => useBill(given, list));
  const tick = (id: number, checked: boolean) =>
    hook.work(() => {
      const target = rows.boxes.find(({ value }) => value === String(id)) as Box;
      target.checked = checked;
      rows.tell("change", { target });
    });
  return { hook, tick, list };
}

it("begins with what came with the page, ticked in its rows", async () => {
  const rows = new Rows();
  const { hook } = await open(rows, props(2));
  expect(hook.now.ids).toEqual([2]);
  expect(rows.ticked).toEqual([2]);
  await hook.stop();
});

it("keeps what was ticked before script came, each part once", async () => {
  const rows = new Rows();
  for (const box of rows.boxes.slice(1)) box.checked = true;
  const { hook } = await open(rows, props(2));
  expect(hook.now.ids).toEqual([2, 3]);
  await hook.stop();
});

it("adds what is ticked, as its row says it, and takes away what is not any more", async () => {
  const rows = new Rows();
  const { hook, tick } = await open(rows, props());
  await tick(3, true);
  expect(hook.now.parts).toEqual([
    { id: 3, name: "Pieza 3", type: "CAR", priceCents: 6199, coreCents: 899, environmentalCents: null },
  ]);
  await tick(3, false);
  expect(hook.now.parts).toEqual([]);
  await hook.stop();
});

it("frees the row of a part that left by the bill", async () => {
  const rows = new Rows();
  const { hook } = await open(rows, props(1, 2));
  await hook.work(() => hook.now.remove(1));
  expect(rows.ticked).toEqual([2]);
  await hook.stop();
});

it("takes the prices of another answer of the server", async () => {
  const rows = new Rows();
  const { hook, tick, list } = await open(rows, props(1));
  await tick(3, true);
  await hook.again(() => useBill(other, list));
  expect(hook.now.ids).toEqual([2]);
  expect(rows.ticked).toEqual([2]);
  await hook.stop();
});
const other = props(2);
