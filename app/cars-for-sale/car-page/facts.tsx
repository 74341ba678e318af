import type { ReactNode } from "react";
import { odometerWords, runsSign } from "#app/cars-for-sale/car-words.ts";
import { Runs } from "#app/cars-for-sale/lot-card.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { CopyButton } from "#app/ui/action-buttons.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { DaySet, todayAt } from "#app/vehicle/day-set.tsx";
import { VinTag } from "#app/vehicle/tags.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { isByVin, type VinColumn } from "#core/car-facts.ts";
import { type CarForSale, damageName, odometerBrands, runsStates, titleTypes } from "#core/car-for-sale.ts";
import { colorName } from "#core/color.ts";
import { regionName } from "#core/region.ts";
import { sourceText } from "#core/sources.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { bodyName } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { copy } from "./copy.ts";
import "#app/cars-for-sale/lots.css";

type CarFactsProps = { car: CarForSale; store: Store };

/** A value with what the term means under it. */
function Explained({ children, means }: { children: ReactNode; means: string }) {
  return (
    <>
      <span>{children}</span> <small className="term">{means}</small>
    </>
  );
}

/** What the car is. */
export function CarFacts({ car, store }: CarFactsProps) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const term = (text: string) => termName(text, edition);
  const byVin = (column: VinColumn) => isByVin(car.facts.byVin, column) && sourceText("vin", edition);
  const place = [car.section && words.section(car.section), car.row && words.row(car.row)].filter(Boolean).join(", ");
  const facts = [
    { name: words.year, value: car.year, nums: true },
    { name: words.make, value: car.make },
    { name: words.model, value: car.model },
    { name: words.trim, value: car.trim },
    { name: words.body, value: bodyName(car.body, edition), source: byVin("body") },
    {
      name: words.color,
      value: car.color && (
        <>
          <Swatch paint={artOf(car).paint} /> {colorName(car.color, edition)}
        </>
      ),
    },
    { name: words.engine, value: car.engine, source: byVin("engine") },
    { name: words.transmission, value: term(car.transmission) },
    { name: words.drive, value: term(car.drive) },
    { name: words.fuel, value: term(car.fuel), source: byVin("fuel") },
    {
      name: words.vin,
      value: car.vin && (
        <>
          <VinTag vin={car.vin} /> <CopyButton text={car.vin} label={words.copyVin} />
        </>
      ),
    },
    { name: words.stockNumber, value: car.stockNumber, nums: true },
    { name: words.place, value: place },
    {
      name: words.listed,
      value: <DaySet day={car.listedOn} today={todayAt(store.schedule.timeZone, now)} style="full" />,
    },
  ];
  return <Facts facts={facts} />;
}

/** What state it is in, each term explained where it stands. */
export function CarState({ car, store }: CarFactsProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const title = titleTypes[car.titleType][edition];
  const brand = odometerBrands[car.odometerBrand][edition];
  const damage = (text: string) =>
    text && <Explained means={words.explainDamage}>{damageName(text)[edition]}</Explained>;
  const tested = car.testedOn ? `${words.tested(formatDay(car.testedOn, edition, "full"))} ` : "";
  const keys = car.hasKeys === null ? words.keysUnknown : car.hasKeys ? words.hasKeys : words.noKeys;
  const facts = [
    {
      name: words.runs,
      value: (
        <Explained means={tested + words.explainRuns[car.runs]}>
          <Runs state={runsSign(car.runs)}>{runsStates[car.runs][edition]}</Runs>
        </Explained>
      ),
    },
    {
      name: words.titleName,
      value: (
        <Explained means={words.explainTitle[car.titleType]}>
          {car.titleState ? words.titleOf(title, regionName(store.country, car.titleState)[edition]) : title}
        </Explained>
      ),
    },
    {
      name: words.odometer,
      value: (
        <Explained means={words.explainOdometer[car.odometerBrand]}>
          <span className="nums">{odometerWords(car, edition)}</span>, {brand.charAt(0).toLowerCase() + brand.slice(1)}
        </Explained>
      ),
    },
    { name: words.damage, value: damage(car.damagePrimary) },
    { name: words.secondary, value: car.damageSecondary && damageName(car.damageSecondary)[edition] },
    {
      name: words.keys,
      value: car.hasKeys ? keys : <Explained means={words.explainKeys}>{keys}</Explained>,
    },
    { name: words.notes, value: car.notes[edition] },
    {
      name: words.asIs,
      value: chainFacts().rules.carsAsIs && <Explained means={words.explainAsIs}>{words.asIsValue}</Explained>,
    },
  ];
  return <Facts facts={facts} />;
}
