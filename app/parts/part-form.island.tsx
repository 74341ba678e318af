import { useEffect, useEffectEvent, useRef } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { DistanceField, MakeField, ModelField, ZipField } from "#app/inventory/finder-fields.tsx";
import type { Chosen, Offered } from "#app/inventory/finder-props.ts";
import { useModels } from "#app/inventory/use-models.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";
import "#app/inventory/finder.css";
import "./parts.css";

type PartFormProps = Pick<Offered, "makes" | "models"> & {
  /** Its own page answers, also those without script who want the models of a make. */
  action: string;
  part: string;
  year: string;
  chosen: Chosen;
  errors: { year?: string | undefined; zip?: string | undefined };
};

/** The part's names, in the page beside the form. */
export const partNamesId = "part-names";

/** Part, make, model, year, place and distance; a GET form. */
function PartForm({ action, part, makes, models, year, chosen, errors }: PartFormProps) {
  const words = useCopy(copy);
  const form = useRef<HTMLFormElement>(null);
  const shared = { prefix: "a", chosen, errors: { zip: errors.zip } };
  const { field, change, follow } = useModels(chosen.make, models);
  // A make that was chosen before the script came.
  const begin = useEffectEvent(follow);
  useEffect(() => {
    if (form.current) begin(form.current);
  }, []);
  return (
    <form className="finder__grid part-form" action={action} aria-labelledby="part-form-h" ref={form}>
      <Field
        id="a-part"
        place="f-part"
        name="part"
        label={words.part}
        placeholder={words.partExample}
        defaultValue={part}
        maxLength={60}
        required
        autoComplete="off"
        list={partNamesId}
      />
      <MakeField {...shared} makes={makes} onChange={(event) => change(event.currentTarget)} />
      <ModelField {...shared} {...field} step={{ formAction: action }} />
      <Field
        id="a-year"
        place="f-year"
        nums
        name="year"
        label={words.year}
        placeholder={words.yearExample}
        defaultValue={year}
        error={errors.year}
        maxLength={60}
        autoComplete="off"
      />
      <ZipField {...shared} />
      <DistanceField {...shared} />
      <Button icon="search">{words.search}</Button>
    </form>
  );
}

export default defineIsland("part-form", PartForm);
