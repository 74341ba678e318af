import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";
import type { FinderChoices } from "./finder-choices.ts";
import finderForm from "./finder-form.island.tsx";
import { chosenOf, type FinderValues, offeredOf } from "./finder-props.ts";

type FinderProps = {
  choices: FinderChoices;
  values?: FinderValues;
  title?: string;
};

/** The inventory form: make, model, years, postal code, distance. */
export function Finder({ choices, values, title }: FinderProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const props = {
    ...offeredOf(choices, edition, values),
    action: href("inventoryResults"),
    step: href("inventory"),
    chosen: values && chosenOf(values),
  };
  return (
    <section className="sign sign--rule finder" aria-labelledby="find-h">
      <div className="finder__head">
        <h2 id="find-h">{title ?? words.heading}</h2>
        <GoLink href={href("inventoryResults", {}, { query: { since: 7 } })}>{words.thisWeek}</GoLink>
      </div>
      <Island of={finderForm} props={props} />
    </section>
  );
}
