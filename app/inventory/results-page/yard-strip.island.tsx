import { useEffect, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { stripCopy } from "./strip-copy.ts";
import { useYardInView } from "./yard-in-view.ts";
import "#app/inventory/results.css";
import "#app/inventory/yard-strip.css";

type StripYard = {
  id: number;
  name: string;
  count: string;
  distance?: string | undefined;
  open: boolean | null;
  word: string;
  until?: string | undefined;
  /** The yard's own page, its drawing, and its prices for the kind of car that is looked for. */
  store: string;
  map?: string | undefined;
  prices?: string | undefined;
};

/** A yard beyond the distance: its link widens the search. */
type FartherYard = { href: string; name: string; count: string; distance: string };

export type YardStripProps = { yards: readonly StripYard[]; farther: readonly FartherYard[]; ask?: string | undefined };

/** The yards with results in one line; the plate is on the one whose cars are in sight, and says when the yard closes. */
function YardStrip({ yards, farther, ask }: YardStripProps) {
  const words = useCopy(stripCopy);
  const inView = useYardInView();
  const list = useRef<HTMLUListElement>(null);
  const carsOf = ({ count }: { count: string }) => (count === "1" ? words.car : words.cars);
  const current = yards.find(({ id }) => id === inView) ?? yards[0];
  useEffect(() => {
    const plate = list.current?.querySelector<HTMLElement>(`[href="#store-${inView}"]`);
    // Before the first stands what is asked.
    if (plate) list.current?.scrollTo({ left: inView === yards[0]?.id ? 0 : plate.offsetLeft - 16 });
  }, [inView, yards]);
  return (
    <nav className="yards" aria-label={words.label}>
      <div className="wrap wrap--wide yards__in">
        <ul ref={list}>
          {/* No yard is nearer than another before it is known near where: it stands first. */}
          {ask !== undefined && (
            <li>
              <a href={ask}>{words.ask}</a>
            </li>
          )}
          {yards.map((yard) => (
            <li key={yard.id}>
              <a href={`#store-${yard.id}`} aria-current={yard === current ? "true" : undefined}>
                {yard.name} <b>{yard.count}</b>
                <span className="sr-only">{carsOf(yard)}</span>
                {yard.distance !== undefined && (
                  <>
                    <span className="sr-only">,</span> <span>{yard.distance}</span>
                  </>
                )}
              </a>
            </li>
          ))}
          {farther.length > 0 && <li className="yards__far">{words.farther}</li>}
          {farther.map((yard) => (
            <li key={yard.href}>
              <a className="is-far" href={yard.href}>
                {yard.name} <b>{yard.count}</b>
                <span className="sr-only">{carsOf(yard)},</span> {yard.distance}
                <span className="sr-only">{words.widen}</span>
              </a>
            </li>
          ))}
        </ul>
        {current && (
          <p className="yards__now">
            <OpenNow open={current.open} word={current.word} until={current.until} />
            <a href={current.store}>
              {words.store}
              <span className="sr-only">{words.of(current.name)}</span>
            </a>
            {current.map && (
              <a className="yards__map" href={current.map}>
                {words.map}
                <span className="sr-only">{words.of(current.name)}</span>
              </a>
            )}
            {current.prices && (
              <a href={current.prices}>
                {words.prices}
                <span className="sr-only">{words.of(current.name)}</span>
              </a>
            )}
          </p>
        )}
      </div>
    </nav>
  );
}

export default defineIsland("yard-strip", YardStrip);
