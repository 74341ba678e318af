import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { colorName } from "#core/color.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { hitText } from "#core/hit-side.ts";
import { holdText } from "#core/hold-words.ts";
import { daysBetween } from "#core/local-time.ts";
import { sentence } from "#core/sentence.ts";
import { shortEngine } from "#core/short-engine.ts";
import type { Store } from "#core/store.ts";
import { bodyName, type Vehicle, vehicleKey } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { vehicleSymbolsName } from "#drawings/vehicle-symbol.ts";
import { photoPath } from "#site/photos.ts";
import { artOf } from "./art-of.ts";
import { copy } from "./copy.ts";
import { newDays, todayAt } from "./day-set.tsx";
import { RowPlaque } from "./row-plaque.tsx";
import { NewTag } from "./tags.tsx";
import "#app/ui/tag.css";
import "./car-card.css";

type CarCardProps = {
  vehicle: Vehicle;
  store: Store;
  /** Said under its name: in which yard it stands, or how likely it still does, with the strongest word first. */
  note?: string | readonly [strong: string, rest: string] | undefined;
  /** In the first screenful: its photo is fetched at once. */
  early?: boolean;
  /** Every car of the list is of this make, so that only readers hear it. */
  make?: number | undefined;
};

/** "Automática" after a comma is "automática"; CVT stays as it is. */
const withinLine = (word: string): string => (/^.[a-zá-ú]/.test(word) ? word[0]?.toLowerCase() + word.slice(1) : word);

/** That it is held goes before all else, then that it may kill. */
function saidOf(
  grave: readonly string[],
  note: NonNullable<CarCardProps["note"]>,
): readonly [string | undefined, string] {
  const [strong, rest] = typeof note === "object" ? note : [undefined, note];
  const said = grave.filter(Boolean).map(sentence);
  if (said.length === 0) return [strong, rest];
  const others = (strong ?? "") + rest;
  return [said.join(" "), others && ` ${others}`];
}

/** A car of a yard in a list: one line, one link, whose surface is the whole of it. Stands in `<ul class="cars">`. */
export function CarCard({ vehicle, store, note, early = false, make }: CarCardProps) {
  const words = useCopy(copy);
  const { asset, edition, href, now } = usePage();
  const days = Math.max(0, daysBetween(vehicle.dateSet, todayAt(store.schedule.timeZone, now)));
  const isNew = days <= newDays;
  const { style, paint } = artOf(vehicle);
  const built = [
    bodyName(vehicle.body, edition),
    withinLine(termName(vehicle.transmission, edition)),
    withinLine(hitText(vehicle.facts.hitSide, edition)),
    vehicle.section && words.section(vehicle.section),
    vehicle.space && words.space(vehicle.space),
  ].filter(Boolean);
  const held = holdText(vehicle, store.schedule.timeZone, now, edition, "short");
  const volts = runsOnHighVoltage(vehicle);
  const [strong, rest] = saidOf([held, volts ? words.highVoltage : ""], note ?? built.join(", "));
  const named = [vehicle.model, vehicle.trim].filter(Boolean).join(" ");
  return (
    <li
      className={`car paint-${paint}${isNew ? " car--new" : ""}${strong === undefined ? "" : " car--said"}`}
      id={`car-${vehicle.id}`}
      {...mark("volts", volts)}
    >
      {vehicle.photos.length > 0 ? (
        <img
          className="car__pic"
          src={photoPath(vehicle.id, "small")}
          width="400"
          height="300"
          alt=""
          loading={early ? undefined : "lazy"}
        />
      ) : (
        <svg className="car__pic" aria-hidden="true">
          <use href={`${asset(`art/vehicles/${vehicleSymbolsName}`)}#${style}`} />
        </svg>
      )}
      <h3>
        <a href={href("vehicle", { vin: vehicleKey(vehicle) })}>
          {vehicle.year}{" "}
          {make === vehicle.makeId ? <span className="sr-only">{`${vehicle.make} `}</span> : `${vehicle.make} `}
          {named}
        </a>
        {isNew && <NewTag />}
      </h3>
      <p className="car__body">
        {strong === undefined ? (
          rest
        ) : (
          <span>
            <b>{strong}</b>
            {rest}
          </span>
        )}
      </p>
      {vehicle.color && <p className="car__color">{colorName(vehicle.color, edition)}</p>}
      <p className="car__eng">{shortEngine(vehicle.engine)}</p>
      <p className="car__age">
        {days === 0 ? (
          words.today
        ) : (
          <>
            {days}
            <span className="sr-only">{words.daysHere(days)}</span>
          </>
        )}
      </p>
      {vehicle.vin && <p className="car__vin">{vehicle.vin.slice(-6)}</p>}
      {vehicle.row && <RowPlaque row={vehicle.row} />}
    </li>
  );
}
