import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { defaultFormDistance } from "#core/distance.ts";
import { copy } from "./copy.ts";
import type { FinderChoices } from "./finder-choices.ts";
import {
  DistanceField,
  type FinderErrors,
  type FinderValues,
  MakeField,
  ModelField,
  YearFields,
  ZipField,
} from "./finder-fields.tsx";
import { SmartBox } from "./smart-box.tsx";

export const noFinderValues: FinderValues = {
  makeId: 0,
  modelIds: [],
  years: [],
  zip: "",
  distance: defaultFormDistance,
};

type FinderProps = {
  choices: FinderChoices;
  values?: FinderValues;
  errors?: FinderErrors;
  title?: string;
  /** On the home page it hangs under the sign; elsewhere it stands alone. */
  hanging?: boolean;
  /** What was typed into the line. */
  typed?: string;
};

/** The inventory form: make, model, years, postal code, distance; and one line for those who would rather type. */
export function Finder({ choices, values, errors = {}, title, hanging = false, typed = "" }: FinderProps) {
  const words = useCopy(copy);
  const { href } = usePage();
  const part = { prefix: "f", choices, values: values ?? noFinderValues, errors };
  return (
    <section className={`sign sign--rule finder${hanging ? "" : " finder--page"}`} aria-labelledby="find-h">
      <form
        action={href("inventoryResults")}
        data-enhance="finder"
        data-models={href("inventory")}
        data-recall={values ? undefined : ""}
        aria-labelledby="find-h"
      >
        <div className="finder__head">
          <h2 id="find-h">{title ?? words.heading}</h2>
          <GoLink href={href("inventoryResults", {}, { query: { since: 7 } })}>{words.thisWeek}</GoLink>
        </div>
        <div className="finder__grid">
          <MakeField {...part} />
          <ModelField {...part} step={href("inventory")} />
          <YearFields {...part} />
          <ZipField {...part} />
          <DistanceField {...part} />
          <Button>
            <Icon name="search" />{" "}
            <span>
              {words.search}
              <span className="btn__more">{words.cars}</span>
            </span>
          </Button>
        </div>
      </form>
      <SmartBox typed={typed} />
    </section>
  );
}
