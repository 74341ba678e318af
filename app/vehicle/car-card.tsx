import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { Swatch } from "#app/ui/tag.tsx";
import type { Paint } from "#drawings/paints.ts";
import { copy } from "./copy.ts";
import { RowPlaque } from "./row-plaque.tsx";
import { NewTag, VinTag } from "./tags.tsx";

type CarCardProps = {
  href: string;
  /** Year first: "2009 Toyota Camry LE". */
  title: string;
  isNew?: boolean;
  /** A `VehicleArt`, or a photo in `.car__art`. */
  art: ReactNode;
  color?: { paint: Paint; name: string } | undefined;
  /** "" when the car has none. */
  vin: string;
  /** “En el patio desde el <b>12 nov</b> (hace 3 días)”. */
  date: ReactNode;
  row?: { name: string; href: string } | undefined;
  actions: ReactNode;
};

/** A car of the yard in a list of results. Stands in `<ul class="cars">`. */
export function CarCard({ href, title, isNew = false, art, color, vin, date, row, actions }: CarCardProps) {
  const words = useCopy(copy);
  return (
    <li className="car">
      <h3>
        <a href={href}>{title}</a> {isNew && <NewTag />}
      </h3>
      {art}
      <dl className="car__facts">
        {color && (
          <div>
            <dt className="sr">{words.color}</dt>
            <dd>
              <Swatch paint={color.paint} /> {color.name}
            </dd>
          </div>
        )}
        {vin !== "" && (
          <div>
            <dt className="sr">{words.vinTail}</dt>
            <dd>
              <VinTag vin={vin} tail />
            </dd>
          </div>
        )}
      </dl>
      <p className="car__date">{date}</p>
      {row && <RowPlaque row={row.name} href={row.href} />}
      <div className="car__acts">{actions}</div>
    </li>
  );
}
