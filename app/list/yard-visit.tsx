import { lazy, Suspense, useContext, useMemo, useState } from "react";
import { whenText } from "#app/offline/when.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { yardWords } from "#app/stores/yard-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatDay } from "#core/time-words.ts";
import { isHeld, type YardAnswer } from "./ask-yard.ts";
import type { Job } from "./book.ts";
import { copy } from "./copy.ts";
import { dayIn } from "./day-in.ts";
import { MomentContext, TargetsContext, useList } from "./list-context.tsx";
import { visitCurrency } from "./pay.ts";
import { StopItem } from "./stop-item.tsx";
import { TillLines, VisitChoices } from "./till.tsx";
import { toolsFor } from "./tools.ts";
import { useMedia } from "./use-media.ts";
import type { YardVisit as Visit } from "./visit.ts";
import "#app/ui/field.css";
import "#app/ui/tag.css";
import "#app/yard/yard.css";
import "./list.css";

/** Nobody waits for the drawing. */
const WayDrawing = lazy(() => import("./way-drawing.tsx"));

/** As many as the window shows, by about how many pixels stand above and below them, and how many a car and its parts take. */
function firstStops({ stops, rows }: Visit): number {
  let room = innerHeight - 350 - 2 * rows.length;
  const over = stops.findIndex(({ stop }) => {
    room -= 60 + 46 * Math.max(1, stop.wants.length);
    return room <= 0;
  });
  return over < 0 ? stops.length : over + 1;
}

type YardVisitProps = {
  visit: Visit;
  job: Job;
  /** Undefined while it is asked; without its file of today what is shown is what was seen last. */
  answer: YardAnswer | undefined;
  /** The first screenful stands, and there is time for the rest. */
  settled: boolean;
};

/** When it closes, by the yard's own clock: its zone is the first format that a browser makes, and takes its time. */
function Until({ visit }: { visit: Visit }) {
  const { now } = useContext(MomentContext);
  const edition = useEdition();
  const store = visit.facts?.store;
  // The same object as long as it is the same yard: what it says is worked out once a minute.
  const hours = useMemo(
    () =>
      store && {
        services: new Set(["inventory"] as const),
        schedule: store.hours,
        yardSchedule: store.yardHours,
        yardClosesBeforeMinutes: store.yardClosesBeforeMinutes,
      },
    [store],
  );
  if (!hours) return null;
  const said = yardWords(hours, now, edition);
  return (
    <b>
      {said.word}
      {said.until && ` · ${said.until}`}
    </b>
  );
}

/** One yard of the list: the stops as one walks, the way, and the bill. */
export function YardVisit({ visit, job, answer, settled }: YardVisitProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { links } = useList();
  const { now } = useContext(MomentContext);
  const { store, facts, stops, rows, wants } = visit;
  const yard = visit.yard || words.noYard;
  const id = `y-${store}`;
  const targets = stops.map(({ key, stop }) => ({ key, name: stop.car?.name ?? words.noCar }));
  const held = isHeld(answer) ? answer : undefined;
  const seen = wants.map((want) => want.seen).sort()[0];
  const asOf = () => {
    if (answer === "closed") return words.closed;
    if (held && !(seen !== undefined && seen < held.day)) return words.savedAt(whenText(held.at, now, edition));
    return seen ? words.seen(formatDay(seen, edition)) : words.seenOnce;
  };
  // While the yard is asked nobody knows what is old.
  const today = settled && (answer || store === 0) ? dayIn(now, facts?.store.hours.timeZone) : "";
  // Beside the stops where there is room; on a phone when it is opened.
  const wide = useMedia("(width >= 1022px)");
  const [opened, setOpened] = useState(false);
  const map = rows.length > 0 ? facts?.map : undefined;
  // The first time on this device its map comes with its file.
  const coming = store > 0 && !facts && !answer;
  const place = <div className="living living--port" />;
  const drawing = map && (
    <Suspense fallback={place}>
      <WayDrawing visit={visit} map={map} file={held?.file} />
    </Suspense>
  );
  const shown = settled ? stops.length : firstStops(visit);
  const tools = toolsFor(held?.file, wants, edition);
  const way = rows.map(({ row }) => row).join(" › ");
  return (
    <section className="visit" aria-labelledby={id}>
      <div>
        <div className="yhead">
          <h2 id={id}>{facts ? <a href={`${links.yard}${store}/${facts.store.slug}`}>{yard}</a> : yard}</h2>
          <p>{words.stops(stops.length)}</p>
          {facts && <p className="no-print">{settled ? <Until visit={visit} /> : "\u00a0"}</p>}
        </div>
        {answer && !(held && !held.saved) && <p className="tag tag--sale">{asOf()}</p>}
        {map && !wide && (
          <details className="mapfold no-print" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
            <summary>
              <Icon name="map" /> <span>{words.way}:</span> <b>{way}</b> <Icon name="down" />
            </summary>
            {opened && drawing}
          </details>
        )}
        <TargetsContext value={targets}>
          <ol>
            {stops.slice(0, shown).map((stop) => (
              <StopItem
                key={stop.key}
                visit={stop}
                alone={stops.length === 1}
                currency={visitCurrency(visit)}
                file={held?.file}
                today={stop.stop.wants.some((want) => want.seen < today) ? today : ""}
              />
            ))}
          </ol>
        </TargetsContext>
      </div>
      {(map || coming) && wide && (
        <section className="no-print" aria-label={words.way}>
          <h3>
            {words.way} <small>{way}</small>
          </h3>
          {drawing ?? place}
        </section>
      )}
      {settled && tools.length > 0 && (
        <section aria-labelledby={`${id}-tools`}>
          <h3 id={`${id}-tools`}>{words.tools}</h3>
          <ul className="tools">
            {tools.map((tool) => (
              <li key={tool}>
                <label className="check">
                  <input type="checkbox" />
                  <span>{tool}</span>
                </label>
              </li>
            ))}
          </ul>
          <p className="small muted">{words.bolts}</p>
        </section>
      )}
      {settled && wants.length > 0 && (
        <section className="list-till" aria-labelledby={`${id}-till`}>
          <h3 id={`${id}-till`}>{store > 0 ? words.till(yard) : words.partsOnly}</h3>
          <VisitChoices visits={[visit]} job={job} />
          <TillLines visit={visit} job={job} />
        </section>
      )}
    </section>
  );
}
