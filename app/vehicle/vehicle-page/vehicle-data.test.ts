import { expect, it } from "vitest";
import type { Vehicle } from "#core/vehicle.ts";
import { vehicleData } from "./vehicle-data.ts";

const car = (mileage: number | null) =>
  vehicleData({ year: 2004, make: "Honda", model: "Civic", vin: "", mileage } as Vehicle, "https://yonke.test/1");

it("has no offer: its parts are sold", () => expect(car(1)).not.toHaveProperty("offers"));

it.each([0, 120_000])("says the mileage of %i", (mileage) => {
  expect(car(mileage)).toMatchObject({ mileageFromOdometer: { value: mileage, unitCode: "SMI" } });
});

it("says no mileage that nobody read", () => expect(car(null)).toHaveProperty("mileageFromOdometer", undefined));
