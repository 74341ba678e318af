import { useEffect, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { defaultFormDistance } from "#core/distance.ts";
import { finderCopy } from "./finder-copy.ts";
import { DistanceField, MakeField, ModelField, YearFields, ZipField } from "./finder-fields.tsx";
import { finderMarkup } from "./finder-markup.ts";
import type { Chosen, Offered } from "./finder-props.ts";
import { fillIn, keepSearch, lastSearch } from "./last-search.ts";
import { sendSpecified } from "./send-specified.ts";
import { useModels } from "./use-models.ts";

export type FinderFormProps = Offered & {
  action: string;
  /** Where those without script get the models of a make. */
  step: string;
  /** Without it the form is empty, and the device puts its last search there. */
  chosen?: Chosen | undefined;
};

const nothing: Chosen = { make: "", model: "0", years: [], zip: "", distance: defaultFormDistance };

/** Make, model, years, place and distance; a GET form. */
function FinderForm({ action, step, makes, models, years, chosen }: FinderFormProps) {
  const words = useCopy(finderCopy);
  const form = useRef<HTMLFormElement>(null);
  const part = { prefix: "f", chosen: chosen ?? nothing };
  const { field, change, follow } = useModels(part.chosen.make, models);
  // What was chosen before the script came stays; else what this device searched for last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!form.current) return;
    form.current.addEventListener("formdata", sendSpecified);
    const last = chosen ? undefined : lastSearch.get();
    follow(form.current, last && fillIn(form.current, last) ? last.model : undefined);
  }, []);
  return (
    <form className="finder__grid" action={action} aria-labelledby="find-h" ref={form} onSubmit={keepSearch}>
      <MakeField {...part} makes={makes} onChange={(event) => change(event.currentTarget)} />
      <ModelField {...part} {...field} step={step} />
      <YearFields {...part} years={years} />
      <ZipField {...part} />
      <DistanceField {...part} />
      <Button>
        <Icon name="search" />{" "}
        <span>
          {words.search}
          <span className="btn__more">{words.cars}</span>
        </span>
      </Button>
    </form>
  );
}

export default defineIsland("finder-form", FinderForm, finderMarkup);
