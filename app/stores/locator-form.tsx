import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { PlaceField } from "#app/ui/place-field.tsx";
import { distanceChoices, isUnlimited, milesToKilometres } from "#core/distance.ts";
import type { Division } from "#core/store.ts";
import { locatorCopy } from "./locator-copy.ts";

export const defaultLocatorDistance = 100;

type LocatorFormProps = {
  divisions: readonly Division[];
  place?: string;
  division?: string;
  miles?: number;
  error?: string | undefined;
  /** The id of the part of the page that the answer replaces; without it the answer is a page of its own. */
  swap?: string;
};

/** One field for place, the kind of yard and the distance; a GET form whose query becomes the results' own address. */
export function LocatorForm({ divisions, place, division = "All", miles, error, swap }: LocatorFormProps) {
  const words = useCopy(locatorCopy);
  const { href } = usePage();
  const distances = distanceChoices.map((choice) => ({
    value: String(choice),
    text: isUnlimited(choice) ? words.anywhere : words.within(choice, Math.round(milesToKilometres(choice))),
  }));
  const kinds = [
    { value: "All", text: words.everyDivision },
    ...divisions.map(({ code, name }) => ({ value: code, text: name })),
  ];
  return (
    <form className="find-bar locate mb-5" action={href("locationResults")} data-swap={swap} data-enhance="place">
      <PlaceField id="locate-place" label={words.place} defaultValue={place} error={error} required />
      {divisions.length > 1 && (
        <Select id="locate-division" name="div" label={words.division} options={kinds} defaultValue={division} />
      )}
      <Select
        id="locate-distance"
        name="distance"
        label={words.distance}
        options={distances}
        defaultValue={String(miles ?? defaultLocatorDistance)}
      />
      <Button look="ink" icon="search">
        {words.search}
      </Button>
    </form>
  );
}
