import type { ReactNode } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import { colorName } from "#core/color.ts";
import { daysBetween } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import { photoPath } from "#site/photos.ts";
import { artOf } from "./art-of.ts";
import { copy } from "./copy.ts";
import { DaySet, newDays, todayAt } from "./day-set.tsx";
import { RowPlaque } from "./row-plaque.tsx";
import { NewTag, VinTag } from "./tags.tsx";
import { VehicleArt } from "./vehicle-art.tsx";

type CarCardProps = {
  vehicle: Vehicle;
  store: Store;
  /** Said behind the day: where in the yard it stands, or in which yard. */
  note?: ReactNode;
  /** In the first screenful: its picture is fetched at once. */
  early?: boolean;
  /** With a way to the yard's prices. */
  prices?: boolean;
};

/** A car of a yard in a list. Stands in `<ul class="cars">`. */
export function CarCard({ vehicle, store, note, early = false, prices = false }: CarCardProps) {
  const words = useCopy(copy);
  const { edition, href, now } = usePage();
  const today = todayAt(store.schedule.timeZone, now);
  const address = href("vehicle", { vin: vehicleKey(vehicle) });
  const name = vehicleName(vehicle);
  const art = artOf(vehicle);
  return (
    <li className="car">
      <h3>
        <a href={address}>{name}</a> {daysBetween(vehicle.dateSet, today) <= newDays && <NewTag />}
      </h3>
      {vehicle.photos.length > 0 ? (
        <div className="car__art">
          <img
            src={photoPath(vehicle.id, "small")}
            width="400"
            height="300"
            alt=""
            loading={early ? undefined : "lazy"}
          />
        </div>
      ) : (
        <VehicleArt {...art} lazy={!early} />
      )}
      <dl className="car__facts">
        {vehicle.color && (
          <div>
            <dt className="sr">{words.color}</dt>
            <dd>
              <Swatch paint={art.paint} /> {colorName(vehicle.color, edition)}
            </dd>
          </div>
        )}
        {vehicle.vin !== "" && (
          <div>
            <dt className="sr">{words.vinTail}</dt>
            <dd>
              <VinTag vin={vehicle.vin} tail />
            </dd>
          </div>
        )}
      </dl>
      <p className="car__date">
        {words.since} <DaySet day={vehicle.dateSet} today={today} car={vehicle.id} />
        {note}
      </p>
      {vehicle.row && <RowPlaque row={vehicle.row} href={`${address}#mapa`} />}
      <div className="car__acts">
        <LinkButton look={prices ? undefined : "line"} href={address}>
          {words.see}
          <span className="sr">{words.about(name)}</span>
        </LinkButton>
        {prices && (
          <LinkButton look="line" href={href("partPricing", {}, { query: { store: store.id } })}>
            {words.prices}
            <span className="sr">{words.about(store.listText)}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
