import { byArrival } from "#app/offline/yard-search.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { colorName } from "#core/color.ts";
import { formatDay } from "#core/time-words.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import type { YardCar } from "#core/yard-file.ts";
import { copy } from "./copy.ts";

const shown = 60;
const shownNewest = 12;

/** Cars as the yard's signs lead to them: the row first. Without a search those that came in last. */
export function CarList({ cars, newest, vehicle }: { cars: readonly YardCar[]; newest: boolean; vehicle: string }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const list = newest ? [...cars].sort(byArrival).slice(0, shownNewest) : cars.slice(0, shown);
  return (
    <>
      <ul className="ly__list">
        {list.map((car) => (
          <li key={car.id}>
            <b className="ly__row">
              <span className="sr">{words.row("")}</span>
              {car.row}
            </b>
            <a href={vehicle.replace(":vin", vehicleKey(car))}>{vehicleName(car)}</a>
            <small>
              {[colorName(car.color, edition), newest && formatDay(car.dateSet, edition, "short")]
                .filter(Boolean)
                .join(", ")}
            </small>
          </li>
        ))}
      </ul>
      {!newest && cars.length > shown && <p className="mb-4">{words.rest(cars.length - shown)}</p>}
    </>
  );
}
