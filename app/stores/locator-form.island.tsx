import { defineIsland } from "#app/define-island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { distanceChoices, isUnlimited, milesToKilometres } from "#core/distance.ts";
import { locatorCopy } from "./locator-copy.ts";
import { PlaceField } from "./place-field.tsx";
import "./locator.css";

export type LocatorFormProps = {
  action: string;
  /** Code and name of each kind of yard. */
  divisions: readonly (readonly [code: string, name: string])[];
  place?: string | undefined;
  division: string;
  miles: number;
  error?: string | undefined;
  /** The id of the part of the page that the answer replaces; without it the answer is a page of its own. */
  swap?: string | undefined;
};

/** One field for place, the kind of yard and the distance; a GET form whose query becomes the results' own address. */
function LocatorForm({ action, divisions, place, division, miles, error, swap }: LocatorFormProps) {
  const words = useCopy(locatorCopy);
  // A pin of the overview asks for just so many miles as its yards are apart.
  const choices = [...new Set([...distanceChoices, miles])].sort((a, b) => a - b);
  const distances = choices.map((choice) => ({
    value: String(choice),
    text: isUnlimited(choice) ? words.anywhere : words.within(choice, Math.round(milesToKilometres(choice))),
  }));
  const kinds = [{ value: "All", text: words.everyDivision }, ...divisions.map(([value, text]) => ({ value, text }))];
  return (
    <form className="locate" action={action} {...mark("swap", swap)}>
      <PlaceField id="locate-place" label={words.place} value={place} error={error} required />
      {divisions.length > 1 && (
        <Select id="locate-division" name="div" label={words.division} options={kinds} defaultValue={division} />
      )}
      <Select
        id="locate-distance"
        name="distance"
        label={words.distance}
        options={distances}
        defaultValue={String(miles)}
      />
      <Button look="ink" icon="search">
        {words.search}
      </Button>
    </form>
  );
}

export default defineIsland("locator-form", LocatorForm);
