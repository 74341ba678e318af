import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import placeField from "#app/stores/place-field.island.tsx";
import { radiusWords } from "#app/stores/radius-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Select } from "#app/ui/field.tsx";
import { runsStates, titleTypes } from "#core/car-for-sale.ts";
import { countText } from "#core/count-text.ts";
import { distanceChoices, isUnlimited } from "#core/distance.ts";
import { nameWithState } from "#core/store-names.ts";
import { priceSteps, writeCarAsk } from "./ask.ts";
import { copy } from "./copy.ts";
import type { CarsPage } from "./load.ts";
import "#app/cars-for-sale/lots.css";

/** What most people ask for, the rest one press away. A GET form: with script the list changes in place, without it the page comes again. */
export function CarFilters({ ask, makes, stores, zipError }: CarsPage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const error = zipError && placeError(zipError, ask.place.typed, edition);
  const named = (table: Record<string, Record<"es" | "en", string>>) =>
    Object.entries(table).map(([value, name]) => ({ value, text: name[edition] }));
  const prices = priceSteps.map((step) => ({
    value: String(step),
    text: words.upTo(`$${countText(step)}`),
  }));
  const distances = distanceChoices.map((miles) => ({
    value: String(miles),
    text: isUnlimited(miles) ? words.anyDistance : radiusWords(miles, ask.place.place, edition),
  }));
  const narrowed = Boolean(ask.storeId || ask.runs || ask.title || !isUnlimited(ask.distance));
  return (
    <form className="no-print" action={href("carsForSale")} {...mark("swap", "lots")}>
      <div className="lot-form">
        <Select
          id="v-make"
          name="make"
          label={words.make}
          options={[
            { value: "", text: words.allMakes },
            ...makes.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          defaultValue={ask.makeId || ""}
        />
        <Select
          id="v-max"
          name="max"
          label={words.max}
          options={[{ value: "", text: words.anyPrice }, ...prices]}
          defaultValue={ask.max || ""}
        />
        <Island of={placeField} props={{ id: "v-zip", value: ask.place.typed, error }} />
        <Button look="ink" icon="search">
          {words.search}
        </Button>
      </div>
      <details className="mt-3" open={narrowed}>
        <summary>{words.more}</summary>
        <div className="lot-form mt-3">
          <Select
            id="v-store"
            name="store"
            label={words.store}
            options={[
              { value: "", text: words.allStores },
              ...stores.map(({ store }) => ({
                value: String(store.id),
                text: nameWithState(store.listText, store.state),
              })),
            ]}
            defaultValue={ask.storeId || ""}
          />
          <Select
            id="v-runs"
            name="runs"
            label={words.runs}
            options={[{ value: "", text: words.anyRuns }, ...named(runsStates)]}
            defaultValue={ask.runs}
          />
          <Select
            id="v-title"
            name="title"
            label={words.titleType}
            options={[{ value: "", text: words.anyTitle }, ...named(titleTypes)]}
            defaultValue={ask.title}
          />
          <Select
            id="v-distance"
            name="distance"
            label={words.distance}
            options={distances}
            defaultValue={ask.distance}
          />
        </div>
      </details>
    </form>
  );
}

/** The questions that most people come with, one tap away. */
export function QuickChips({ ask, counts }: CarsPage) {
  const words = useCopy(copy);
  const { href } = usePage();
  const at = (changes: Partial<typeof ask>) =>
    href("carsForSale", {}, { query: writeCarAsk({ ...ask, runs: "", title: "", page: 1, ...changes }) });
  return (
    <Chips label={words.quick} scroll className="mt-4">
      <Chip href={at({})} current={ask.runs === "" && ask.title === ""} swap="lots">
        {words.all(counts.all)}
      </Chip>
      <Chip
        href={at({ runs: "runs-and-drives" })}
        current={ask.runs === "runs-and-drives" && ask.title === ""}
        swap="lots"
      >
        {words.running(counts.running)}
      </Chip>
      <Chip href={at({ title: "clean" })} current={ask.title === "clean" && ask.runs === ""} swap="lots">
        {words.clean(counts.clean)}
      </Chip>
    </Chips>
  );
}
