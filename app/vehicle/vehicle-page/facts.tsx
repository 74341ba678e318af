import { useFilled } from "#app/finished.tsx";
import { countText } from "#app/inventory/count-text.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { spansWords } from "#app/stores/hours-words.ts";
import { cityLine } from "#app/stores/place-words.ts";
import { CopyButton } from "#app/ui/action-buttons.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { newDays, todayAt } from "#app/vehicle/day-set.tsx";
import { NewTag, VinTag } from "#app/vehicle/tags.tsx";
import { colorName } from "#core/color.ts";
import type { Edition } from "#core/edition.ts";
import { type Schedule, spansOn } from "#core/hours.ts";
import { type Day, daysBetween } from "#core/local-time.ts";
import { pastInWords } from "#core/past-words.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { bodyName, type Vehicle } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { copy } from "./copy.ts";
import { Stay } from "./stay.tsx";

type VehicleFactsProps = { vehicle: Vehicle; store: Store; stayDays: number | null };

/** Everything that is known of the car; what nobody wrote down is left out. */
export function VehicleFacts({ vehicle, store, stayDays }: VehicleFactsProps) {
  const words = useCopy(copy);
  const filled = useFilled();
  const { edition, now } = usePage();
  const { timeZone } = store.schedule;
  const today = todayAt(timeZone, now);
  const isNew = daysBetween(vehicle.dateSet, today) <= newDays;
  const texts = {
    read: store.stockReadAt ? words.read(pastInWords(store.stockReadAt, timeZone, now, edition)) : undefined,
    paint: artOf(vehicle).paint,
    color: vehicle.color && colorName(vehicle.color, edition),
    body: bodyName(vehicle.body, edition),
    engine: vehicle.engine,
    transmission: termName(vehicle.transmission, edition),
    drive: termName(vehicle.drive, edition),
    fuel: termName(vehicle.fuel, edition),
    mileage: vehicle.mileage === null ? undefined : words.miles(countText(vehicle.mileage, edition)),
    stockNumber: vehicle.stockNumber,
    spot: spotOf(vehicle, edition),
    set: vehicle.dateSet,
    since: formatDay(vehicle.dateSet, edition, "full"),
    yard: cityLine(store),
    shop: hoursOf(store.schedule, today, edition),
    yardHours: store.yardSchedule ? hoursOf(store.yardSchedule, today, edition) : "",
    vin: vehicle.vin,
    notes: vehicle.notes,
  };
  return (
    <section className="known" aria-labelledby="facts-h">
      {filled(`car-facts ${isNew}`, texts, (said) => (
        <Known {...said} isNew={isNew} />
      ))}
      {stayDays !== null && <Stay dateSet={vehicle.dateSet} stayDays={stayDays} timeZone={timeZone} />}
    </section>
  );
}

/** "" where nobody has said them: the line is left out. */
function hoursOf(schedule: Schedule, day: Day, edition: Edition): string {
  const spans = spansOn(schedule, day);
  return spans ? spansWords(spans, edition) : "";
}

/** The row, and what more is known of the place in it. */
function spotOf({ row, section, space }: Vehicle, edition: Edition): string {
  const words = copy[edition];
  return [row, section && words.section(section), space && words.space(space)].filter(Boolean).join(", ");
}

type Said = Record<"paint" | "set" | "since", string> &
  Record<
    | "read"
    | "color"
    | "body"
    | "engine"
    | "transmission"
    | "drive"
    | "fuel"
    | "mileage"
    | "stockNumber"
    | "spot"
    | "yard"
    | "shop"
    | "yardHours"
    | "vin"
    | "notes",
    string | undefined
  >;

function Known({ isNew, ...said }: Said & { isNew: boolean }) {
  const words = useCopy(copy);
  const facts = [
    {
      name: words.color,
      value: said.color && (
        <>
          <Swatch paint={said.paint} /> {said.color}
        </>
      ),
    },
    { name: words.body, value: said.body },
    { name: words.engine, value: said.engine },
    { name: words.transmission, value: said.transmission },
    { name: words.drive, value: said.drive },
    { name: words.fuel, value: said.fuel },
    { name: words.mileage, value: said.mileage, nums: true },
    { name: words.stockNumber, value: said.stockNumber, nums: true },
    { name: words.row, value: said.spot, nums: true },
    {
      name: words.since,
      value: (
        <>
          <time dateTime={said.set}>{said.since}</time> {isNew && <NewTag />}
        </>
      ),
    },
    { name: words.yard, value: said.yard },
    { name: words.shopToday, value: said.shop },
    { name: words.yardToday, value: said.yardHours },
    {
      name: words.vin,
      value: said.vin && (
        <>
          <VinTag vin={said.vin} /> <CopyButton text={said.vin} label={words.copyVin} compact />
        </>
      ),
    },
  ];
  return (
    <>
      <h2 className="sec-h" id="facts-h">
        {words.theCar} {said.read && <small>{said.read}</small>}
      </h2>
      <Facts facts={facts} />
      {said.notes && (
        <p className="mt-3">
          <b>{words.notes}:</b> {said.notes}
        </p>
      )}
    </>
  );
}
