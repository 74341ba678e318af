import { copy as finderWords } from "#app/inventory/copy.ts";
import { chosenOf, offeredOf } from "#app/inventory/finder-props.ts";
import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { colorName, isColor } from "#core/color.ts";
import { countText } from "#core/count-text.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { hitChoice, isHitSide } from "#core/hit-side.ts";
import { bodyName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import type { Choice } from "./facet.tsx";
import { filtersCopy } from "./filters-copy.ts";
import filtersForm, { type FiltersFormProps } from "./filters-form.island.tsx";
import type { Results } from "./load.ts";
import "#app/inventory/rail.css";
import "#app/ui/chip.css";

/** The words of what is wrong with the form, by field. */
export function useErrors({ zipError, search, wrong }: Pick<Results, "zipError" | "search" | "wrong">) {
  const words = useCopy(finderWords);
  const { edition } = usePage();
  return {
    zip: zipError && placeError(zipError, search.place.name, edition),
    year: wrong.year === undefined ? undefined : words.yearsWrong,
    distance: wrong.distance === undefined ? undefined : words.distanceWrong,
  };
}

/** What the form shows, as plain data. */
function useFormProps(results: Results): FiltersFormProps {
  const { href, edition } = usePage();
  const { search, choices, applied } = results;
  const values = {
    makeId: search.makeId,
    modelIds: search.modelIds,
    modelsName: results.modelsName,
    years: search.years,
    wrongYears: results.wrong.year,
    zip: search.place.name,
    distance: search.place.code ? search.distance : defaultFormDistance,
  };
  const choice = (chosen: readonly string[], value: string, text: string, count: number): Choice => ({
    value,
    text,
    count: countText(count),
    chosen: chosen.includes(value),
  });
  return {
    ...offeredOf(choices, edition, values),
    action: href("inventoryResults"),
    chosen: chosenOf(values),
    errors: useErrors(results),
    found: copy[edition].cars(countText(results.total)),
    since: results.since.map(({ days, count }) => ({
      value: days === null ? "" : String(days),
      text: filtersCopy[edition].sinceShort(days),
      count: countText(count),
      chosen: days === search.since,
    })),
    colors: results.colors
      .filter(({ value }) => isColor(value))
      .map(({ value, count }) => choice(search.colors, value, colorName(value, edition), count)),
    bodies: results.bodies
      .filter(({ value }) => value !== "")
      .map(({ value, count }) => choice(search.bodies, value, bodyName(value, edition), count)),
    hits: results.hits.flatMap(({ value, count }) =>
      isHitSide(value) ? choice(search.hits, value, hitChoice(value, edition), count) : [],
    ),
    stores: results.storeChoices.map(({ id, name, count }) =>
      choice(search.storeIds.map(String), String(id), name, count),
    ),
    otherStores: results.otherStores > 0 ? countText(results.otherStores) : undefined,
    vin: search.vin,
    engine: search.engine,
    sort: search.sort === "newest" ? undefined : search.sort,
    clear: applied.length > 0 ? href("inventoryResults") : undefined,
  };
}

/** Filters at the left, always in sight; on a phone a sheet that its address opens. */
export function ResultsFilters(results: Results) {
  const words = useCopy(copy);
  return (
    <aside className="rail" id="filters" aria-labelledby="filters-h" tabIndex={-1}>
      <div className="rail__top">
        <h2 id="filters-h">{words.filters}</h2>
        <a className="chip" href="#cars">
          <Icon name="close" /> {words.close}
        </a>
      </div>
      <Island of={filtersForm} props={useFormProps(results)} />
    </aside>
  );
}
