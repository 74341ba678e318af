import type { ReactNode } from "react";
import { useFilled } from "#app/finished.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { colorName } from "#core/color.ts";
import { daysBetween } from "#core/local-time.ts";
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

/** A car of a yard in a list: one line, one link, whose surface is the whole of it. Stands in `<ul class="cars">`. */
export function CarCard(props: CarCardProps) {
  return useCarCard()(props);
}

/** Draws the cars of a long list, which are not worth a component each. */
export function useCarCard(): (props: CarCardProps) => ReactNode {
  const filled = useFilled();
  const words = useCopy(copy);
  const { asset, edition, href, now } = usePage();
  return ({ vehicle, store, note, early = false, make }) => {
    const days = Math.max(0, daysBetween(vehicle.dateSet, todayAt(store.schedule.timeZone, now)));
    const { style, paint } = artOf(vehicle);
    const built = [
      bodyName(vehicle.body, edition),
      withinLine(termName(vehicle.transmission, edition)),
      vehicle.section && words.section(vehicle.section),
      vehicle.space && words.space(vehicle.space),
    ].filter(Boolean);
    const [strong, rest] = typeof note === "object" ? note : [undefined, note ?? built.join(", ")];
    const hasPhoto = vehicle.photos.length > 0;
    const ofMake = make === vehicle.makeId;
    const isNew = days <= newDays;
    const texts = {
      paint,
      id: String(vehicle.id),
      photo: hasPhoto ? photoPath(vehicle.id, "small") : undefined,
      drawing: hasPhoto ? undefined : `${asset(`art/vehicles/${vehicleSymbolsName}`)}#${style}`,
      href: href("vehicle", { vin: vehicleKey(vehicle) }),
      year: String(vehicle.year),
      make: `${vehicle.make} `,
      named: [vehicle.model, vehicle.trim].filter(Boolean).join(" "),
      strong,
      rest,
      color: vehicle.color ? colorName(vehicle.color, edition) : undefined,
      engine: shortEngine(vehicle.engine),
      days: days === 0 ? undefined : String(days),
      daysHere: days === 0 ? undefined : words.daysHere(days),
      vin: vehicle.vin ? vehicle.vin.slice(-6) : undefined,
      row: vehicle.row || undefined,
    };
    const shape = { early, ofMake, isNew };
    return filled(`car ${early} ${ofMake} ${isNew}`, texts, (said) => <Line key={vehicle.id} {...shape} {...said} />);
  };
}

type CardTexts = Record<"paint" | "id" | "href" | "year" | "make" | "named" | "rest" | "engine", string> &
  Record<"photo" | "drawing" | "strong" | "color" | "days" | "daysHere" | "vin" | "row", string | undefined>;

function Line({ early, ofMake, isNew, ...said }: CardTexts & { early: boolean; ofMake: boolean; isNew: boolean }) {
  const words = useCopy(copy);
  return (
    <li
      className={`car paint-${said.paint}${isNew ? " car--new" : ""}${said.strong === undefined ? "" : " car--said"}`}
      id={`car-${said.id}`}
    >
      {said.photo ? (
        <img
          className="car__pic"
          src={said.photo}
          width="400"
          height="300"
          alt=""
          loading={early ? undefined : "lazy"}
        />
      ) : (
        <svg className="car__pic" aria-hidden="true">
          <use href={said.drawing} />
        </svg>
      )}
      <h3>
        <a href={said.href}>
          {said.year} {ofMake ? <span className="sr">{said.make}</span> : said.make}
          {said.named}
        </a>
        {isNew && <NewTag />}
      </h3>
      <p className="car__body">
        {said.strong === undefined ? (
          said.rest
        ) : (
          <span>
            <b>{said.strong}</b>
            {said.rest}
          </span>
        )}
      </p>
      {said.color && <p className="car__color">{said.color}</p>}
      <p className="car__eng">{said.engine}</p>
      <p className="car__age">
        {said.days === undefined ? (
          words.today
        ) : (
          <>
            {said.days}
            <span className="sr">{said.daysHere}</span>
          </>
        )}
      </p>
      {said.vin && <p className="car__vin">{said.vin}</p>}
      {said.row && <RowPlaque row={said.row} />}
    </li>
  );
}
