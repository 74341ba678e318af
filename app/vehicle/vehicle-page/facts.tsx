import { useCopy, usePage } from "#app/page.tsx";
import { CopyButton } from "#app/ui/action-buttons.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { DaySet, newDays, todayAt } from "#app/vehicle/day-set.tsx";
import { NewTag, VinTag } from "#app/vehicle/tags.tsx";
import { colorName } from "#core/color.ts";
import { daysBetween } from "#core/local-time.ts";
import { pastInWords } from "#core/past-words.ts";
import type { Store } from "#core/store.ts";
import { bodyName, type Vehicle } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { copy } from "./copy.ts";

type VehicleFactsProps = { vehicle: Vehicle; store: Store; stayDays: number | null };

/** Everything that is known of the car; what nobody wrote down is left out. */
export function VehicleFacts({ vehicle, store, stayDays }: VehicleFactsProps) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const { timeZone } = store.schedule;
  const today = todayAt(timeZone, now);
  const isNew = daysBetween(vehicle.dateSet, today) <= newDays;
  const term = (text: string) => termName(text, edition);
  const facts = [
    {
      name: words.color,
      value: vehicle.color && (
        <>
          <Swatch paint={artOf(vehicle).paint} /> {colorName(vehicle.color, edition)}
        </>
      ),
    },
    { name: words.body, value: bodyName(vehicle.body, edition) },
    { name: words.engine, value: vehicle.engine },
    { name: words.transmission, value: term(vehicle.transmission) },
    { name: words.drive, value: term(vehicle.drive) },
    { name: words.fuel, value: term(vehicle.fuel) },
    {
      name: words.mileage,
      value: vehicle.mileage === null ? undefined : words.miles(vehicle.mileage.toLocaleString("en-US")),
      nums: true,
    },
    {
      name: words.vin,
      value: vehicle.vin && (
        <>
          <VinTag vin={vehicle.vin} /> <CopyButton text={vehicle.vin} label={words.copyVin} />
        </>
      ),
    },
    { name: words.stockNumber, value: vehicle.stockNumber, nums: true },
    { name: words.section, value: vehicle.section },
    { name: words.row, value: vehicle.row, nums: true },
    { name: words.space, value: vehicle.space, nums: true },
    {
      name: words.since,
      value: (
        <>
          <DaySet day={vehicle.dateSet} today={today} style="full" /> {isNew && <NewTag />}
        </>
      ),
    },
    { name: words.stay, value: stayDays === null ? undefined : words.stayDays(stayDays) },
    { name: words.notes, value: vehicle.notes },
    {
      name: words.read,
      value: store.stockReadAt ? pastInWords(store.stockReadAt, timeZone, now, edition) : undefined,
    },
  ];
  return <Facts facts={facts} />;
}
