import { lazy, memo, Suspense, useId, useRef, useState } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { RowPlaque } from "#app/vehicle/row-plaque.tsx";
import { colorName, isColor } from "#core/color.ts";
import type { Currency } from "#core/money.ts";
import { formatDay } from "#core/time-words.ts";
import { vehicleName } from "#core/vehicle.ts";
import type { YardFile } from "#core/yard-file.ts";
import { type ListCar, most } from "./book.ts";
import { CarWarning } from "./car-warning.tsx";
import { noteStop, removeStop, swapCar } from "./changes.ts";
import { copy } from "./copy.ts";
import { listedCar } from "./freshen.ts";
import { places, useList } from "./list-context.tsx";
import type { VisitStop } from "./visit.ts";
import { WantItem } from "./want-item.tsx";
import "#app/ui/field.css";
import "#app/ui/tag.css";
import "#app/vehicle/car-card.css";
import "#app/vehicle/row-plaque.css";
import "./stops.css";

const PartFinder = lazy(() => import("./part-finder.tsx"));

type StopItemProps = {
  visit: VisitStop;
  /** The yard's only one. */
  alone: boolean;
  currency: Currency;
  today: string;
  /** Of its yard, once it is on the device. */
  file?: YardFile | undefined;
};

/** A car in the list: where it stands, how it looks. */
function StopCar({ car }: { car: ListCar }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { links, pictures } = useList();
  const told = [
    // Of a car that was seen in a line only, its colour may be a guess.
    car.since && colorName(car.color, edition),
    car.space && words.space(car.space),
    car.since && words.since(formatDay(car.since, edition, "short")),
  ].filter(Boolean);
  return (
    <>
      {car.row ? <RowPlaque row={car.row} /> : <span className="row">{words.noRow}</span>}
      {pictures && (
        <svg className={`car__pic paint-${isColor(car.color) ? car.color : "plata"}`} aria-hidden="true">
          <use href={`${links.art}#${car.style || "sedan"}`} />
        </svg>
      )}
      <div className="stop__txt">
        <h3>
          <a href={`${links.car}${car.key}`}>{car.name}</a>
        </h3>
        {told.length > 0 && <p>{told.join(", ")}</p>}
      </div>
    </>
  );
}

/** It has left: the likest one that stands there, or where to look for another. */
function StopGone({ visit: { stop, key, like } }: { visit: VisitStop }) {
  const words = useCopy(copy);
  const { links, act } = useList();
  const { car } = stop;
  return (
    <p className="stop__left">
      <b>{words.left}</b>{" "}
      {like && car ? (
        <>
          <a href={`${links.car}${like.id}`}>{words.like(like.row, vehicleName(like))}</a>{" "}
          <Button
            look="line"
            size={44}
            onClick={() => act(swapCar(key, listedCar(like)), words.swapped(vehicleName(like)), places.undo)}
          >
            {words.likeAdd}
          </Button>
        </>
      ) : (
        <a href={`${links.cars}?q=${encodeURIComponent(car?.name ?? "")}`}>{words.noLike}</a>
      )}
    </p>
  );
}

/** A list may have thirty: what a tick or the yard's file does not change is not drawn anew. */
const isSame = (a: StopItemProps, b: StopItemProps): boolean =>
  a.visit.stop === b.visit.stop &&
  a.visit.gone === b.visit.gone &&
  a.visit.like === b.visit.like &&
  a.alone === b.alone &&
  a.currency === b.currency &&
  a.today === b.today &&
  a.file === b.file;

/** One stop of the visit: a car with the parts to pull from it, or the parts that have no car yet. */
export const StopItem = memo(function StopItem({ visit, alone, currency, today, file }: StopItemProps) {
  const words = useCopy(copy);
  const { act, links } = useList();
  const { stop, key, gone } = visit;
  const [open, setOpen] = useState<"menu" | "parts">();
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const name = stop.car?.name ?? words.noCar;
  return (
    <li className={gone ? "stop stop--gone" : "stop"}>
      <div className="stop__car">
        {stop.car ? (
          <StopCar car={stop.car} />
        ) : (
          <div className="stop__txt">
            <h3>{words.noCar}</h3>
            {!alone && <p>{words.noCarHelp}</p>}
          </div>
        )}
        <button
          className="options"
          ref={more}
          type="button"
          aria-label={words.more(name)}
          aria-expanded={open !== undefined}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(open ? undefined : "menu")}
        >
          ⋯
        </button>
      </div>
      {gone && <StopGone visit={visit} />}
      <CarWarning car={stop.car} />
      <ul>
        {stop.wants.map((want) => (
          <WantItem key={want.part} stop={key} want={want} currency={currency} today={today} file={file} />
        ))}
      </ul>
      {stop.note && open !== "menu" && <p className="stop__note">{stop.note}</p>}
      {open === undefined && stop.wants.length === 0 && !gone && (
        <Button look="line" size={44} icon="plus" onClick={() => setOpen("parts")}>
          {words.addPart}
        </Button>
      )}
      {open && (
        <div className="want__menu" id={id}>
          {open === "parts" && (
            <Suspense>
              <PartFinder
                stop={stop}
                done={() => {
                  setOpen(undefined);
                  more.current?.focus();
                }}
              />
            </Suspense>
          )}
          {open === "menu" && (
            <>
              {stop.car && !gone && (
                <Button look="ink" size={44} icon="plus" onClick={() => setOpen("parts")}>
                  {words.addPart}
                </Button>
              )}
              {stop.car && <a href={`${links.car}${stop.car.key}#sharing`}>{words.sharing}</a>}
              <label className="field" htmlFor={`${id}-note`}>
                {words.note}
                <input
                  className="input"
                  id={`${id}-note`}
                  defaultValue={stop.note}
                  maxLength={most.note}
                  onBlur={({ target }) =>
                    target.value !== stop.note && act(noteStop(key, target.value.trim()), `${words.note}.`)
                  }
                />
              </label>
              <Button look="line" size={44} onClick={() => act(removeStop(key), words.removed(name), places.undo)}>
                {words.remove}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}, isSame);
