import { useCopy, usePage } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { colorName } from "#core/color.ts";
import { daysBetween } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import { artOf } from "./art-of.ts";
import { CarCard } from "./car-card.tsx";
import { copy } from "./copy.ts";
import { DaySet, newDays, todayAt } from "./day-set.tsx";
import { VehicleArt } from "./vehicle-art.tsx";

type YardCarProps = {
  vehicle: Vehicle;
  store: Store /** Where it stands, when that is not the page's own store. */;
  place?: string;
};

/** A car of some yard in a list. Stands in `<ul class="cars">`. */
export function YardCar({ vehicle, store, place }: YardCarProps) {
  const words = useCopy(copy);
  const { edition, href, now } = usePage();
  const { timeZone } = store.schedule;
  const address = href("vehicle", { vin: vehicleKey(vehicle) });
  const art = artOf(vehicle);
  const name = vehicleName(vehicle);
  return (
    <CarCard
      href={address}
      title={name}
      isNew={daysBetween(vehicle.dateSet, todayAt(timeZone, now)) <= newDays}
      art={<VehicleArt {...art} />}
      color={vehicle.color ? { paint: art.paint, name: colorName(vehicle.color, edition) } : undefined}
      vin={vehicle.vin || vehicle.stockNumber}
      date={
        <>
          {words.since} <DaySet day={vehicle.dateSet} timeZone={timeZone} />
          {place && (
            <>
              <br />
              {place}
            </>
          )}
        </>
      }
      row={vehicle.row ? { name: vehicle.row, href: `${address}#mapa` } : undefined}
      actions={
        <LinkButton look="line" href={address} aria-label={`${words.see}: ${name}`}>
          {words.see}
        </LinkButton>
      }
    />
  );
}
