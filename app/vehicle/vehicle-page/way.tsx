import { useCopy, usePage } from "#app/page.tsx";
import { Band } from "#app/ui/band.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { KitList, Steps } from "#app/ui/steps.tsx";
import { todayAt } from "#app/vehicle/day-set.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import type { StoreMap } from "#core/store-map.ts";
import { formatDay } from "#core/time-words.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { wayToRow } from "#drawings/way-to-row.ts";
import { yardMapSvg } from "#drawings/yard-map.ts";
import { copy } from "./copy.ts";

type WayProps = { vehicle: Vehicle; store: Store; map: StoreMap | undefined };

/** The yard map with the row marked, and the same way in words. */
export function Way({ vehicle, store, map }: WayProps) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const { row, section, space } = vehicle;
  const steps = map && row ? wayToRow(map, row, edition, section) : [];
  const missing = !row ? words.noRow : !map ? words.noMap : steps.length === 0 ? words.rowNotOnMap(row) : undefined;
  const entry =
    store.admissionCents > 0
      ? words.admission(formatMoney(store.admissionCents, edition, currencyOf(store.country)))
      : words.free;
  return (
    <Band id="mapa" labelledBy="mapa-h">
      <h2 className="mb-5" id="mapa-h">
        {row ? words.way(row) : words.wayNoRow}
      </h2>
      <div className={map ? "find" : undefined}>
        {map && <Drawing svg={yardMapSvg(map, { row, section, edition })} />}
        <div className="stack stack--6">
          {missing ? <p>{missing}</p> : <Steps steps={space ? [...steps, words.spaceNote(space)] : steps} />}
          <div>
            <h3>{words.before}</h3>
            <KitList className="mt-2" items={[...words.kit, entry]} />
          </div>
          <Notice title={words.callTitle}>{words.call}</Notice>
          <p className="print-only">
            {words.printed(formatDay(todayAt(store.schedule.timeZone, now), edition, "full"))}
          </p>
        </div>
      </div>
    </Band>
  );
}
