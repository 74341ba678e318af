import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";

/** Programs of others ask at these addresses, written as they write them: none may move. */
let stock: Stock;
let call: ReturnType<typeof openApi>["call"];
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 300 });
  const hit = { url: "/a", title: "A", description: "d", image: "/a.jpg", highlight: "<mark>a</mark>" };
  call = openApi({ stock, search: () => ({ total: 1, hits: [hit] }) }).call;
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T18:00:00Z") });
});
afterAll(() => vi.useRealTimers());

async function get(address: string) {
  const { status, json } = await call(address);
  expect([address, status]).toEqual([address, 200]);
  return json as never;
}
const keysOf = (value: object | undefined) => Object.keys(value ?? {}).toSorted();
const keys = (text: string) => text.split(" ").toSorted();
const seller = (service: "partpricing" | "buyscars") =>
  listStores(stock).find(({ services }) => services.has(service))?.id ?? 0;

describe("the specified calls of events", () => {
  const event =
    "id title description startDate endDate locations imageUrl iconImageData promoBannerStartDate promoBannerEndDate url";
  it("event/{id}", async () => expect(keysOf(await get("/event/1"))).toEqual(keys(event)));
  it("event/location/{id}?language=", async () => {
    const [first, ...rest] = (await get("/event/location/2?language=English")) as { title: string }[];
    expect(keysOf(first)).toEqual(keys(event));
    expect([first?.title, rest.length]).toEqual(["Event 1", 1]);
  });
  it("event/alllocations", async () =>
    expect(keysOf((await get("/event/alllocations"))[0])).toEqual(["id", "listText"]));
  it("event/banner/?language=, with id, title and icon", async () => {
    const banner = await get("/event/banner/?language=English");
    expect(banner).toMatchObject({ id: 1, title: "Event 1", iconImageData: "" });
    expect(await get("/event/banner/?language=Spanish")).toMatchObject({ title: "Evento 1" });
  });
  it("event/sidebarart/?language=", async () => {
    expect(await get("/event/sidebarart/?language=Spanish")).toMatchObject([{ title: "Arte" }]);
  });
});

describe("the specified calls of yards", () => {
  const location = ["locationID", "name", "postalCode", "hours", "mapLatitude", "publicPhone1"];
  it("locations/count/{type}?country=: of type APBStore, of any country, a bare number", async () => {
    const all = await get("/locations/count/APBStore?country=*");
    expect(all).toBe(listStores(stock).filter(({ countGroup }) => countGroup === "APBStore").length);
    expect(all).toBeGreaterThan(await get("/locations/count/APBStore?country=US"));
  });
  it.each(["inventory", "partpricing", "wesellcars", "buyscars"])("locations/%s", async (service) => {
    const [first] = (await get(`/locations/${service}`)) as object[];
    expect(keysOf(first)).toEqual(keys("id locationID listText name city state postalCode country"));
  });
  it("locations/dropdown/?language=", async () => {
    const [first] = (await get("/locations/dropdown/?language=English")) as object[];
    expect(keysOf(first)).toEqual(keys("id listText state stateName country"));
  });
  it("locations/partlocations/{id}", async () => {
    const id = seller("partpricing");
    expect(await get(`/locations/partlocations/${id}`)).toMatchObject({ id, priceListUpdated: expect.any(String) });
  });
  it("locations/webuycarslocation/{id} and locations/webuycarsmarket/{id}", async () => {
    const id = seller("buyscars");
    expect(await get(`/locations/webuycarslocation/${id}`)).toMatchObject({ id, phone: expect.stringMatching(/\d/) });
    expect(await get("/locations/webuycarsmarket/5")).toMatchObject({ id: 5, stores: [{ id: 1 }, { id: 2 }] });
  });
  it("locations/storemap/{id} and its picture, locations/mapdata/{id}", async () => {
    const map = (await get("/locations/storemap/1")) as { imageUrl: string };
    expect(map).toMatchObject({ id: 1, rows: expect.any(Array) });
    expect(map.imageUrl).toMatch(/\/api\/locations\/mapdata\/1$/);
    const picture = await call("/locations/mapdata/1");
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });
  it("locations/schnlocations", async () => {
    expect(await get("/locations/schnlocations")).toHaveLength(listStores(stock).length);
  });
  it("locations/{id} with a language", async () => {
    const told = (await get("/locations/1?language=English")) as { hours: string };
    expect(keysOf(told)).toEqual(expect.arrayContaining(location));
    expect(told.hours).not.toBe(((await get("/locations/1?language=Spanish")) as { hours: string }).hours);
  });
  it("locations/search/?zip=&distance=&language=, with &division= or without", async () => {
    const near = (await get("/locations/search/?zip=95670&distance=500&language=English")) as object[];
    expect(keysOf(near[0])).toEqual(expect.arrayContaining([...location, "locationDistance"]));
    expect(await get("/locations/search/?zip=95670&distance=500&language=English&division=All")).toEqual(near);
    const trucks = (await get("/locations/search/?zip=95670&distance=500&language=English&division=TRK")) as object[];
    expect(trucks.length).toBeLessThan(near.length);
  });
});

