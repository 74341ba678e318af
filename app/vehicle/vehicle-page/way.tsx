import { useCopy, usePage } from "#app/page.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Steps } from "#app/ui/steps.tsx";
import type { StoreMap } from "#core/store-map.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { wayToRow } from "#drawings/way-to-row.ts";
import { yardMapSvg } from "#drawings/yard-map.ts";
import { copy } from "./copy.ts";

type WayProps = { vehicle: Vehicle; map: StoreMap | undefined };

/** From the gate to the row: in words, and on the yard's map with gate and row in one picture. */
export function Way({ vehicle, map }: WayProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { row, section, space } = vehicle;
  const steps = map && row ? wayToRow(map, row, edition, section) : [];
  const missing = !row ? words.noRow : !map ? words.noMap : steps.length === 0 ? words.rowNotOnMap(row) : undefined;
  return (
    <section className="way" id="mapa" aria-labelledby="mapa-h">
      <h2 className="sr" id="mapa-h">
        {row ? words.way(row) : words.wayNoRow}
      </h2>
      {missing ? <p>{missing}</p> : <Steps steps={space ? [...steps, words.spaceNote(space)] : steps} />}
      {map && <Drawing svg={yardMapSvg(map, { row, section, edition })} />}
    </section>
  );
}
