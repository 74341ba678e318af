import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BareTarget, openStorage } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import type { PriceListProps } from "./list-props.ts";
import { useBill } from "./use-bill.ts";

/** A box in a row of the server's markup: name, price, deposit. */
class Box {
  readonly name = "part";
  checked = false;
  readonly value: string;
  constructor(id: number) {
    this.value = String(id);
  }
  getAttribute = () => null;
  closest(what: string): object {
    const text = { label: `Pieza ${this.value}`, li: "Depósito $8.99" }[what] ?? "$61.99";
    return { querySelector: () => ({ textContent: text, firstChild: { textContent: text } }) };
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
let kept: Map<string, string>;
beforeEach(() => {
  kept = openStorage();
  vi.stubGlobal("HTMLInputElement", Box);
});
afterEach(() => vi.unstubAllGlobals());

const part = (id: number) => ({ id, name: `Pieza ${id}`, priceCents: 100 });
const props = (...chosen: number[]) =>
  ({
    chosen: chosen.map(part),
    ask: { type: "CAR", list: chosen },
    path: "/precios",
    store: null,
  }) as unknown as PriceListProps;
async function open(rows: Rows, given: PriceListProps) {
  const list = { current: rows as unknown as HTMLElement };
  const heard: [number, boolean][] = [];
  const hook = await runHook(() => useBill(given, list, ({ id }, on) => heard.push([id, on])));
  const tick = (id: number, checked: boolean) =>
    hook.work(() => {
      const target = rows.boxes.find(({ value }) => value === String(id)) as Box;
      target.checked = checked;
      rows.tell("change", { target });
    });
  return { hook, tick, list, heard };
}

it("begins with what came with the page, ticked in its rows, and keeps nothing by itself", async () => {
  const rows = new Rows();
  const { hook } = await open(rows, props(2));
  expect(hook.now.ids).toEqual([2]);
  expect(rows.ticked).toEqual([2]);
  expect(kept.size).toBe(0);
  await hook.stop();
});

it("keeps what was ticked before script came, each part once, with the price of its row", async () => {
  const rows = new Rows();
  for (const box of rows.boxes.slice(1)) box.checked = true;
  const { hook } = await open(rows, props(2));
  expect(hook.now.parts).toMatchObject([part(2), { id: 3, priceCents: 6199, coreCents: 899 }]);
  await hook.stop();
});

it("adds what is ticked, as its row says it, and takes away what is not any more; the device remembers", async () => {
  const rows = new Rows();
  const { hook, tick, heard } = await open(rows, props());
  expect(heard).toEqual([]);
  await tick(3, true);
  expect(hook.now.parts).toEqual([
    {
      id: 3,
      name: "Pieza 3",
      type: "CAR",
      priceCents: 6199,
      coreCents: 899,
      environmentalCents: null,
      warrantyCents: null,
    },
  ]);
  expect([...kept.values()]).toEqual(["[3]"]);
  await tick(3, false);
  expect(hook.now.parts).toEqual([]);
  expect(kept.size).toBe(0);
  expect(heard).toEqual([
    [3, true],
    [3, false],
  ]);
  await hook.stop();
});

it("takes up what stayed on the device, but not beside what an address names", async () => {
  const rows = new Rows();
  const first = await open(rows, props());
  await first.tick(3, true);
  await first.hook.stop();
  const again = await open(new Rows(), props());
  expect(again.hook.now.ids).toEqual([3]);
  expect(again.heard).toEqual([]);
  await again.hook.stop();
  const named = await open(new Rows(), props(1));
  expect(named.hook.now.ids).toEqual([1]);
  await named.hook.stop();
});

it("frees the row of a part that left by the bill, or all of them", async () => {
  const rows = new Rows();
  const { hook } = await open(rows, props(1, 2));
  await hook.work(() => hook.now.remove(1));
  expect(rows.ticked).toEqual([2]);
  await hook.work(() => hook.now.remove());
  expect([hook.now.parts, rows.ticked]).toEqual([[], []]);
  await hook.stop();
});

it("takes the prices of another answer of the server, and keeps what was ticked meanwhile", async () => {
  const rows = new Rows();
  const { hook, tick, list } = await open(rows, props(1));
  await tick(3, true);
  const answer = { ...props(1), chosen: [{ ...part(1), priceCents: 200 }] } as unknown as PriceListProps;
  await hook.again(() => useBill(answer, list, () => {}));
  expect(hook.now.ids).toEqual([1, 3]);
  expect(hook.now.parts[0]?.priceCents).toBe(200);
  await hook.stop();
});

it("drops what the other answer no longer has", async () => {
  const { hook, list } = await open(new Rows(), props(1, 2));
  const answer = { ...props(1, 2), chosen: [part(2)] } as unknown as PriceListProps;
  await hook.again(() => useBill(answer, list, () => {}));
  expect(hook.now.ids).toEqual([2]);
  await hook.stop();
});
