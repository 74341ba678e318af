import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { VinTag } from "#app/vehicle/tags.tsx";
import { VehicleArt } from "#app/vehicle/vehicle-art.tsx";
import { type CarForSale, runsStates, titleTypes } from "#core/car-for-sale.ts";
import { guardedShort } from "#core/guarded-dangers.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import type { Store } from "#core/store.ts";
import { vehicleName } from "#core/vehicle.ts";
import { carPhotoPath, photoSizes } from "#site/photos.ts";
import { damageWords, odometerWords, priceWords, runsSign } from "./car-words.ts";
import { copy } from "./copy.ts";
import { LotCard, Runs } from "./lot-card.tsx";
import "#app/vehicle/car-card.css";
import "./lots.css";

export type ShownCar = { readonly car: CarForSale; readonly store: Store; readonly miles: number | null };

/** Cars for sale as a list, with the distances of whoever asks `from` there. */
export function Lots({ cars, from = "US" }: { cars: readonly ShownCar[]; from?: Store["country"] }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <ul className="lots">
      {cars.map(({ car, store, miles }, at) => (
        <LotCard
          key={car.id}
          href={href("carForSale", { id: car.id })}
          title={vehicleName(car)}
          art={
            car.photos.length > 0 ? (
              <div className="car__art">
                <img
                  src={carPhotoPath(car.id, "small")}
                  width={photoSizes.small}
                  height={(photoSizes.small * 5) / 8}
                  alt=""
                  loading={at > 3 ? "lazy" : undefined}
                />
              </div>
            ) : (
              <VehicleArt {...artOf(car)} stands={false} lazy={at > 3} />
            )
          }
          price={priceWords(car, store.country, edition)}
          facts={[
            { name: words.odometer, value: odometerWords(car, edition), nums: true },
            { name: words.title, value: titleTypes[car.titleType][edition] },
            { name: words.damage, value: damageWords(car, edition) },
            { name: words.runs, value: <Runs state={runsSign(car.runs)}>{runsStates[car.runs][edition]}</Runs> },
          ]}
          at={
            <>
              {runsOnHighVoltage(car) && (
                <strong className="lot__danger">
                  <Icon name="warning" /> {guardedShort["high-voltage-car"][edition]}.
                </strong>
              )}
              {miles === null ? store.name : words.at(store.name, distanceWords(miles, from, edition))}{" "}
              {car.stockNumber && <VinTag vin={car.stockNumber} />}
            </>
          }
          go={words.see}
        />
      ))}
    </ul>
  );
}
