import type { ButtonHTMLAttributes, ChangeEventHandler, RefObject } from "react";
import { Cached } from "#app/cached.tsx";
import { useCopy } from "#app/page.tsx";
import { PlaceField } from "#app/stores/place-field.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { type Option, Options } from "#app/ui/options.tsx";
import { countText } from "#core/count-text.ts";
import { distanceChoices, isUnlimited } from "#core/distance.ts";
import { remember } from "#core/remember.ts";
import { writeYears } from "#core/years.ts";
import { finderCopy } from "./finder-copy.ts";
import type { Chosen, Offered } from "./finder-props.ts";
import "#app/ui/button.css";
import "#app/ui/field.css";
import "./finder.css";

export type FinderErrors = { zip?: string | undefined; year?: string | undefined; distance?: string | undefined };
type Part = { prefix: string; chosen: Chosen; errors?: FinderErrors };

type MakeFieldProps = Part & Pick<Offered, "makes"> & { onChange?: ChangeEventHandler<HTMLSelectElement> };

export function MakeField({ prefix, chosen, makes, onChange }: MakeFieldProps) {
  const words = useCopy(finderCopy);
  return (
    <Cached name="make" by={[prefix, chosen.make, makes]}>
      {() => (
        <Select
          id={`${prefix}-make`}
          place="f-make"
          name="make"
          label={words.make}
          first={{ value: "", text: words.allMakes }}
          options={makes}
          defaultValue={chosen.make}
          onChange={onChange}
        />
      )}
    </Cached>
  );
}

type ModelFieldProps = Part & {
  options: readonly Option[];
  busy: boolean;
  select: RefObject<HTMLSelectElement | null>;
  /** Those without script get the models by a button: where it leads, or what it says. */
  step?: Pick<ButtonHTMLAttributes<HTMLButtonElement>, "formAction" | "name" | "value">;
};

/** Closed until a make is chosen; without script a button in its place goes and gets the models. */
export function ModelField({ prefix, chosen, options, busy, select, step }: ModelFieldProps) {
  const words = useCopy(finderCopy);
  const open = options.length > 0;
  return (
    <div className="field f-model">
      <label htmlFor={`${prefix}-model`}>{words.model}</label>
      <select
        className="input"
        id={`${prefix}-model`}
        name="model"
        ref={select}
        disabled={!open}
        aria-busy={busy || undefined}
        defaultValue={chosen.model}
      >
        <Options first={{ value: "0", text: open ? words.allModels : words.makeFirst }} options={options} />
      </select>
      {!open && step && (
        <noscript>
          <button className="btn btn--line btn--block" type="submit" {...step}>
            {words.showModels}
          </button>
        </noscript>
      )}
    </div>
  );
}

/** "1990-2026" as choices, the newest first. */
const yearsFrom = remember((span): readonly Option[] => {
  const [oldest = 0, newest = 0] = span.split("-").map(Number);
  return Array.from({ length: newest - oldest + 1 }, (_, at) => String(newest - at)).map((year) => ({
    value: year,
    text: year,
  }));
});

/** Two selects, or one line of text when the years are no single run. */
export function YearFields({ prefix, chosen, years, errors }: Part & Pick<Offered, "years">) {
  const words = useCopy(finderCopy);
  if (chosen.years.length > 1 || chosen.wrongYears !== undefined) {
    return (
      <Field
        id={`${prefix}-years`}
        place="f-years"
        nums
        name="year"
        label={words.years}
        hint={errors?.year ? words.yearsHint : undefined}
        error={errors?.year}
        defaultValue={chosen.wrongYears ?? writeYears(chosen.years)}
      />
    );
  }
  const [oldestInStock, newestInStock] = years;
  const [from, to] = chosen.years[0] ?? [0, 0];
  const newest = Math.max(newestInStock, Math.min(to, newestInStock + 1), from);
  const oldest = Math.min(oldestInStock, from > 1900 ? from : oldestInStock);
  const shown = (year: number) => (year >= oldest && year <= newest ? String(year) : "");
  const list = { first: { value: "", text: words.anyYear }, options: yearsFrom(`${oldest}-${newest}`) };
  return (
    <Cached name="years" by={[prefix, oldest, newest, from, to]}>
      {() => (
        <>
          <Select
            id={`${prefix}-from`}
            place="f-year"
            nums
            name="from"
            label={words.yearFrom}
            {...list}
            defaultValue={shown(from)}
          />
          <Select
            id={`${prefix}-to`}
            place="f-year"
            nums
            name="to"
            label={words.yearTo}
            {...list}
            defaultValue={shown(to)}
          />
        </>
      )}
    </Cached>
  );
}

export function ZipField({ prefix, chosen, errors }: Part) {
  const words = useCopy(finderCopy);
  const label = (
    <>
      <span className="lbl-long">{words.zip}</span>
      <span className="lbl-short" aria-hidden="true">
        {words.zipShort}
      </span>
    </>
  );
  return <PlaceField id={`${prefix}-zip`} place="f-zip" label={label} value={chosen.zip} error={errors?.zip} />;
}

export function DistanceField({ prefix, chosen, errors }: Part) {
  const words = useCopy(finderCopy);
  const miles: readonly number[] = distanceChoices;
  const shown = miles.includes(chosen.distance) ? miles : [...miles, chosen.distance].sort((a, b) => a - b);
  const options = shown.map((choice) => ({
    value: String(choice),
    text: isUnlimited(choice) ? words.noLimit : words.miles(countText(choice)),
  }));
  return (
    <Select
      id={`${prefix}-dist`}
      place="f-dist"
      nums
      name="distance"
      label={words.distance}
      options={options}
      defaultValue={chosen.distance}
      error={errors?.distance}
    />
  );
}
