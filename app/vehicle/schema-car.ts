import { colorName } from "#core/color.ts";
import { bodyName, type Vehicle, vehicleName } from "#core/vehicle.ts";
import { isFullVin } from "#core/vin/signs.ts";

type Described = Pick<
  Vehicle,
  | "year"
  | "make"
  | "model"
  | "trim"
  | "vin"
  | "stockNumber"
  | "body"
  | "color"
  | "engine"
  | "transmission"
  | "drive"
  | "fuel"
>;

/** What search engines read of any car, in a yard or for sale. */
export function schemaCar(car: Described, url: string) {
  const text = (value: string) => value || undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": url,
    url,
    name: vehicleName(car),
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleConfiguration: text(car.trim),
    vehicleModelDate: String(car.year),
    vehicleIdentificationNumber: isFullVin(car.vin) ? car.vin : undefined,
    sku: text(car.stockNumber),
    bodyType: text(bodyName(car.body, "en")),
    color: text(colorName(car.color, "en")),
    vehicleEngine: car.engine ? { "@type": "EngineSpecification", name: car.engine } : undefined,
    vehicleTransmission: text(car.transmission),
    driveWheelConfiguration: text(car.drive),
    fuelType: text(car.fuel),
  };
}
