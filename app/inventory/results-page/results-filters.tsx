import type { ReactNode } from "react";
import { copy as finderCopy } from "#app/inventory/copy.ts";
import { DistanceField, MakeField, ModelField, YearFields, ZipField } from "#app/inventory/finder-fields.tsx";
import { sinceChoices } from "#app/inventory/search.ts";
import { countText, zipText } from "#app/inventory/search-words.ts";
import { SmartBox } from "#app/inventory/smart-box.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { Filters } from "#app/ui/filters.tsx";
import { placeError } from "#app/ui/place-copy.ts";
import { Swatch } from "#app/ui/tag.tsx";
import { colorName, isColor } from "#core/color.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { bodyName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import type { Results } from "./load.ts";

/** One group of choices, folded away until it is wanted or in force. */
function Facet({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="sr">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

type Choice = { value: string; text: ReactNode; count: number };

function Checks({ name, choices, chosen }: { name: string; choices: readonly Choice[]; chosen: readonly string[] }) {
  const { edition } = usePage();
  return choices.map(({ value, text, count }) => (
    <Check
      key={value}
      id={`i-${name}-${value}`}
      name={name}
      value={value}
      defaultChecked={chosen.includes(value)}
      data-live=""
    >
      {text} <small className="nums">{countText(count, edition)}</small>
    </Check>
  ));
}

/** The words of what is wrong with the form, by field. */
export function useErrors({ zipError, search, wrong }: Pick<Results, "zipError" | "search" | "wrong">) {
  const words = useCopy(finderCopy);
  const { edition } = usePage();
  return {
    zip: zipError && placeError(zipError, zipText(search.zip), edition),
    year: wrong.year === undefined ? undefined : words.yearsWrong,
    distance: wrong.distance === undefined ? undefined : words.distanceWrong,
  };
}

export function ResultsFilters(results: Results) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { search, choices, applied, storeChoices } = results;
  const values = {
    makeId: search.makeId,
    modelIds: search.modelIds,
    modelsName: results.modelsName,
    years: search.years,
    wrongYears: results.wrong.year,
    zip: search.zip,
    distance: search.zip ? search.distance : defaultFormDistance,
  };
  const part = { prefix: "i", choices, values, errors: useErrors(results) };
  const since = [0, ...sinceChoices].map((days) => ({
    value: days ? String(days) : "",
    text: days ? words.sinceDays(days) : words.sinceAny,
  }));
  const colors = results.colors
    .filter(({ value }) => isColor(value))
    .map(({ value, count }) => ({
      value,
      count,
      text: (
        <>
          <Swatch paint={value} /> {colorName(value, edition)}
        </>
      ),
    }));
  const bodies = results.bodies
    .filter(({ value }) => value !== "")
    .map(({ value, count }) => ({ value, count, text: bodyName(value, edition) }));
  const stores = storeChoices.map(({ id, name, count }) => ({ value: String(id), count, text: name }));
  return (
    <Filters title={words.filters} applied={applied.map(({ name }) => name).join(", ")} count={applied.length}>
      <SmartBox />
      <form
        className="filters__body"
        action={href("inventoryResults")}
        data-swap="results"
        data-enhance="finder"
        data-models={href("inventory")}
      >
        <MakeField {...part} />
        <ModelField {...part} />
        <div className="filters__pair">
          <YearFields {...part} />
        </div>
        <div className="filters__pair">
          <ZipField {...part} />
          <DistanceField {...part} />
        </div>
        <Select id="i-since" name="since" label={words.since} options={since} defaultValue={search.since || ""} />
        {colors.length > 0 && (
          <Facet title={words.color} open={search.colors.length > 0}>
            <Checks name="color" choices={colors} chosen={search.colors} />
          </Facet>
        )}
        {bodies.length > 0 && (
          <Facet title={words.body} open={search.bodies.length > 0}>
            <Checks name="body" choices={bodies} chosen={search.bodies} />
          </Facet>
        )}
        {stores.length > 0 && (
          <Facet title={words.stores} open={search.storeIds.length > 0}>
            <Checks name="store" choices={stores} chosen={search.storeIds.map(String)} />
            {results.otherStores > 0 && (
              <p className="hint">{words.moreStores(countText(results.otherStores, edition))}</p>
            )}
          </Facet>
        )}
        <Facet title={words.numbers} open={search.vin !== "" || search.engine !== ""}>
          <Field
            id="i-vin"
            name="vin"
            label={words.vin}
            hint={words.vinHint}
            maxLength={30}
            defaultValue={search.vin}
          />
          <Field
            id="i-engine"
            name="engine"
            label={words.engine}
            hint={words.engineHint}
            maxLength={40}
            defaultValue={search.engine}
          />
        </Facet>
        {search.sort !== "newest" && <input type="hidden" name="sort" value={search.sort} />}
        <Button look="ink" block>
          {words.apply}
        </Button>
        {applied.length > 0 && (
          <a className="center" href={href("inventoryResults")} data-swap="results">
            {words.clear}
          </a>
        )}
      </form>
    </Filters>
  );
}
