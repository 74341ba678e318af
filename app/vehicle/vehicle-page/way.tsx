import { useCopy, usePage } from "#app/page.tsx";
import { Steps } from "#app/ui/steps.tsx";
import type { YardView } from "#app/yard/find-yard.ts";
import { Yard } from "#app/yard/yard.tsx";
import type { Store } from "#core/store.ts";
import type { StoreMap } from "#core/store-map.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { wayToRow } from "#drawings/way-to-row.ts";
import { copy } from "./copy.ts";
import "#app/vehicle/vehicle.css";

type WayProps = { vehicle: Vehicle; store: Store; map: StoreMap | undefined; yard: YardView | undefined };

/** From the gate to the row: in words, and on the yard's map with gate, way and row in one picture. */
export function Way({ vehicle, store, map, yard }: WayProps) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const { row, section, space } = vehicle;
  const steps = map && row ? wayToRow(map, row, edition, section) : [];
  const missing = !row ? words.noRow : !map ? words.noMap : steps.length === 0 ? words.rowNotOnMap(row) : undefined;
  return (
    <section className="way" id="mapa" aria-labelledby="mapa-h">
      <h2 className="sr-only" id="mapa-h">
        {row ? words.way(row) : words.wayNoRow}
      </h2>
      {missing ? <p>{missing}</p> : <Steps steps={space ? [...steps, words.spaceNote(space)] : steps} />}
      {yard && (
        <a className="way__map" href={href("storeMap", { id: store.id }, { query: row ? { row, section } : {} })}>
          <Yard yard={yard} shape="port" still />
          <span className="way__open">{words.openYard}</span>
        </a>
      )}
    </section>
  );
}
