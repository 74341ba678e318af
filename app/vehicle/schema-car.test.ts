import { expect, it } from "vitest";
import { schemaCar } from "./schema-car.ts";

const bare = {
  year: 2004,
  make: "Honda",
  model: "Civic",
  trim: "",
  vin: "",
  stockNumber: "",
  body: "",
  color: "",
  engine: "",
  transmission: "",
  drive: "",
  fuel: "",
} as Parameters<typeof schemaCar>[0];
const url = "https://yonke.test/carro/1";
const said = (more: object) => JSON.parse(JSON.stringify(schemaCar({ ...bare, ...more }, url)));

it("says of a car that little is known of only what is known", () => {
  expect(said({})).toEqual({
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": url,
    url,
    name: "2004 Honda Civic",
    brand: { "@type": "Brand", name: "Honda" },
    model: "Civic",
    vehicleModelDate: "2004",
  });
});

it("says what is known in English", () => {
  const car = said({
    body: "pickup",
    color: "plata",
    engine: "2.4L L4",
    trim: "LX",
    stockNumber: "A7",
    transmission: "AUTO",
    drive: "FWD",
    fuel: "GAS",
  });
  expect(car).toMatchObject({
    bodyType: "Pickup",
    color: "Silver",
    vehicleEngine: { name: "2.4L L4" },
    vehicleConfiguration: "LX",
    sku: "A7",
    vehicleTransmission: "AUTO",
    driveWheelConfiguration: "FWD",
    fuelType: "GAS",
  });
});

it.each([
  ["1HGCM82633A004352", "1HGCM82633A004352"],
  ["004352", undefined],
])("VIN %s: %j", (vin, expected) => expect(said({ vin }).vehicleIdentificationNumber).toBe(expected));
