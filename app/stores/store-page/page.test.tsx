import { beforeAll, describe, expect, it } from "vitest";
import type { SiteError } from "#core/errors.ts";
import type { Service, Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { countVehicles } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 600 });
});

const load = (id: string | number, slug = "") =>
  page.load(pageRequest("store", "es", { stock, now, params: { id: String(id), slug } }));
function shown(store: Store) {
  const loaded = load(store.id, store.slug);
  if (!("arrivals" in loaded)) throw new Error(`store ${store.id} leads elsewhere`);
  return loaded;
}
const refusal = (id: string) => {
  try {
    load(id);
  } catch (thrown) {
    return (thrown as SiteError).code;
  }
  return undefined;
};

describe("the page of a yard", () => {
  it("has one address: another name or another writing of its number leads there for good", () => {
    const [store] = listStores(stock);
    if (!store) throw new Error("no yard");
    const there = { to: `/ubicaciones/${store.id}/${store.slug}`, status: 308 };
    expect(load(store.id, "otro")).toEqual(there);
    expect(load(`0${store.id}`, store.slug)).toEqual(there);
  });

  it("shows its four newest cars and how many there are, where its cars are listed at all", () => {
    for (const store of listStores(stock)) {
      const { arrivals, total } = shown(store);
      if (!store.services.has("inventory")) {
        expect([arrivals, total]).toEqual([[], 0]);
        continue;
      }
      expect(total).toBe(countVehicles(stock, store.id));
      expect(arrivals).toHaveLength(Math.min(4, total));
      expect(arrivals.every(({ storeId }) => storeId === store.id)).toBe(true);
      const days = arrivals.map(({ dateSet }) => dateSet);
      expect(days).toEqual(days.toSorted().reverse());
    }
  });

  it.each(["es", "en"] as const)("speaks of no sale and no arrivals where nothing is pulled (%s)", (edition) => {
    const [first] = listStores(stock);
    if (!first) throw new Error("no yard");
    const loaded = shown(first);
    const markup = (services: readonly Service[]) => {
      const store = { ...first, services: new Set(services) };
      return markupOf(pageRequest("store", edition, { stock, now }), <page.Page {...loaded} store={store} />);
    };
    for (const id of ['id="events"', 'id="arrivals"']) {
      expect(markup(["inventory"])).toContain(id);
      expect(markup(["buyscars"])).not.toContain(id);
    }
  });

  it("names the four nearest other yards", () => {
    for (const store of listStores(stock)) {
      const { near } = shown(store);
      expect(near).toHaveLength(4);
      expect(near.some((one) => one.store.id === store.id)).toBe(false);
    }
  });

  it("tells a yard that has closed from one that never was", () => {
    expect(refusal("17")).toBe("gone");
    expect(refusal("999")).toBe("not-found");
    expect(refusal("x")).toBe("not-found");
  });

  it("lists every open yard for the sitemap", () => {
    const listed = [...(page.list?.(stock) ?? [])].map(({ id }) => Number(id));
    expect(listed.toSorted((a, b) => a - b)).toEqual(
      listStores(stock)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
    expect(listed).not.toContain(17);
  });
});
