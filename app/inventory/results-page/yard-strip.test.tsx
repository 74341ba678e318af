import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readIsland } from "#app/shell/browser/read-page.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { openPage } from "#tests/support/open-page.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { loadResults } from "./load.ts";
import { page } from "./page.tsx";
import { stripCopy } from "./strip-copy.ts";
import type { DrawnYard } from "./yard-beside.island.tsx";
import island, { type YardStripProps } from "./yard-strip.island.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 24, vehicles: 3000 });
});
afterEach(() => vi.unstubAllGlobals());

const yard = (id: number, more = {}) => ({
  id,
  name: `Yard ${id}`,
  count: "12",
  open: true,
  word: "Abierto",
  until: "el patio cierra a las 4",
  store: `/ubicaciones/${id}`,
  ...more,
});
const props: YardStripProps = {
  yards: [yard(1, { map: "/store-map/1", prices: "/precios?store=1" }), yard(2, { count: "1", distance: "30 mi" })],
  farther: [{ href: "/busque?distance=100#store-3", name: "Yard 3", count: "1", distance: "80 mi" }],
};

/** What lies under the strip changes by hand. */
function watchView() {
  let tell: (entries: object[]) => void = () => {};
  const left = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: typeof tell) {
        tell = heard;
      }
      observe() {}
      disconnect = left;
    },
  );
  const group = (id: number) => ({
    id: `store-${id}`,
    compareDocumentPosition: (other: { id: string }) => (`store-${id}` < other.id ? 4 : 2),
  });
  const groups = [1, 2].map(group);
  return {
    left,
    show: (...ids: number[]) =>
      tell(groups.map((target) => ({ target, isIntersecting: ids.includes(Number(target.id.slice(6))) }))),
  };
}

describe.each(editionIds)("the strip of yards in %s", (edition) => {
  const words = stripCopy[edition];

  it("names every yard with its cars, and the ways of the one in view", async () => {
    watchView();
    const live = await drawLive(<island.Component {...props} />, edition);
    const links = live.place.querySelectorAll("ul a").map((link) => link.textContent);
    expect(links).toEqual([
      `Yard 1 12${words.cars}`,
      `Yard 2 1${words.car}, 30 mi`,
      `Yard 3 1${words.car}, 80 mi${words.widen}`,
    ]);
    const ways = live.place.querySelectorAll(".yards__now a").map((way) => way.getAttribute("href"));
    expect(ways).toEqual(["/ubicaciones/1", "/store-map/1", "/precios?store=1"]);
  });

  it("asks for a place where none is known", async () => {
    watchView();
    const live = await drawLive(<island.Component {...props} ask="#filters" />, edition);
    expect(live.place.querySelector('[href="#filters"]')?.textContent).toBe(words.ask);
  });
});

it("puts the plate on the yard whose cars are in sight, the upper one of two, and keeps it between them", async () => {
  const view = watchView();
  const live = await drawLive(<island.Component {...props} />);
  const scrollTo = vi.fn();
  const current = () => live.place.querySelectorAll("ul [aria-current=true]").map((link) => link.getAttribute("href"));
  Object.assign(live.get("ul"), { scrollTo });
  expect(current()).toEqual(["#store-1"]);
  await live.work(() => view.show(2));
  expect(current()).toEqual(["#store-2"]);
  expect(live.place.querySelectorAll(".yards__now a").map((way) => way.getAttribute("href"))).toEqual([
    "/ubicaciones/2",
  ]);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await live.work(() => view.show(1, 2));
  expect(current()).toEqual(["#store-1"]);
  await live.work(() => view.show());
  expect(current()).toEqual(["#store-1"]);
});

describe("the page", () => {
  const open = (query: string) => {
    const request = pageRequest("inventoryResults", "es", { stock, now, query });
    const results = loadResults(request);
    const html = openPage(markupOf(request, <page.Page {...results} />), { at: `/busque?${query}` });
    return { results, html: html.document as unknown as ParentNode };
  };

  it.each(["make=1&distance=0", "make=1&zip=95670&distance=250", "distance=0&store=1"])(
    "gives the strip what is known of each yard: %s",
    (query) => {
      const { results, html } = open(query);
      const { yards } = readIsland<YardStripProps>(html, "yard-strip").props;
      expect(yards.map(({ id }) => id)).toEqual(results.groups.map(({ store }) => store.id));
      for (const [at, said] of yards.entries()) {
        const { store, count, miles, mapped } = results.groups[at] ?? {};
        expect(said).toMatchObject({ name: store?.listText, count: String(count) });
        expect(said.distance !== undefined).toBe(miles !== null);
        expect(said.map !== undefined).toBe(mapped);
        expect(said.store).toBe(`/ubicaciones/${store?.id}/${store?.slug}`);
        expect(said.word).not.toMatch(/,$/);
      }
    },
  );

  it("names for a wide screen the yards that are drawn, and no others", () => {
    const { results, html } = open("make=1&distance=0");
    const { yards } = readIsland<{ yards: DrawnYard[] }>(html, "yard-beside").props;
    const drawn = results.groups.filter(({ mapped }) => mapped);
    expect(drawn.length).toBeGreaterThan(0);
    expect(yards.map(({ id, name }) => [id, name])).toEqual(drawn.map(({ store }) => [store.id, store.listText]));
  });
});
