import { schemaCar } from "#app/vehicle/schema-car.ts";
import type { Vehicle } from "#core/vehicle.ts";

/** The car as search engines read it. There is no offer: its parts are sold, not the car. */
export const vehicleData = (vehicle: Vehicle, url: string): object => ({
  ...schemaCar(vehicle, url),
  mileageFromOdometer:
    vehicle.mileage === null ? undefined : { "@type": "QuantitativeValue", value: vehicle.mileage, unitCode: "SMI" },
  itemCondition: "https://schema.org/DamagedCondition",
});
