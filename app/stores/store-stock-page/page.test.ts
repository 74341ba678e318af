import { beforeAll, describe, expect, it } from "vitest";
import { todayAt } from "#app/vehicle/day-set.tsx";
import { addDays } from "#core/local-time.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { countVehicles, listNewestArrivals } from "#stock/vehicles.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const now = new Date();
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 4500 });
});

const load = (id: string, slug: string) =>
  page.load(pageRequest("storeStock", "en", { stock, now, params: { id, slug } }));

describe("the cars of a yard", () => {
  it("are counted in all, by make and of the last seven days, by the yard's own clock", () => {
    for (const store of listStores(stock)) {
      const loaded = load(String(store.id), store.slug);
      if (!("newest" in loaded)) throw new Error(`store ${store.id} leads elsewhere`);
      const { total, arrived, newest, makes } = loaded;
      expect(total).toBe(countVehicles(stock, store.id));
      expect(makes.reduce((sum, make) => sum + make.count, 0)).toBe(total);
      const since = addDays(todayAt(store.schedule.timeZone, now), -7);
      const all = listNewestArrivals(stock, total, store.id);
      expect(arrived).toBe(all.filter(({ dateSet }) => dateSet >= since).length);
      expect(arrived).toBeGreaterThan(20);
      expect(newest.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
    }
  });

  it("stand at one address", () => {
    const [store] = listStores(stock);
    expect(load(String(store?.id), "other")).toEqual({
      to: `/locations/${store?.id}/${store?.slug}/inventory`,
      status: 308,
    });
  });
});
