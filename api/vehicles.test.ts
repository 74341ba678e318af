import { beforeAll, describe, expect, it } from "vitest";
import { parseYears } from "#core/years.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore } from "#stock/stores.ts";
import {
  countMatches,
  findVehicle,
  listMakes,
  listModelsInStock,
  listNewestArrivals,
  searchVehicles,
} from "#stock/vehicles.ts";
import { type Answer, openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";

type Found = {
  location: { locationID: number; locationDistance: number | null };
  vehicles: { id: number; year: number }[];
}[];
let stock: Stock;
let call: ReturnType<typeof openApi>["call"];
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 10, vehicles: 3600, makes: 2, departed: 5 });
  call = openApi({ stock }).call;
});
const search = async (query: string) => (await call(`/vehicle/search?${query}`)).json as Found;
/** Every piece of a search without a place, by its links. */
async function searchAll(query: string): Promise<Found> {
  const all: Found = [];
  let next: string | undefined = `/vehicle/search?${query}`;
  while (next !== undefined) {
    const { json, headers }: Answer = await call(next);
    all.push(...(json as Found));
    next = /^<\/api(.+)>; rel="next"$/.exec(headers.link ?? "")?.[1];
  }
  return all;
}
const carIds = (found: Found) => found.flatMap(({ vehicles }) => vehicles.map(({ id }) => id));
const refusal = ({ status, json }: Answer) => [status, (json as { error: { field?: string } }).error.field];

describe("makes and models", () => {
  it("are lists by name", async () => {
    expect((await call("/vehicle/makes")).json).toEqual(listMakes(stock).map(({ id, name }) => ({ id, name })));
    const models = (await call("/vehicle/makes/2/models")).json as { id: number; makeId: number }[];
    expect(models).toHaveLength(8);
    expect(models.every(({ makeId, id }) => makeId === 2 && id > 2000)).toBe(true);
    expect((await call("/vehicle/makes/9/models")).status).toBe(404);
  });

  it("can be kept to the models in the yards, with their counts", async () => {
    const all = (await call("/vehicle/makes/2/models")).json as object[];
    for (const flag of ["inStock=true", "instock=1"]) {
      const models = (await call(`/vehicle/makes/2/models?${flag}`)).json as { id: number; count: number }[];
      expect(models).toEqual(
        listModelsInStock(stock, 2).map(({ id, name, makeId, count }) => ({ id, name, makeId, count })),
      );
      for (const { id, count } of models) expect(count).toBe(countMatches(searchVehicles(stock, { modelId: id })));
    }
    for (const flag of ["inStock=false", "inStock=0", "inStock="])
      expect((await call(`/vehicle/makes/2/models?${flag}`)).json).toEqual(all);
    expect(all.some((model) => "count" in model)).toBe(false);
    expect(refusal(await call("/vehicle/makes/2/models?inStock=some"))).toEqual([400, "inStock"]);
  });
});

