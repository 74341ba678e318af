import { beforeAll, describe, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import type { ApiPartAnswer } from "./part-answer-shape.ts";

let stock: Stock;
let call: ReturnType<typeof openApi>["call"];
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 10, vehicles: 3600, makes: 2, departed: 5 });
  call = openApi({ stock }).call;
});
const find = async (query: string) => (await call(`/parts/find?${query}`)).json as ApiPartAnswer;

describe("/parts/find", () => {
  it("answers with the yards near by, what is paid there and the cars, the newest first", async () => {
    const found = await find("part=marcha&makeId=1&modelId=1002&zip=95670&distance=200");
    const matches = searchVehicles(stock, {
      modelId: 1002,
      origin: { latitude: 38.6043, longitude: -121.2803, postal: "95670" },
      miles: 200,
    });
    expect(found).toMatchObject({ name: "Marcha", type: "CAR", itemNumber: "1-1", fits: [], beyond: false });
    expect(found.yards.map(({ location, count }) => [location.locationID, count])).toEqual(
      matches.slice(0, 5).map(({ store, count }) => [store.id, count]),
    );
    const [first] = found.yards;
    expect(first?.miles).toBe(0);
    expect(first?.bill).toMatchObject({ price: "61.99", corePrice: "8.99", admission: "2.00", currency: "USD" });
    const days = first?.cars.map(({ vehicle }) => vehicle.dateAdded) ?? [];
    expect(days).toEqual(days.toSorted().reverse());
    expect(days.length).toBeGreaterThan(1);
  });

  it("speaks the language asked for, and says what it looked for beside the year", async () => {
    const found = await find("part=motor de arranque&modelId=1002&year=2001&language=english");
    expect(found.name).toBe("Starter");
    expect(found.fits).toMatchObject([{ modelId: 1002, yearFrom: 2001, yearTo: 2001, why: "same year" }]);
    expect(found.yards.every(({ miles }) => miles === null)).toBe(true);
  });

  it.each([
    ["modelId=1002", 400, "part", "Indique la pieza (`part`)."],
    ["part=marcha", 400, "modelId", "Indique el modelo (`modelId`)."],
    ["part=qqqqqq&modelId=1002", 404, undefined, "Esa pieza no está en la lista de precios."],
    ["part=marcha&modelId=77", 404, undefined, "No tenemos ese modelo, o no es de esa marca."],
    ["part=marcha&makeId=2&modelId=1002", 404, undefined, "No tenemos ese modelo, o no es de esa marca."],
    ["part=marcha&modelId=1002&year=x", 400, "year", expect.any(String)],
    ["part=marcha&modelId=1002&zip=00000", 400, "zip", expect.any(String)],
  ])("refuses %s with %i", async (query, status, field, message) => {
    const answer = await call(`/parts/find?${query}`);
    expect(answer).toMatchObject({ status, json: { error: { message, ...(field && { field }) } } });
  });

  it("says so in English too", async () => {
    const answer = await call("/parts/find?part=qqqqqq&modelId=1002&language=en-US");
    expect(answer.json).toMatchObject({ error: { message: "That part isn’t on the price list." } });
  });
});
