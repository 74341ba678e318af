import { colorName } from "#core/color.ts";
import { bodyName, type Vehicle, vehicleName } from "#core/vehicle.ts";
import { isFullVin } from "#core/vin.ts";

/** The car as search engines read it. There is no offer: its parts are sold, not the car. */
export function vehicleData(vehicle: Vehicle, url: string): object {
  const text = (value: string) => value || undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Car",
    "@id": url,
    url,
    name: vehicleName(vehicle),
    brand: { "@type": "Brand", name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: text(vehicle.trim),
    vehicleModelDate: String(vehicle.year),
    vehicleIdentificationNumber: isFullVin(vehicle.vin) ? vehicle.vin : undefined,
    sku: text(vehicle.stockNumber),
    bodyType: text(bodyName(vehicle.body, "en")),
    color: text(colorName(vehicle.color, "en")),
    vehicleEngine: vehicle.engine ? { "@type": "EngineSpecification", name: vehicle.engine } : undefined,
    vehicleTransmission: text(vehicle.transmission),
    driveWheelConfiguration: text(vehicle.drive),
    fuelType: text(vehicle.fuel),
    mileageFromOdometer:
      vehicle.mileage === null ? undefined : { "@type": "QuantitativeValue", value: vehicle.mileage, unitCode: "SMI" },
    itemCondition: "https://schema.org/DamagedCondition",
  };
}
