import { addressData, phoneData } from "#app/stores/store-data.ts";
import { schemaCar } from "#app/vehicle/schema-car.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import { currencyOf, plainMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";

/** The car and its offer as search engines read them; without a price there is no price to state. */
export function carData(car: CarForSale, store: Store, { url, storeUrl }: { url: string; storeUrl: string }): object {
  return {
    ...schemaCar(car, url),
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
        ...phoneData(store.phone1.number),
        address: addressData(store),
      },
    },
  };
}
