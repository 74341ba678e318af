import { streetLine } from "#app/stores/place-words.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import { colorName } from "#core/color.ts";
import { currencyOf, plainMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { bodyName, vehicleName } from "#core/vehicle.ts";
import { isFullVin } from "#core/vin.ts";

/** The car and its offer as search engines read them; without a price there is no price to state. */
export function carData(car: CarForSale, store: Store, { url, storeUrl }: { url: string; storeUrl: string }): object {
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
    mileageFromOdometer:
      car.odometer === null
        ? undefined
        : {
            "@type": "QuantitativeValue",
            value: car.odometer,
            unitCode: car.odometerUnit === "km" ? "KMT" : "SMI",
          },
    itemCondition: `https://schema.org/${car.damagePrimary ? "DamagedCondition" : "UsedCondition"}`,
    offers: {
      "@type": "Offer",
      url,
      availability: "https://schema.org/InStoreOnly",
      ...(car.priceCents !== null && {
        price: plainMoney(car.priceCents),
        priceCurrency: currencyOf(store.country),
      }),
      seller: {
        "@type": "AutoPartsStore",
        "@id": storeUrl,
        name: store.name,
        telephone: store.phone1.number,
        address: {
          "@type": "PostalAddress",
          streetAddress: streetLine(store),
          addressLocality: store.city,
          addressRegion: store.state,
          postalCode: store.postalCode,
          addressCountry: store.country,
        },
      },
    },
  };
}
