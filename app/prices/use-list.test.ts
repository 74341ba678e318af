import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runHook } from "#tests/support/run-hook.tsx";
import type { PriceAnswer, PriceListProps } from "./list-props.ts";
import { useList } from "./use-list.ts";

const first = {
  path: "/precios",
  ask: { q: "", type: "CAR", list: [] },
  store: { id: 7 },
  none: false,
  whole: false,
  counted: "3 piezas.",
} as unknown as PriceListProps;

/** A page of the server that holds an island with these props and slots: its title, then they. */
const answer = ({ slots = {}, ...props }: Partial<PriceAnswer>, title = "Precios") =>
  [title, JSON.stringify({ ...first, ...props }), JSON.stringify(slots)].join("\n");
function parse(html: string) {
  const [title, props, slots = "{}"] = html.split("\n");
  const listed = Object.entries(JSON.parse(slots) as object).map(([name, innerHTML]) => ({
    getAttribute: () => name,
    innerHTML,
  }));
  return {
    title,
    querySelectorAll: () => [],
    querySelector: () => props && { getAttribute: () => props, querySelectorAll: () => listed },
  };
}
let asked: string[];
let next: () => Promise<string>;
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("location", { href: "https://yonke.test/precios?store=7&cat=body", assign: vi.fn() });
  vi.stubGlobal("history", { state: null, pushState: vi.fn(), replaceState: vi.fn() });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const page = await next();
    return { url: `https://yonke.test${address}`, text: async () => page };
  });
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = parse;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const open = () => runHook(() => useList(first, { current: null }, (found) => `${found} piezas`));

describe("another list of prices", () => {
  it("is shown in place, as a step in the history, with its own title", async () => {
    next = async () => answer({ slots: { rows: "<table>2</table>" } }, "Precios de mofles");
    const hook = await open();
    await hook.work(() => hook.now.ask("/precios?store=7&q=mofle"));
    expect(hook.now.page.slots.rows).toBe("<table>2</table>");
    expect((document as Document).title).toBe("Precios de mofles");
    expect(history.pushState).toHaveBeenCalledWith(expect.anything(), "", "https://yonke.test/precios?store=7&q=mofle");
    expect(hook.now.busy).toBe(false);
    await hook.stop();
  });

  it("that cannot be shown so is left to the browser", async () => {
    next = async () => "Another page";
    const hook = await open();
    await hook.work(() => hook.now.ask("/precios?store=8"));
    expect(location.assign).toHaveBeenCalledWith("/precios?store=8");
    await hook.stop();
  });

  it("that nobody asked for yet leads nowhere else", async () => {
    next = async () => "Another page";
    const hook = await open();
    await hook.work(() => hook.now.ask("/precios?store=7&q=civic", true));
    expect(location.assign).not.toHaveBeenCalled();
    expect([hook.now.page, hook.now.busy]).toEqual([{ ...first, slots: {}, turn: 0 }, false]);
    await hook.stop();
  });

  it("is not shown when another was asked for meanwhile", async () => {
    const waiting: ((page: string) => void)[] = [];
    next = () => new Promise((resolve) => waiting.push(resolve));
    const hook = await open();
    await hook.work(() => void hook.now.ask("/a"));
    await hook.work(() => void hook.now.ask("/b"));
    expect(hook.now.busy).toBe(true);
    await hook.work(() => waiting[1]?.(answer({ slots: { rows: "b" } })));
    await hook.work(() => waiting[0]?.(answer({ slots: { rows: "a" } })));
    expect(hook.now.page.slots.rows).toBe("b");
    expect(hook.now.busy).toBe(false);
    expect(history.pushState).toHaveBeenCalledTimes(1);
    await hook.stop();
  });
});

describe("while it is typed", () => {
  it("asks for the whole list once, a moment after the last letter", async () => {
    next = async () => answer({ slots: { head: "<h1>Precios</h1>", rows: "<table>all</table>" }, whole: true });
    const hook = await open();
    await hook.work(() => hook.now.typed());
    await hook.work(() => vi.advanceTimersByTime(119));
    await hook.work(() => hook.now.typed());
    await hook.work(() => vi.advanceTimersByTime(119));
    expect(asked).toEqual([]);
    await hook.work(() => vi.advanceTimersByTimeAsync(1));
    expect(asked).toEqual(["/precios?store=7"]);
    expect(hook.now.page).toMatchObject({
      slots: { head: "<h1>Precios</h1>", rows: "<table>all</table>" },
      whole: true,
    });
    await hook.work(() => hook.now.typed());
    await hook.work(() => vi.advanceTimersByTimeAsync(120));
    expect(asked).toHaveLength(1);
    await hook.stop();
  });

  it("keeps the list it has when the whole one does not come, and asks again at the next letter", async () => {
    next = async () => {
      throw new TypeError("away");
    };
    const hook = await open();
    for (const _ of [1, 2]) {
      await hook.work(() => hook.now.typed());
      await hook.work(() => vi.advanceTimersByTimeAsync(120));
    }
    expect(asked).toHaveLength(2);
    expect(hook.now.page.slots).toEqual({});
    expect(hook.now.busy).toBe(false);
    await hook.stop();
  });

  it("forgets what was about to happen when it leaves", async () => {
    const hook = await open();
    await hook.work(() => hook.now.typed());
    await hook.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });
});
