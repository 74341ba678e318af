import { copy as finderWords } from "#app/inventory/copy.ts";
import { countText } from "#app/inventory/count-text.ts";
import { chosenOf, offeredOf } from "#app/inventory/finder-props.ts";
import { sinceChoices } from "#app/inventory/search.ts";
import { SmartBox } from "#app/inventory/smart-box.tsx";
import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { Filters } from "#app/ui/filters.tsx";
import { placeError } from "#app/ui/place-copy.ts";
import { colorName, isColor } from "#core/color.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { bodyName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import type { Choice } from "./facet.tsx";
import filtersForm, { type FiltersFormProps } from "./filters-form.island.tsx";
import type { Results } from "./load.ts";

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
    count: countText(count, edition),
    chosen: chosen.includes(value),
  });
  return {
    ...offeredOf(choices, edition, values),
    action: href("inventoryResults"),
    chosen: chosenOf(values),
    errors: useErrors(results),
    since: search.since ? String(search.since) : "",
    sinceChoices,
    colors: results.colors
      .filter(({ value }) => isColor(value))
      .map(({ value, count }) => choice(search.colors, value, colorName(value, edition), count)),
    bodies: results.bodies
      .filter(({ value }) => value !== "")
      .map(({ value, count }) => choice(search.bodies, value, bodyName(value, edition), count)),
    stores: results.storeChoices.map(({ id, name, count }) =>
      choice(search.storeIds.map(String), String(id), name, count),
    ),
    otherStores: results.otherStores > 0 ? countText(results.otherStores, edition) : undefined,
    vin: search.vin,
    engine: search.engine,
    sort: search.sort === "newest" ? undefined : search.sort,
    clear: applied.length > 0 ? href("inventoryResults") : undefined,
  };
}

export function ResultsFilters(results: Results) {
  const words = useCopy(copy);
  const { applied } = results;
  return (
    <Filters title={words.filters} applied={applied.map(({ name }) => name).join(", ")} count={applied.length}>
      <SmartBox />
      <Island of={filtersForm} props={useFormProps(results)} />
    </Filters>
  );
}
