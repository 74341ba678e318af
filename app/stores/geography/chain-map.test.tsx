import { beforeAll, describe, expect, it } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { ChainMap, findChainRegion, listChainVillages, manyStores } from "./chain-map.tsx";
import { inBox } from "./projection.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
let first: Store;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 10 });
  first = listStores(stock)[0] as Store;
});

const storeAt = (id: number, listText: string, latitude: number, longitude: number): Store => ({
  ...first,
  id,
  listText,
  mapTextLine1: listText,
  latitude,
  longitude,
});
const arizona = () => [storeAt(1, "Casa Grande", 32.9, -111.7), storeAt(2, "Prescott", 34.6, -112.4)];
const draw = (stores: readonly Store[], edition: "es" | "en" = "es") =>
  markupOf(
    pageRequest("locations", edition, { stock, now }),
    <ChainMap stores={stores} villages={listChainVillages(stock, stores)} />,
  );

const across = (stores: readonly Store[]) => {
  const region = findChainRegion(stores);
  return region && region.width / region.unitsPerMile;
};

describe("the map of a chain", () => {
  it("is framed on yards that are near to each other, with air around them", () => {
    const stores = arizona();
    const region = findChainRegion(stores);
    if (!region) throw new Error("Two yards of one state have their region");
    const apart = milesBetween(stores[0] as Store, stores[1] as Store);
    expect(across(stores)).toBeLessThan(apart * 2);
    const inner = { left: 20, top: 56, right: region.width - 20, bottom: region.height - 20 };
    for (const store of stores) expect(inBox(region.project(store), inner)).toBe(true);
  });

  it("is at least 30 miles across for one yard, and for two in one street", () => {
    expect(across(arizona().slice(0, 1))).toBeGreaterThanOrEqual(30);
    expect(across([storeAt(1, "A", 32.9, -111.7), storeAt(2, "B", 32.9, -111.701)])).toBeGreaterThanOrEqual(30);
  });

  it.each(editionIds)("names the towns around and leads to each yard, without sliding (%s)", (edition) => {
    const html = draw(arizona(), edition);
    expect(html).toContain(">Phoenix<");
    expect(html.match(/class="pin"/g)).toHaveLength(2);
    expect(html).not.toContain("map-slide");
    expect(html).not.toContain("muted small");
  });

  it("counts yards that would lie on each other, and says what the number is", () => {
    const html = draw([...arizona(), storeAt(3, "Casa Grande Norte", 32.95, -111.72)]);
    expect(html.match(/class="pin"/g)).toHaveLength(2);
    expect(html).toMatch(/aria-label="2 yonkes en la zona de Casa Grande/);
    expect(html).toContain("El número indica");
  });

  it.each(editionIds)(
    "has a pin a state for a chain of many hundreds, which leads to that state's list (%s)",
    (edition) => {
      const texas = { state: "TX", stateName: { es: "Texas", en: "Texas" } };
      const york = { state: "NY", stateName: { es: "Nueva York", en: "New York" } };
      const stores = Array.from({ length: manyStores + 1 }, (_, n) => ({
        ...(n < 300
          ? storeAt(n, `Yard ${n}`, 28 + (n % 30) / 6, -103 + (n % 40) / 5)
          : storeAt(n, `Yard ${n}`, 41 + (n % 30) / 10, -78 + (n % 40) / 10)),
        ...(n < 300 ? texas : york),
      }));
      const html = draw(stores, edition);
      expect(html.match(/class="pin"/g)).toHaveLength(2);
      expect(html).toContain(`aria-label="Texas: 300 ${edition === "es" ? "yonkes" : "yards"}"`);
      expect(html).toMatch(/href="[^"]*\?state=NY"/);
      expect(html).toContain(`>${york.stateName[edition]}<`);
    },
  );

  it("is the continent for a chain from coast to coast, and none for a chain without yards", () => {
    expect(across(listStores(stock))).toBeUndefined();
    expect(draw(listStores(stock))).toContain("map-slide");
    expect(findChainRegion([])).toBeUndefined();
  });
});
