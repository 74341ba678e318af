import { type ReactNode, useEffect, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import {
  DistanceField,
  type FinderErrors,
  MakeField,
  ModelField,
  YearFields,
  ZipField,
} from "#app/inventory/finder-fields.tsx";
import { finderMarkup } from "#app/inventory/finder-markup.ts";
import type { Chosen, Offered } from "#app/inventory/finder-props.ts";
import { keepSearch } from "#app/inventory/last-search.ts";
import { useModels } from "#app/inventory/use-models.ts";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, type Option, Select } from "#app/ui/field.tsx";
import { type Choice, Facet, Fold, readChoices } from "./facet.tsx";
import { filtersCopy } from "./filters-copy.ts";

export type FiltersFormProps = Offered & {
  action: string;
  chosen: Chosen;
  errors: FinderErrors;
  since: string;
  sinceChoices: readonly number[];
  colors: readonly Choice[];
  bodies: readonly Choice[];
  stores: readonly Choice[];
  /** How many more yards there are, in words. */
  otherStores?: string | undefined;
  vin: string;
  engine: string;
  sort?: string | undefined;
  /** Where all filters are gone. */
  clear?: string | undefined;
};

/** Beside filters the list is long and the page wide: there each tick counts at once. */
const wide = "(width >= 1022px)";

/** The filters of results: a GET form whose answer comes in place. */
function FiltersForm(props: FiltersFormProps) {
  const { action, makes, models, years, chosen, errors, colors, bodies, stores, vin, engine } = props;
  const words = useCopy(filtersCopy);
  const form = useRef<HTMLFormElement>(null);
  const part = { prefix: "i", chosen, errors };
  const { field, change, follow } = useModels(chosen.make, models);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was chosen before the script came
  useEffect(() => {
    if (form.current) follow(form.current);
  }, []);
  const since: Option[] = [0, ...props.sinceChoices].map((days) => ({
    value: days ? String(days) : "",
    text: days ? words.sinceDays(days) : words.sinceAny,
  }));
  const tick = () => {
    if (matchMedia(wide).matches) form.current?.requestSubmit();
  };
  const facet = (title: string, name: string, choices: readonly Choice[], more?: ReactNode) =>
    choices.length > 0 && <Facet title={title} name={name} choices={choices} onTick={tick} more={more} />;
  return (
    <form className="filters__body" action={action} {...mark("swap", "results")} ref={form} onSubmit={keepSearch}>
      <MakeField {...part} makes={makes} onChange={(event) => change(event.currentTarget)} />
      <ModelField {...part} {...field} />
      <div className="filters__pair">
        <YearFields {...part} years={years} />
      </div>
      <div className="filters__pair">
        <ZipField {...part} />
        <DistanceField {...part} />
      </div>
      <Select id="i-since" name="since" label={words.since} options={since} defaultValue={props.since} />
      {facet(words.color, "color", colors)}
      {facet(words.body, "body", bodies)}
      {facet(
        words.stores,
        "store",
        stores,
        props.otherStores && <p className="hint">{words.moreStores(props.otherStores)}</p>,
      )}
      <Fold title={words.numbers} open={vin !== "" || engine !== ""}>
        <Field id="i-vin" name="vin" label={words.vin} hint={words.vinHint} maxLength={30} defaultValue={vin} />
        <Field
          id="i-engine"
          name="engine"
          label={words.engine}
          hint={words.engineHint}
          maxLength={40}
          defaultValue={engine}
        />
      </Fold>
      {props.sort && <input type="hidden" name="sort" value={props.sort} />}
      <Button look="ink" block>
        {words.apply}
      </Button>
      {props.clear && (
        <a className="center" href={props.clear} {...mark("swap", "results")}>
          {words.clear}
        </a>
      )}
    </form>
  );
}

export default defineIsland("filters-form", FiltersForm, {
  ...finderMarkup,
  colors: (root) => readChoices(root, "color"),
  bodies: (root) => readChoices(root, "body"),
  stores: (root) => readChoices(root, "store"),
});
