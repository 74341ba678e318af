import type { FinderChoices } from "#app/inventory/finder-choices.ts";
import { chosenOf, type FinderValues, offeredOf } from "#app/inventory/finder-props.ts";
import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { findCopy } from "./find-copy.ts";
import findForm from "./find-form.island.tsx";
import "#app/ui/sign.css";
import "#app/inventory/finder.css";
import "./find-form.css";

type FindFormProps = {
  choices: FinderChoices;
  /** Parts that are asked for most, by name. */
  common: readonly string[];
  values?: FinderValues | undefined;
  typed?: string;
  /** What this place is, in one line. */
  what?: string;
};

/** The one form that searches the stock: part, car, place. */
export function FindForm({ choices, common, values, typed, what }: FindFormProps) {
  const words = useCopy(findCopy);
  const { href, edition, settings } = usePage();
  const props = {
    ...offeredOf(choices, edition, values),
    action: href("inventory"),
    results: href("inventoryResults"),
    saved: href("savedYard"),
    part: settings.switches.partPrices ? href("findPart") : "",
    common,
    chosen: values && chosenOf(values),
    typed,
  };
  return (
    <search className="sign sign--rule finder find-sign">
      <h2 className="sr-only" id="find-h">
        {words.title}
      </h2>
      {what && <p className="find-sign__what">{what}</p>}
      <Island of={findForm} props={props} />
    </search>
  );
}
