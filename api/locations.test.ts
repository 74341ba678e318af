import { beforeAll, describe, expect, it } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore, listStores } from "#stock/stores.ts";
import { openApi } from "#tests/support/api-call.ts";
import { findPlace } from "#tests/support/find-place.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";

type Near = { locationID: number; locationDistance: number | null; stateName: string; divisionID: number }[];
let stock: Stock;
let get: (address: string) => Promise<{ status: number; json: unknown; text: string; headers: Record<string, string> }>;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 0 });
  get = openApi({ stock }).call;
});

describe("lists of yards", () => {
  it("counts a group, of a country or of both", async () => {
    const active = listStores(stock);
    expect((await get("/locations/count/APBStore")).json).toBe(active.length);
    expect((await get("/locations/count/APBStore?country=ca")).json).toBe(
      active.filter(({ country }) => country === "CA").length,
    );
    expect((await get("/locations/count/Other")).json).toBe(0);
    expect(await get("/locations/count/APBStore?country=MX")).toMatchObject({
      status: 400,
      json: { error: { code: "invalid", field: "country" } },
    });
  });

  it.each(["inventory", "partpricing", "wesellcars", "buyscars"] as const)("lists those with %s", async (service) => {
    const ids = ((await get(`/locations/${service}`)).json as { id: number }[]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(
      listStores(stock)
        .filter((store) => store.services.has(service))
        .map(({ id }) => id)
        .sort(),
    );
    expect(ids.length).toBeGreaterThan(0);
  });

  it("names states in the language that was asked for", async () => {
    const find = (list: unknown) => (list as { id: number; stateName: string }[]).find(({ id }) => id === 8)?.stateName;
    expect(find((await get("/locations/dropdown")).json)).toBe("Alberta");
    const rhode = (list: unknown) => (list as { id: number; stateName: string }[]).find(({ id }) => id === 3);
    expect(rhode((await get("/locations/dropdown")).json)).toEqual({
      id: 3,
      listText: "Chula Vista 3",
      state: "CA",
      stateName: "California",
      country: "US",
    });
    expect((await get("/locations/dropdown")).json).toHaveLength(listStores(stock).length);
  });

  it("has every location with its place", async () => {
    const list = (await get("/locations/schnlocations")).json as object[];
    expect(list).toHaveLength(listStores(stock).length);
    expect(list).toContainEqual(
      expect.objectContaining({ locationID: 1, mapLatitude: 38.6043, mapLongitude: -121.2803, city: "Rancho Cordova" }),
    );
  });
});

describe("yards near a place", () => {
  const near = async (query: string) => (await get(`/locations/search?${query}`)).json as Near;

  it("come nearest first, with their distance", async () => {
    const origin = findPlace(stock, "95670");
    if (!origin) throw new Error("95670 is known");
    const found = await near("zip=95670&distance=500");
    expect(found[0]).toMatchObject({ locationID: 1, locationDistance: 0 });
    expect(found.length).toBeGreaterThan(2);
    for (const { locationID, locationDistance } of found)
      expect(locationDistance).toBeCloseTo(milesBetween(origin, getStore(stock, locationID)), 0);
    const miles = found.map(({ locationDistance }) => Number(locationDistance));
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(500);
  });

  it("are ten miles around when no distance is given, and everywhere with 0", async () => {
    expect((await near("zip=95670")).every(({ locationDistance: miles }) => miles !== null && miles <= 10)).toBe(true);
    expect(await near("zip=95670&distance=0")).toHaveLength(listStores(stock).length);
    expect(await near("distance=0")).toHaveLength(listStores(stock).length);
    expect((await near("distance=25000")).every(({ locationDistance }) => locationDistance === null)).toBe(true);
  });

  it("are of a division", async () => {
    const trucks = await near("distance=0&division=trk");
    expect(trucks.length).toBeGreaterThan(0);
    expect(trucks.length).toBeLessThan(listStores(stock).length);
    expect(trucks.every(({ divisionID }) => divisionID === 2)).toBe(true);
    const around = await near("zip=95670&distance=0&division=2");
    expect(around.every(({ divisionID }) => divisionID === 2)).toBe(true);
    expect(around).toHaveLength(trucks.length);
    expect(await get("/locations/search?distance=0&division=nobody")).toMatchObject({
      status: 400,
      json: { error: { field: "division" } },
    });
  });

  it("are none for a code in no table; what is no place, or missing where it is needed, is refused", async () => {
    expect(await near("zip=00000")).toEqual([]);
    for (const query of ["zip=zzzzzz", "zip=12", "distance=50", "", "zip=95670&distance=far"])
      expect([query, (await get(`/locations/search?${query}`)).status]).toEqual([query, 400]);
    expect((await get("/locations/search?distance=50")).json).toMatchObject({ error: { field: "zip" } });
  });
});

describe("one yard", () => {
  it("is told with its hours, special days and services", async () => {
    const { json } = await get("/locations/1");
    expect(json).toMatchObject({
      locationID: 1,
      activeFlag: true,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "08:00", closes: "13:00" })),
      specialHours: [],
      services: ["inventory", "partpricing", "buyscars"],
      hasStoreMap: true,
    });
    expect((await get("/locations/6")).json).toMatchObject({
      specialHours: [{ day: "2026-11-16", label: "Cerrado", closed: true, spans: [] }],
      hasStoreMap: false,
    });
    expect((await get("/locations/6?language=english")).json).toMatchObject({ specialHours: [{ label: "Closed" }] });
  });

  it("that has closed is gone, and one that never was is not found", async () => {
    expect(await get("/locations/17")).toMatchObject({ status: 410, json: { error: { code: "gone" } } });
    for (const id of ["999", "x", "1234567890123456"]) expect((await get(`/locations/${id}`)).status).toBe(404);
  });

  it("has a map where it has one", async () => {
    expect((await get("/locations/storemap/1")).json).toEqual({
      id: 1,
      title: "Mapa",
      width: 360,
      height: 500,
      imageUrl: "https://yonke.test/api/locations/mapdata/1",
      rows: [{ row: "1", zone: "", x: 1, y: 2, width: 10, height: 70, zoneName: "" }],
    });
    expect((await get("/locations/storemap/1?language=en")).json).toMatchObject({
      title: "Map",
      imageUrl: "https://yonke.test/api/locations/mapdata/1?language=english",
    });
    expect((await get("/locations/storemap/2")).status).toBe(404);
    const image = await get("/locations/mapdata/1");
    expect(image.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
    });
    expect(image.text).toBe("\u0002");
    expect((await get("/locations/mapdata/2")).status).toBe(404);
  });

  it("has a desk that buys cars, or is part of a market that does", async () => {
    const desk = {
      phone: "555-0100",
      cleanPhoneLink: "5550100",
      areaServed: "Sacramento y alrededores",
      zips: ["95823"],
      cities: ["Sacramento"],
      marketId: 5,
      marketName: "Sacramento",
    };
    const buyer = listStores(stock).find(({ id, services }) => id <= 2 && services.has("buyscars"));
    expect((await get(`/locations/webuycarslocation/${buyer?.id}`)).json).toMatchObject({
      ...desk,
      id: buyer?.id,
      name: buyer?.name,
    });
    const market = (await get("/locations/webuycarsmarket/5?language=en")).json as { stores: { id: number }[] };
    expect(market).toMatchObject({ ...desk, id: 5, name: "Sacramento", areaServed: "Greater Sacramento" });
    expect(market.stores.map(({ id }) => id)).toEqual([1, 2]);
    expect((await get("/locations/webuycarsmarket/6")).status).toBe(404);
    const alone = listStores(stock).find(({ id, services }) => id > 2 && services.has("buyscars"));
    expect((await get(`/locations/webuycarslocation/${alone?.id}`)).json).toMatchObject({
      areaServed: alone?.city,
      cities: [alone?.city],
      zips: [],
      marketId: null,
      marketName: "",
      stores: [{ id: alone?.id }],
    });
    const none = listStores(stock).find(({ services }) => !services.has("buyscars"));
    expect((await get(`/locations/webuycarslocation/${none?.id}`)).status).toBe(404);
  });

  it("with a price list says when it was made", async () => {
    const priced = listStores(stock).find(({ services }) => services.has("partpricing"));
    expect((await get(`/locations/partlocations/${priced?.id}`)).json).toMatchObject({
      id: priced?.id,
      priceListUpdated: priced?.pricesUpdatedAt?.toISOString() ?? "",
    });
    const none = listStores(stock).find(({ services }) => !services.has("partpricing"));
    expect((await get(`/locations/partlocations/${none?.id}`)).status).toBe(404);
    expect((await get("/locations/partlocations/17")).status).toBe(410);
  });
});
