import { useCopy, usePage } from "#app/page.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { StoreMap } from "#core/store-map.ts";
import { yardMapSvg } from "#drawings/yard-map.ts";
import { mapImagePath } from "#site/store-files.ts";
import { copy } from "./copy.ts";

export type Picture = { width: number; height: number };

/** The picture of the yard, or the drawing from its rows, in a box that shows it whole, double or triple. */
export function Plan({ map, picture, mark }: { map: StoreMap; picture?: Picture | undefined; mark: Mark }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <div className="plan">
      <fieldset className="plan__sizes no-print">
        <legend>{words.size}</legend>
        {words.sizes.map((name, at) => (
          <label className="check" key={name}>
            <input type="radio" name="plan-size" className={`plan-${at + 1}`} defaultChecked={at === 0} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="plan__box" tabIndex={0} aria-label={words.slide}>
        <div className="plan__sheet">
          {picture ? (
            <img
              src={mapImagePath(map.storeId, edition)}
              width={picture.width}
              height={picture.height}
              alt={words.pictureAlt(map.title[edition])}
            />
          ) : (
            <Drawing svg={yardMapSvg(map, { ...mark, edition })} />
          )}
        </div>
      </section>
      <p className="mt-2 no-print">
        <GoLink href={mapImagePath(map.storeId, edition)} icon="map">
          {words.picture}
        </GoLink>
      </p>
    </div>
  );
}

export type Mark = { row: string; section: string };
