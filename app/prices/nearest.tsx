import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import placeField from "#app/stores/place-field.island.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { Button } from "#app/ui/button.tsx";
import { placeError } from "#app/ui/place-copy.ts";
import { writeAsk } from "./ask.ts";
import { copy } from "./copy.ts";
import type { PriceList, PricePage } from "./load.ts";

/** A place leads to the nearest yard's prices; what was looked for goes along. */
export function NearestForm({ ask, near, list }: PricePage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const error = near.wrong && placeError(near.wrong, near.typed, edition);
  const kept = Object.entries(writeAsk(undefined, ask)).filter(([, value]) => value !== undefined && value !== "");
  return (
    <form className="find-bar find-bar--two" action={href("partPricing")}>
      <Island of={placeField} props={{ id: "p-zip", required: true, value: list ? "" : near.typed, error }} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look="ink">{words.nearestSubmit}</Button>
    </form>
  );
}

/** How far the yard is that the list is of, for whoever asked by place. */
export function NearestLine({ near, list }: { near: PricePage["near"]; list: PriceList }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (near.miles === undefined) return null;
  const distance = distanceWords(near.miles, list.store.country, edition);
  return <p className="mt-4">{words.nearest(list.store.name, near.name, distance)}</p>;
}
