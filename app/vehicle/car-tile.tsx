import type { ReactNode } from "react";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { cutName } from "#app/ui/whole-names.tsx";
import { colorName } from "#core/color.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import type { Store } from "#core/store.ts";
import { daysAgoInWords } from "#core/time-words.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import { vehicleArtName } from "#drawings/vehicle-art.ts";
import { photoPath } from "#site/photos.ts";
import { artOf } from "./art-of.ts";
import { copy } from "./copy.ts";
import { todayAt } from "./day-set.tsx";
import { RowPlaque } from "./row-plaque.tsx";
import { Volts } from "./volts.tsx";
import "#app/list/add.css";
import "./car-card.css";
import "./car-tile.css";

type CarTileProps = {
  vehicle: Vehicle;
  store: Store;
  /** In which yard, where it is another one. */
  note?: string | undefined;
};

/** Cars side by side; each can be put on the list. */
export const CarTiles = ({ children }: { children: ReactNode }) => (
  <ul className="tiles adds" {...mark("enhance", "add-cars")}>
    {children}
  </ul>
);

/** A car beside others like it: picture, name, color and row, all of it one link. Stands in `CarTiles`. */
export function CarTile({ vehicle, store, note }: CarTileProps) {
  const words = useCopy(copy);
  const { asset, edition, href, now } = usePage();
  const since = daysAgoInWords(vehicle.dateSet, todayAt(store.schedule.timeZone, now), edition);
  const { style, paint } = artOf(vehicle);
  const hasPhoto = vehicle.photos.length > 0;
  const volts = runsOnHighVoltage(vehicle);
  const { before, whole, after } = cutName(vehicleName(vehicle));
  return (
    <li className="tile" {...mark("car", vehicle.id)} {...mark("store", store.id)} {...mark("volts", volts)}>
      <div className="car__art">
        {hasPhoto ? (
          <img src={photoPath(vehicle.id, "small")} width="400" height="250" alt="" loading="lazy" />
        ) : (
          <img
            src={asset(`art/vehicles/${vehicleArtName(style, paint, true)}`)}
            width="640"
            height="280"
            alt=""
            loading="lazy"
          />
        )}
      </div>
      <div>
        <h3>
          <a href={href("vehicle", { vin: vehicleKey(vehicle) })}>
            {before}
            {whole && <span className="whole-name">{whole}</span>}
            {after}
          </a>
        </h3>
        <p>{[colorName(vehicle.color, edition), words.arrived(since)].filter(Boolean).join(", ")}</p>
        {note && <p>{note}</p>}
      </div>
      {vehicle.row && <RowPlaque row={vehicle.row} />}
      {volts && (
        <p className="tile__volts">
          <Volts />
        </p>
      )}
    </li>
  );
}
