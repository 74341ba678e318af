import { useCopy, usePage } from "#app/page.tsx";
import { spansWords } from "#app/stores/hours-words.ts";
import { cityLine } from "#app/stores/place-words.ts";
import { CopyButton } from "#app/ui/action-buttons.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { newDays, todayAt } from "#app/vehicle/day-set.tsx";
import { NewTag, VinTag } from "#app/vehicle/tags.tsx";
import { isByVin, listFacts, tellerOf, type VinColumn } from "#core/car-facts.ts";
import { colorName } from "#core/color.ts";
import { countText } from "#core/count-text.ts";
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
import "#app/ui/section-head.css";
import "#app/vehicle/vehicle.css";
import { readEngine } from "#core/engine-text.ts";
import { sourceText } from "#core/sources.ts";

type KnownFact = { readonly name: string; readonly value: string; readonly source: string };

const yes = { es: "Sí", en: "Yes" };

/** Who says what stands in a column of a car that its VIN may tell. */
export const saidBy = ({ facts }: Pick<Vehicle, "facts">, column: VinColumn, edition: Edition): string =>
  sourceText(tellerOf(facts, column), edition);

/**
 * What is known of a car beyond its name, for the reader, each with who says it. What its engine's own line says already is
 * left out, and high voltage, which stands above all else.
 */
export function listKnown(car: Pick<Vehicle, "engine" | "facts">, edition: Edition): KnownFact[] {
  const inEngine: Readonly<Record<string, unknown>> = readEngine(car.engine);
  return listFacts.flatMap(([fact, { label, column, words }]) => {
    const value = car.facts[fact];
    if (value === undefined || fact === "highVoltage" || inEngine[fact] === value) return [];
    const said = value === true ? yes[edition] : (words?.[String(value)]?.[edition] ?? String(value));
    return [{ name: label[edition], value: said, source: saidBy(car, column as VinColumn, edition) }];
  });
}

type VehicleFactsProps = { vehicle: Vehicle; store: Store; stayDays: number | null };

/** Everything that is known of the car; what nobody wrote down is left out. */
export function VehicleFacts({ vehicle, store, stayDays }: VehicleFactsProps) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const { timeZone } = store.schedule;
  const today = todayAt(timeZone, now);
  const isNew = daysBetween(vehicle.dateSet, today) <= newDays;
  const facts = [
    {
      name: words.color,
      value: vehicle.color && (
        <>
          <Swatch paint={artOf(vehicle).paint} /> {colorName(vehicle.color, edition)}
        </>
      ),
    },
    {
      name: words.body,
      value: bodyName(vehicle.body, edition),
      source: isByVin(vehicle.facts.byVin, "body") && saidBy(vehicle, "body", edition),
    },
    { name: words.engine, value: vehicle.engine, source: saidBy(vehicle, "engine", edition) },
    ...listKnown(vehicle, edition),
    { name: words.transmission, value: termName(vehicle.transmission, edition) },
    { name: words.drive, value: termName(vehicle.drive, edition) },
    { name: words.fuel, value: termName(vehicle.fuel, edition), source: saidBy(vehicle, "fuel", edition) },
    {
      name: words.mileage,
      value: vehicle.mileage === null ? undefined : words.miles(countText(vehicle.mileage)),
      nums: true,
    },
    { name: words.stockNumber, value: vehicle.stockNumber, nums: true },
    { name: words.row, value: spotOf(vehicle, edition), nums: true },
    {
      name: words.since,
      value: (
        <>
          <time dateTime={vehicle.dateSet}>{formatDay(vehicle.dateSet, edition, "full")}</time> {isNew && <NewTag />}
        </>
      ),
    },
    { name: words.yard, value: cityLine(store) },
    { name: words.shopToday, value: hoursOf(store.schedule, today, edition) },
    { name: words.yardToday, value: store.yardSchedule && hoursOf(store.yardSchedule, today, edition) },
    {
      name: words.vin,
      value: vehicle.vin && (
        <>
          <VinTag vin={vehicle.vin} /> <CopyButton text={vehicle.vin} label={words.copyVin} compact />
        </>
      ),
    },
  ];
  return (
    <section className="known" aria-labelledby="facts-h">
      <h2 className="section-head" id="facts-h">
        {words.theCar}{" "}
        {store.stockReadAt && <small>{words.read(pastInWords(store.stockReadAt, timeZone, now, edition))}</small>}
      </h2>
      <Facts facts={facts} />
      {vehicle.notes && (
        <p className="mt-3">
          <b>{words.notes}:</b> {vehicle.notes}
        </p>
      )}
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