describe("a search", () => {
  it("has one element a yard, nearest first, with all its cars", async () => {
    const found = await search("makeId=1&zip=95670&distance=0");
    const wanted = searchVehicles(stock, { makeId: 1 });
    expect(carIds(found)).toHaveLength(countMatches(wanted));
    expect(new Set(carIds(found)).size).toBe(countMatches(wanted));
    const miles = found.map(({ location }) => location.locationDistance);
    expect(miles).toEqual(miles.toSorted((a, b) => Number(a) - Number(b)));
    expect(found[0]?.location).toMatchObject({ locationID: 1, locationDistance: 0 });
    expect(miles.at(-1)).toBeGreaterThan(1000);
  });

  it("keeps to the distance, the model and the years", async () => {
    const near = await search("makeId=1&zip=95670&distance=100");
    expect(near.every(({ location: { locationDistance: miles } }) => miles !== null && miles <= 100)).toBe(true);
    expect(near.length).toBeLessThan((await search("makeId=1&zip=95670&distance=25000")).length);
    const some = await search("modelId=1001&year=1995-1999");
    expect(some.flatMap(({ vehicles }) => vehicles).every(({ year }) => year >= 1995 && year <= 1999)).toBe(true);
    expect(carIds(some)).toHaveLength(countMatches(searchVehicles(stock, { modelId: 1001, years: [[1995, 1999]] })));
    expect(some.every(({ location }) => location.locationDistance === null)).toBe(true);
    expect(await search("modelId=1001&year=1955")).toEqual([]);
  });

  it("is the same in large pieces as in small ones", async () => {
    const all = await search("zip=95670&distance=0");
    expect(carIds(all)).toHaveLength(countMatches(searchVehicles(stock, {})));
    expect(carIds(all).length).toBeGreaterThan(3000);
    const small = await search("zip=95670&distance=0&makeId=1");
    const byId = (found: Found) => new Map(found.flatMap(({ vehicles }) => vehicles.map((car) => [car.id, car])));
    const large = byId(all);
    for (const [id, car] of byId(small)) expect(large.get(id)).toEqual(car);
    // A second time the small one comes from pieces that stand ready.
    expect(await search("zip=95670&distance=0&makeId=1")).toEqual(small);
    const english = (await call("/vehicle/search?zip=95670&distance=0&makeId=1&language=en")).json as Found;
    expect(carIds(english)).toEqual(carIds(small));
    expect(english).not.toEqual(small);
  });

  it("points to the lists of ids when one is none of ours", async () => {
    const linkOf = async (query: string) => (await call(`/vehicle/search?${query}`)).headers.link;
    expect(await linkOf("makeId=99")).toBe('</api/vehicle/makes>; rel="help"');
    expect(await linkOf("modelId=99")).toBe('</api/vehicle/makes>; rel="help"');
    expect(await linkOf("makeId=1&modelId=99")).toBe('</api/vehicle/makes/1/models>; rel="help"');
    expect(await linkOf("makeId=1&modelId=2001")).toBe('</api/vehicle/makes/1/models>; rel="help"');
    expect(await linkOf("makeId=1&modelId=1001")).toBeUndefined();
    expect(await linkOf("modelId=1001")).toBeUndefined();
    expect(await search("makeId=99")).toEqual([]);
  });

  it("of everything everywhere is refused, and so is what cannot be read", async () => {
    expect(refusal(await call("/vehicle/search"))).toEqual([400, "zip"]);
    expect(refusal(await call("/vehicle/search?makeId=x"))).toEqual([400, "makeId"]);
    expect(refusal(await call("/vehicle/search?makeId=1&year=abc"))).toEqual([400, "year"]);
    expect(refusal(await call("/vehicle/search?makeId=1&distance=-1"))).toEqual([400, "distance"]);
    expect(await search("zip=00000")).toEqual([]);
    expect((await call("/vehicle/search?zip=95670")).status).toBe(200);
  });

  it("finds the cars of each question, whatever a yard was asked before", async () => {
    const asked = [
      {},
      { modelId: 1001 },
      { modelId: 1002 },
      { modelId: 1001, years: "1995-1999" },
      { modelId: 1001, years: "2001,2003-2005" },
      { years: "1995-1999" },
    ];
    for (let time = 0; time < 2; time++)
      for (const { modelId = 0, years = "" } of asked) {
        const wanted = searchVehicles(stock, { makeId: 1, modelId, years: parseYears(years) });
        const ids = wanted.flatMap((match) => match.vehicles().map(({ id }) => id)).sort();
        expect(carIds(await searchAll(`makeId=1&modelId=${modelId}&year=${years}`)).sort()).toEqual(ids);
        const body = JSON.stringify({ makeId: 1, modelId, year: years, zip: "95670", distance: 0 });
        const posted = { method: "POST", headers: { "content-type": "application/json" }, body };
        expect(carIds((await call("/vehicle/search", posted)).json as Found).sort()).toEqual(ids);
      }
  });

  it("without a place comes in pieces of a thousand cars, each with the address of the next", async () => {
    const wanted = searchVehicles(stock, { makeId: 1 }).flatMap((match) => match.vehicles().map(({ id }) => id));
    expect(wanted.length).toBeGreaterThan(1_000);
    const first = await call("/vehicle/search?MakeId=1&distance=25&language=EN");
    expect(first.headers.link).toBe('</api/vehicle/search?makeId=1&distance=25&page=2&language=english>; rel="next"');
    expect(carIds(first.json as Found)).toEqual(wanted.slice(0, 1_000));
    const second = await call("/vehicle/search?makeId=1&page=2");
    expect(second.headers.link).toBeUndefined();
    expect(carIds(second.json as Found)).toEqual(wanted.slice(1_000));
    // Asked again they come from pieces that stand ready, and a yard that stands in two has its own cars in each.
    expect((await call("/vehicle/search?makeId=1&page=2")).json).toEqual(second.json);
    expect(await searchAll("makeId=1")).toEqual([
      ...((await call("/vehicle/search?makeId=1&page=1")).json as Found),
      ...(second.json as Found),
    ]);
    expect(await search("makeId=1&page=3")).toEqual([]);
    expect(refusal(await call("/vehicle/search?makeId=1&page=0"))).toEqual([400, "page"]);
    const body = JSON.stringify({ makeId: 1, page: 2 });
    const posted = { method: "POST", headers: { "content-type": "application/json" }, body };
    expect((await call("/vehicle/search", posted)).json).toEqual(second.json);
  });

  it("near a place is whole, unless a piece of it is asked for", async () => {
    const whole = await call("/vehicle/search?makeId=1&zip=95670&distance=0");
    expect(carIds(whole.json as Found).length).toBeGreaterThan(1_000);
    expect(whole.headers.link).toBeUndefined();
    const pieces = await searchAll("makeId=1&zip=95670&distance=0&page=1");
    expect(carIds(pieces)).toEqual(carIds(whole.json as Found));
    expect(pieces.every(({ location }) => location.locationDistance !== null)).toBe(true);
  });

  it("takes its parameters from a body too, as JSON or a form", async () => {
    const wanted = await search("makeId=1&zip=95670&distance=100");
    const post = async (type: string, body: string) =>
      (await call("/vehicle/search", { method: "POST", headers: { "content-type": type }, body })).json;
    expect(await post("application/json", '{"makeId":1,"zip":"95670","distance":100}')).toEqual(wanted);
    expect(await post("application/x-www-form-urlencoded", "makeId=1&zip=95670&distance=100")).toEqual(wanted);
    expect(await post("application/json", "{")).toMatchObject({ error: { code: "invalid", field: "body" } });
  });
});

