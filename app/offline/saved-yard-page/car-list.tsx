import { AddWith } from "#app/list/add-to-list.tsx";
import * as code from "#app/list/adding-code.ts";
import type { Yard } from "#app/list/changes.ts";
import { listedCar } from "#app/list/freshen.ts";
import { byArrival } from "#app/offline/yard-search.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { Volts } from "#app/vehicle/volts.tsx";
import { colorName } from "#core/color.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import { formatDay } from "#core/time-words.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { YardCar } from "#core/yard-file.ts";
import { copy } from "./copy.ts";
import "#app/list/add.css";
import "#app/yard/yard-page.css";

/** By its yard's file, or else by its name: a file of before did not say. */
const runsOn = (car: YardCar) => car.highVoltage || hasHighVoltage(vehicleName(car));

const shown = 60;
const shownNewest = 12;

type CarListProps = { yard: Yard; cars: readonly YardCar[]; newest: boolean; vehicle: string };

/** Cars as the yard's signs lead to them: the row first. Without a search those that came in last. */
export function CarList({ yard, cars, newest, vehicle }: CarListProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const list = newest ? [...cars].sort(byArrival).slice(0, shownNewest) : cars.slice(0, shown);
  return (
    <>
      <ul className="yard-page__list adds">
        {list.map((car) => (
          <li key={car.id}>
            <b className="yard-page__row">
              <span className="sr-only">{words.row("")}</span>
              {car.row}
            </b>
            <a href={vehicle.replace(":vin", vehicleKey(car))}>{vehicleName(car)}</a>
            <small>
              {[colorName(car.color, edition), newest && formatDay(car.dateSet, edition, "short")]
                .filter(Boolean)
                .join(", ")}
            </small>
            <AddWith code={code} name={vehicleName(car)} {...yard} car={listedCar(car)} parts={[]} />
            {runsOn(car) && (
              <p className="yard-page__volts">
                <Volts />
              </p>
            )}
          </li>
        ))}
      </ul>
      {!newest && cars.length > shown && <p className="mb-4">{words.rest(cars.length - shown)}</p>}
    </>
  );
}