describe("the specified calls of vehicles", () => {
  type Found = { vehicles: { id: number; makeId: number; modelId: number; year: number }[] }[];
  const carsOf = (found: Found) => found.flatMap(({ vehicles }) => vehicles);
  const search = async (query: string) => (await get(`/vehicle/search?${query}`)) as Found;
  it("vehicle/makes: each with id and name", async () => {
    expect(await get("/vehicle/makes")).toContainEqual({ id: 2, name: "Make 2" });
  });
  it("vehicle/makes/{id}/models: each with id and name", async () => {
    expect(await get("/vehicle/makes/2/models")).toContainEqual({ id: 2001, name: "Model 1", makeId: 2 });
  });
  it("vehicle/search with its six parameters", async () => {
    const [car] = carsOf(await search("makeId=0&modelId=0&year=&distance=25000&zip=95670&language=English"));
    const { makeId, modelId, year } = car ?? { makeId: 0, modelId: 0, year: 0 };
    const query = `makeId=${makeId}&modelId=${modelId}&year=${year}&distance=25000&zip=95670&language=English`;
    const same = carsOf(await search(query));
    expect(same.map(({ id }) => id)).toContain(car?.id);
    for (const one of same) expect(one).toMatchObject({ makeId, modelId, year });
  });
  it("vehicle/search leaves out what is the word null, and takes an empty distance for 10 miles", async () => {
    // The nearest yard is some twelve miles away.
    const [ten, more] = [await search("zip=95823&distance=10"), await search("zip=95823&distance=25")];
    expect([carsOf(ten).length, carsOf(more).length > 0]).toEqual([0, true]);
    for (const query of ["zip=95823&distance=", "zip=95823", "zip=95823&distance=null"])
      expect([query, await search(query)]).toEqual([query, ten]);
    expect(await search("zip=95823&distance=25&makeId=null&modelId=null&year=null")).toEqual(more);
  });
  it("vehicle/{id}", async () => {
    const [car] = carsOf(await search("zip=95670&distance=25000"));
    expect(await get(`/vehicle/${car?.id}`)).toMatchObject({ vehicle: { id: car?.id }, location: expect.anything() });
  });
});

describe("the other specified calls", () => {
  it("promoimage/promos/?language=: sales promotions, with every field", async () => {
    const [promo] = (await get("/promoimage/promos/?language=Spanish")) as Record<string, unknown>[];
    expect(keysOf(promo)).toEqual(
      keys(
        "positionIndex name url openURLInNewWindow desktopImageData mobileImageData desktopImageHeight desktopImageWidth mobileImageHeight mobileImageWidth",
      ),
    );
    expect([0, 1, 2, 3]).toContain(promo?.positionIndex);
    expect(promo).toMatchObject({
      openURLInNewWindow: expect.any(Boolean),
      desktopImageWidth: 4,
      mobileImageHeight: 2,
    });
    expect(Buffer.from(String(promo?.desktopImageData), "base64")).toHaveLength(1);
    expect(await get("/promoimage/promos/?language=English")).toMatchObject([{ positionIndex: 0 }]);
  });
  it("search?t=&page=&sfilter=: how many, and the hits with every field", async () => {
    const found = (await get("/search?t=a&page=1&sfilter=English")) as { hits: { images: object }[] };
    expect(keysOf(found)).toEqual(["hits", "total_hits"]);
    expect(keysOf(found.hits[0])).toEqual(keys("url title images meta_description highlight"));
    expect(keysOf(found.hits[0]?.images)).toEqual(["main"]);
  });
  it("config/config/{key}: the key of the human check", async () => {
    expect(await get("/config/config/recaptchaSiteKey")).toBe("altcha");
  });
  it("config/urls/ and careers/form/ are posted, and neither can be read", async () => {
    for (const address of ["/config/urls/", "/careers/form/"]) {
      expect([address, (await call(address)).status]).toEqual([address, 405]);
      expect([address, (await call(address, { method: "POST" })).status]).toEqual([address, 403]);
    }
  });
});
