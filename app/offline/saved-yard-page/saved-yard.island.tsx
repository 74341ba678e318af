import { useDeferredValue, useMemo, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { savedYards } from "#app/offline/saved-yards.ts";
import { SunSwitch } from "#app/offline/sun-switch.tsx";
import { whenText } from "#app/offline/when.ts";
import { askReader, carFinder, findParts, isEmpty, readYardAsk } from "#app/offline/yard-search.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { yardWords } from "#app/stores/yard-words.ts";
import { Button, Buttons, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { countText } from "#core/count-text.ts";
import { carsOf } from "#core/yard-file.ts";
import { CarList } from "./car-list.tsx";
import { copy } from "./copy.ts";
import { PartPrices } from "./part-prices.tsx";
import { SavedDrawing } from "./saved-drawing.tsx";
import { type Opened, useSavedYard } from "./use-saved-yard.ts";
import "#app/offline/offline.css";
import "#app/ui/find-bar.css";
import "#app/yard/yard-page.css";

/** As the server draws it, and where nothing is saved. */
function NoYard({ opening, locations }: { opening: boolean; locations: string }) {
  const words = useCopy(copy);
  return (
    <div className="page-head">
      <h1>{opening ? words.title : words.none}</h1>
      <p className="lead">{words.how}</p>
      <noscript>{words.needsScript}</noscript>
      <p className="mt-4">
        <LinkButton href={locations}>{words.choose}</LinkButton>
      </p>
    </div>
  );
}

/** How addresses look, to be filled in here. */
type Places = { store: string; vehicle: string; locations: string };

function SavedYardPage({ places }: { places: Places }) {
  const { found, busy, failed, refresh } = useSavedYard();
  return (
    <div className="of-device">
      {found ? (
        <Yard
          key={`${found.yard.id};${found.line}`}
          {...found}
          {...{ places, busy, failed }}
          onRefresh={() => refresh(found.yard.id)}
        />
      ) : (
        <NoYard opening={found === undefined} locations={places.locations} />
      )}
    </div>
  );
}

type YardProps = Opened & { places: Places; busy: boolean; failed: boolean; onRefresh: () => void };

function Yard({ yard, file, line, places, busy, failed, onRefresh }: YardProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const [typed, setTyped] = useState(line);
  const late = useDeferredValue(typed);
  const cars = useMemo(() => carsOf(file), [file]);
  const find = useMemo(() => carFinder(cars), [cars]);
  const ask = useMemo(() => readYardAsk(late), [late]);
  const read = useMemo(() => askReader(cars, file.parts, file.names), [cars, file]);
  const { ask: asked, left, guesses } = useMemo(() => read(ask), [read, ask]);
  const matches = useMemo(() => find(asked), [find, asked]);
  const parts = useMemo(
    () => findParts(file.parts, left.length > 0 ? { ...ask, words: left } : ask),
    [file, ask, left],
  );
  const all = isEmpty(ask);
  // The cars first: the drawing takes as long as all the rest.
  const drawn = useDeferredValue(true, false);
  const { store, map } = file;
  const at = new Date(yard.at);
  const hours = { schedule: store.hours, yardSchedule: store.yardHours, services: new Set(["inventory"] as const) };
  const now = yardWords({ ...hours, yardClosesBeforeMinutes: store.yardClosesBeforeMinutes }, new Date(), edition);
  const storeHref = places.store.replace(":id", String(store.id)).replace(":slug", store.slug);
  return (
    <>
      <div className="yard-page__title">
        <h1>{store.name}</h1>
        <SunSwitch />
        <p>
          <b>{words.cars(cars.length, countText(cars.length))}</b> {words.savedAt(whenText(at, new Date(), edition))}
        </p>
      </div>
      <p className="lead">
        <OpenNow open={now.open} word={now.word} until={now.until} />
      </p>
      <search>
        <form className="find-bar find-bar--two mt-3" onSubmit={(event) => event.preventDefault()}>
          <Field
            id="in-yard"
            type="search"
            label={words.search}
            placeholder={words.example}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button icon="search">{words.find}</Button>
        </form>
      </search>
      <div className="yard-page mt-4">
        <div>
          {(matches.length > 0 || parts.length === 0) && (
            <h2 className="mb-4">
              <span role="status">{all ? words.newest : words.found(matches.length, countText(matches.length))}</span>
            </h2>
          )}
          {guesses.length > 0 && matches.length > 0 && (
            <p>{guesses.map(({ typed, meant }) => words.meant(typed, meant)).join(" ")}</p>
          )}
          {left.length > 0 && matches.length > 0 && <p>{words.leftOut(left.join(", "))}</p>}
          {matches.length > 0 ? (
            <CarList
              yard={{ store: store.id, yard: store.name }}
              cars={matches}
              newest={all}
              vehicle={places.vehicle}
            />
          ) : (
            parts.length === 0 && <p>{words.nothing}</p>
          )}
          <PartPrices file={file} parts={parts} at={at} />
        </div>
        {map && drawn && <SavedDrawing map={map} cars={cars} lit={all ? undefined : matches} />}
      </div>
      <Buttons className="mt-5 no-print">
        <Button look="line" size={44} disabled={busy} onClick={onRefresh}>
          {busy ? words.refreshing : words.refresh}
        </Button>
        <LinkButton look="line" size={44} href={storeHref}>
          {words.store}
        </LinkButton>
      </Buttons>
      <p role="status">{failed ? words.notRefreshed : ""}</p>
      <Others id={yard.id} />
    </>
  );
}

function Others({ id }: { id: number }) {
  const words = useCopy(copy);
  const others = (savedYards.get() ?? []).filter((yard) => yard.id !== id);
  if (others.length === 0) return null;
  return (
    <p className="mt-4">
      {words.others}:{" "}
      {others.map((yard) => (
        <a key={yard.id} href={`#${yard.id}`}>
          {yard.name}
        </a>
      ))}
    </p>
  );
}

export default defineIsland("saved-yard", SavedYardPage);