describe("one car", () => {
  it("is found by number or VIN, with its yard", async () => {
    const [car] = listNewestArrivals(stock, 1);
    if (!car) throw new Error("There are cars");
    const { json } = await call(`/vehicle/${car.id}`);
    expect(json).toMatchObject({
      vehicle: { id: car.id, year: car.year, make: car.make, locationId: car.storeId, mileage: car.mileage },
      location: { locationID: car.storeId },
    });
    const { vehicle } = json as { vehicle: { imageCount: number; images: string[]; hasImage: boolean } };
    expect(vehicle.images).toHaveLength(vehicle.imageCount);
    expect(vehicle.hasImage).toBe(vehicle.imageCount > 0);
    const named = stock.catalog && [...Array(50).keys()].map((id) => findVehicle(stock, String(id + 1)));
    const withVin = named.find((one) => one?.vin && findStore(stock, one.storeId)?.active);
    expect((await call(`/vehicle/${withVin?.vin}`)).json).toMatchObject({ vehicle: { id: withVin?.id } });
  });

  it("speaks the language of the host that was asked, where each has one and no other is asked for", async () => {
    const [car] = listNewestArrivals(stock, 1);
    const hosts = { es: "https://es.test", en: "https://en.test" };
    const country = async (ask: typeof call, query = "", from?: string) =>
      (
        (await ask(`/vehicle/${car?.id}${query}`, from ? { origin: from } : {})).json as {
          location: { countryName: string };
        }
      ).location.countryName;
    const two = openApi({ stock, hosts }).call;
    const [spanish, english] = [await country(call), await country(call, "?language=english")];
    expect(spanish).not.toBe(english);
    expect(await country(two, "", hosts.en)).toBe(english);
    expect(await country(two, "?language=", hosts.en)).toBe(english);
    expect(await country(two, "?language=spanish", hosts.en)).toBe(spanish);
    expect(await country(two, "", hosts.es)).toBe(spanish);
    expect(await country(two, "?language=en", hosts.es)).toBe(english);
    expect(await country(two, "", "https://elsewhere.test")).toBe(spanish);
    // The other calls go by their language alone, as they always did.
    const one = (await two(`/locations/${car?.storeId}`, { origin: hosts.en })).json as { countryName: string };
    expect(one.countryName).toBe(spanish);
  });

  it("that has left is gone, and one that never came is not found", async () => {
    expect((await call("/vehicle/3603")).status).toBe(410);
    expect((await call("/vehicle/99999")).status).toBe(404);
    expect((await call("/vehicle/nothing")).status).toBe(404);
  });
});
