import { useCopy, usePage } from "#app/page.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { PlaceField } from "#app/ui/place-field.tsx";
import { distanceChoices } from "#core/distance.ts";
import { writeYears, type YearList } from "#core/years.ts";
import { copy } from "./copy.ts";
import type { FinderChoices } from "./finder-choices.ts";
import { countText, zipText } from "./search-words.ts";

/** What the form shows as chosen. */
export type FinderValues = {
  makeId: number;
  modelIds: readonly number[];
  years: YearList;
  zip: string;
  distance: number;
  /** The models in words, when they are several. */
  modelsName?: string | undefined;
  /** Typed, but no list of years. */
  wrongYears?: string | undefined;
};
export type FinderErrors = { zip?: string | undefined; year?: string | undefined; distance?: string | undefined };
type Part = { prefix: string; choices: FinderChoices; values: FinderValues; errors?: FinderErrors };

export function MakeField({ prefix, choices, values }: Part) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const options = choices.makes.map(({ id, name, count }) => ({
    value: String(id),
    text: words.withCount(name, countText(count, edition)),
  }));
  return (
    <Select
      id={`${prefix}-make`}
      place="f-make"
      name="make"
      label={words.make}
      data-make=""
      options={[{ value: "", text: words.allMakes }, ...options]}
      defaultValue={values.makeId || ""}
    />
  );
}

/** Closed until a make is chosen; without script a button in its place goes and gets the models. */
export function ModelField({ prefix, choices, values, step }: Part & { step?: string | undefined }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const open = choices.models.length > 0 || values.modelIds.length > 0;
  const known = new Set(choices.models.map(({ id }) => id));
  const several = values.modelIds.length > 1 || values.modelIds.some((id) => !known.has(id));
  return (
    <div className="field f-model">
      <label htmlFor={`${prefix}-model`}>{words.model}</label>
      <select
        className="input"
        id={`${prefix}-model`}
        name="model"
        disabled={!open}
        defaultValue={values.modelIds.join(",") || "0"}
        data-model=""
        data-first={words.makeFirst}
        data-said={words.modelsOf("{n}", "{make}")}
      >
        <option value="0">{open ? words.allModels : words.makeFirst}</option>
        {several && <option value={values.modelIds.join(",")}>{values.modelsName}</option>}
        {choices.models.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {words.withCount(name, countText(count, edition))}
          </option>
        ))}
      </select>
      {!open && step !== undefined && (
        <noscript>
          <button className="btn btn--line btn--block" type="submit" formAction={step}>
            {words.showModels}
          </button>
        </noscript>
      )}
    </div>
  );
}

/** Two selects, or one line of text when the years are no single run. */
export function YearFields({ prefix, choices, values, errors }: Part) {
  const words = useCopy(copy);
  if (values.years.length > 1 || values.wrongYears !== undefined) {
    return (
      <Field
        id={`${prefix}-years`}
        place="f-years"
        nums
        name="year"
        label={words.years}
        hint={errors?.year ? words.yearsHint : undefined}
        error={errors?.year}
        defaultValue={values.wrongYears ?? writeYears(values.years)}
      />
    );
  }
  const [from, to] = values.years[0] ?? [0, 0];
  const newest = Math.max(choices.newestYear, Math.min(to, choices.newestYear + 1), from);
  const oldest = Math.min(choices.oldestYear, from > 1900 ? from : choices.oldestYear);
  const options = Array.from({ length: newest - oldest + 1 }, (_, at) => String(newest - at));
  const shown = (year: number) => (options.includes(String(year)) ? String(year) : "");
  const list = [{ value: "", text: words.anyYear }, ...options.map((year) => ({ value: year, text: year }))];
  return (
    <>
      <Select
        id={`${prefix}-from`}
        place="f-y"
        nums
        name="from"
        label={words.yearFrom}
        options={list}
        defaultValue={shown(from)}
      />
      <Select
        id={`${prefix}-to`}
        place="f-y"
        nums
        name="to"
        label={words.yearTo}
        options={list}
        defaultValue={shown(to)}
      />
    </>
  );
}

export function ZipField({ prefix, values, errors }: Omit<Part, "choices">) {
  const words = useCopy(copy);
  const label = (
    <>
      <span className="lbl-long">{words.zip}</span>
      <span className="lbl-short" aria-hidden="true">
        {words.zipShort}
      </span>
    </>
  );
  return (
    <PlaceField
      id={`${prefix}-zip`}
      place="f-zip"
      label={label}
      defaultValue={zipText(values.zip)}
      error={errors?.zip}
    />
  );
}

export function DistanceField({ prefix, values, errors }: Omit<Part, "choices">) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const miles: readonly number[] = distanceChoices;
  const shown = miles.includes(values.distance) ? miles : [...miles, values.distance].sort((a, b) => a - b);
  const options = shown.map((choice) => ({
    value: String(choice),
    text: choice >= 25_000 ? words.noLimit : words.miles(countText(choice, edition)),
  }));
  return (
    <Select
      id={`${prefix}-dist`}
      place="f-dist"
      nums
      name="distance"
      label={words.distance}
      options={options}
      defaultValue={values.distance}
      error={errors?.distance}
    />
  );
}
