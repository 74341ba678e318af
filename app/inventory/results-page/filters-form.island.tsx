import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import {
  DistanceField,
  type FinderErrors,
  MakeField,
  ModelField,
  YearFields,
  ZipField,
} from "#app/inventory/finder-fields.tsx";
import type { Chosen, Offered } from "#app/inventory/finder-props.ts";
import { keepSearch } from "#app/inventory/last-search.ts";
import { sendSpecified } from "#app/inventory/send-specified.ts";
import { useModels } from "#app/inventory/use-models.ts";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { RadioSegments } from "#app/ui/segments.tsx";
import { type Choice, Facet, Fold } from "./facet.tsx";
import { filtersCopy } from "./filters-copy.ts";
import { useLiveCounts } from "./use-live-counts.ts";
import { isWide, useSheet } from "./use-sheet.ts";
import "#app/inventory/rail.css";
import "#app/ui/field.css";

export type FiltersFormProps = Offered & {
  action: string;
  chosen: Chosen;
  errors: FinderErrors;
  /** "21 carros": what is shown now. */
  found: string;
  since: readonly Choice[];
  colors: readonly Choice[];
  bodies: readonly Choice[];
  hits: readonly Choice[];
  stores: readonly Choice[];
  /** How many more yards there are, in words. */
  otherStores?: string | undefined;
  vin: string;
  engine: string;
  sort?: string | undefined;
  /** Where all filters are gone. */
  clear?: string | undefined;
};

/** A choice with how many cars it stands for. */
const counted = ({ value, text, count, chosen }: Choice) => ({
  value,
  id: `i-since-${value}`,
  current: chosen,
  text: (
    <span>
      {text} <small>{count}</small>
    </span>
  ),
});

/** The filters of results: a GET form whose answer comes in place; at a desk with every choice, in the sheet counted first. */
function FiltersForm(props: FiltersFormProps) {
  const { action, makes, models, years, chosen, errors, vin, engine } = props;
  const words = useCopy(filtersCopy);
  const form = useRef<HTMLFormElement>(null);
  const part = { prefix: "i", chosen, errors };
  const { field, change, follow } = useModels(chosen.make, models);
  const live = useLiveCounts(form, props.found);
  useSheet(form);
  // What was chosen before the script came stays.
  const begin = useEffectEvent(follow);
  useEffect(() => {
    if (!form.current) return;
    form.current.addEventListener("formdata", sendSpecified);
    begin(form.current);
  }, []);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === "text") return;
    if (!isWide()) return live.count();
    event.currentTarget.requestSubmit();
  };
  const facet = (title: string, name: string, choices: readonly Choice[], open = false, more?: ReactNode) =>
    choices.length > 0 && <Facet title={title} name={name} choices={live.of(choices, name)} open={open} more={more} />;
  return (
    <form
      className="filters__body"
      action={action}
      {...mark("swap", "results")}
      ref={form}
      onSubmit={keepSearch}
      onChange={choose}
    >
      <div className="filters__pair filters__pair--cars">
        <MakeField {...part} makes={makes} onChange={(event) => isWide() || change(event.currentTarget)} />
        <ModelField {...part} {...field} />
      </div>
      <div className="filters__pair">
        <YearFields {...part} years={years} />
      </div>
      <div className="filters__pair">
        <ZipField {...part} />
        <DistanceField {...part} />
      </div>
      <RadioSegments
        look="bar"
        shown
        label={words.since}
        name="since"
        options={live.of(props.since, "since").map(counted)}
      />
      {facet(words.color, "color", props.colors, true)}
      {facet(words.body, "body", props.bodies)}
      {facet(words.hit, "hit", props.hits, false, <p className="hint">{words.hitHint}</p>)}
      {facet(
        words.stores,
        "store",
        props.stores,
        false,
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
      <div className="rail__apply">
        <Button block>{words.see(live.found)}</Button>
        {props.clear && (
          <a href={props.clear} {...mark("swap", "results")}>
            {words.clear}
          </a>
        )}
      </div>
    </form>
  );
}

export default defineIsland("filters-form", FiltersForm);
