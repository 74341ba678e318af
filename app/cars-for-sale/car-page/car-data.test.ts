import { beforeAll, expect, it } from "vitest";
import type { CarForSale } from "#core/car-for-sale.ts";
import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { carData } from "./car-data.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});
const at = { url: "https://yonke.test/carro/1", storeUrl: "https://yonke.test/ubicaciones/1/x" };
const data = (changes: Partial<CarForSale> = {}, store: Partial<Store> = {}) =>
  carData({ ...(stock.cars.byId.get(1) as CarForSale), ...changes }, { ...getStore(stock, 1), ...store }, at);

it.each([
  [
    { odometer: 120_000, odometerUnit: "mi" },
    { value: 120_000, unitCode: "SMI" },
  ],
  [
    { odometer: 90_000, odometerUnit: "km" },
    { value: 90_000, unitCode: "KMT" },
  ],
  [
    { odometer: 0, odometerUnit: "mi" },
    { value: 0, unitCode: "SMI" },
  ],
] as const)("%j is what the odometer says", (car, said) => {
  expect(data(car)).toMatchObject({ mileageFromOdometer: said });
});

it("says nothing of an odometer that nobody read", () => {
  expect(data({ odometer: null })).toHaveProperty("mileageFromOdometer", undefined);
});

it("is damaged when a damage is known", () => {
  expect(data({ damagePrimary: "front" })).toMatchObject({ itemCondition: "https://schema.org/DamagedCondition" });
  expect(data({ damagePrimary: "" })).toMatchObject({ itemCondition: "https://schema.org/UsedCondition" });
});

it("states the price in the money of the yard's country, and none where there is none", () => {
  expect(data()).toMatchObject({ offers: { price: "2500.00", priceCurrency: "USD" } });
  expect(data({}, { country: "CA" })).toMatchObject({ offers: { priceCurrency: "CAD" } });
  const { offers } = data({ priceCents: null }) as { offers: object };
  expect(Object.keys(offers).toSorted()).toEqual(["@type", "availability", "seller", "url"]);
});

it("names the yard that sells it by its own address", () => {
  expect(data()).toMatchObject({
    offers: {
      url: at.url,
      seller: {
        "@id": at.storeUrl,
        telephone: expect.stringMatching(/^\+1-\d{3}-\d{3}-\d{4}$/),
        address: { addressLocality: "Rancho Cordova", addressRegion: "CA", postalCode: "95670", addressCountry: "US" },
      },
    },
  });
});
