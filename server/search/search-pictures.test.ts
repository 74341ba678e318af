import { beforeAll, describe, expect, it } from "vitest";
import { partCategoryIds } from "#core/part.ts";
import { findPlate } from "#drawings/plate-art.ts";
import { parseVehicleArtName } from "#drawings/vehicle-art.ts";
import { editionIds } from "#site/editions.ts";
import { listCarsForSale } from "#stock/cars-for-sale.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { carsInYards } from "./search-cars.ts";
import { carForSalePicture, carPicture, eventPicture, partPicture, yardPicture } from "./search-pictures.ts";

const { assets } = testSite;
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 50 });
});
const artOf = (address: string) => parseVehicleArtName(address.replace("/art/vehicles/", ""));

describe("a hit shows", () => {
  it("a car's photo, else its drawing: on stands in a yard, on its wheels when it is sold whole", () => {
    const [car] = listNewestArrivals(stock, 1);
    const [sold] = listCarsForSale(stock);
    if (!car || !sold) throw new Error("there are cars");
    expect(artOf(carPicture({ ...car, photos: [] }, assets))).toMatchObject({ stands: true });
    expect(carPicture({ ...car, photos: ["a"] }, assets)).toBe(`/photos/${car.id}-small.jpg`);
    expect(artOf(carForSalePicture({ ...sold.car, photos: [] }, assets))).toMatchObject({ stands: false });
    expect(carForSalePicture({ ...sold.car, photos: ["a"] }, assets)).toBe(`/photos/sale-${sold.car.id}-small.jpg`);
  });

  it.each(editionIds)("the cars of a make by one of them (%s)", (edition) => {
    const [car] = listNewestArrivals(stock, 1);
    const [hit] = carsInYards(testSite, stock, car?.make ?? "", edition);
    expect(hit?.image).toMatch(/^\/(art\/vehicles|photos)\//);
  });

  it("a yard by its map in the words of the edition, where it has one", () => {
    const mapped = [...stock.chain.maps.keys()][0] ?? 0;
    expect(yardPicture(stock, mapped, "es")).toBe(`/api/locations/mapdata/${mapped}`);
    expect(yardPicture(stock, mapped, "en")).toBe(`/api/locations/mapdata/${mapped}?language=english`);
    expect(yardPicture(stock, 999_999, "es")).toBe("");
  });

  it("an event's own picture, the drawing it names, or its topic's plate", () => {
    const [event] = stock.campaigns.events;
    if (!event) throw new Error("there are events");
    const of = (given: object) => eventPicture({ ...event, imageId: null, art: "", ...given }, "en", assets);
    expect(of({ imageId: "abc", art: "lights" })).toBe("/images/abc");
    expect(of({ art: "oferta" })).toBe("/art/oferta.en.svg");
    expect(findPlate(of({ art: "lights" }).slice(1))).toBeDefined();
    expect(of({})).toBe("");
  });

  it("a part by its own plate, and one without by no other part's", () => {
    const [part] = stock.prices.parts;
    if (!part) throw new Error("there are parts");
    const of = (en: string) => partPicture([{ ...part, name: { es: "", en }, category: "electrical" }], assets);
    expect([of("Battery"), of("Alternator, small")].map((address) => address.replace("/art/plates/", ""))).toEqual([
      "own-battery.svg",
      "part-electrical.svg",
    ]);
  });

  it("a part by its category's plate", () => {
    const [part] = stock.prices.parts;
    if (!part) throw new Error("there are parts");
    for (const category of [...partCategoryIds, "something-new"])
      expect(findPlate(partPicture([{ ...part, category }], assets).slice(1))).toBeDefined();
  });
});
