import type { Option } from "#app/ui/options.tsx";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import type { YearList } from "#core/years.ts";
import type { FinderChoices } from "./finder-choices.ts";
import { finderCopy } from "./finder-copy.ts";

/** A search, as the pages know it. */
export type FinderValues = {
  makeId: number;
  modelIds: readonly number[];
  years: YearList;
  /** As people write it. */
  zip: string;
  distance: number;
  /** The models in words, when they are several. */
  modelsName?: string | undefined;
  /** Typed, but no list of years. */
  wrongYears?: string | undefined;
};

/** What the fields show as chosen. */
export type Chosen = {
  make: string;
  model: string;
  years: YearList;
  wrongYears?: string | undefined;
  /** As people write it. */
  zip: string;
  distance: number;
};

/** What the fields offer. The models are empty until a make is chosen. */
export type Offered = {
  makes: readonly Option[];
  models: readonly Option[];
  years: readonly [oldest: number, newest: number];
};

type Choices = FinderChoices["makes"];
const written = { es: new WeakMap<Choices, readonly Option[]>(), en: new WeakMap<Choices, readonly Option[]>() };

/** Written once for each list. */
function optionsOf(choices: Choices, edition: Edition): readonly Option[] {
  const known = written[edition].get(choices);
  if (known) return known;
  const options = choices.map(({ id, name, count }) => ({
    value: String(id),
    text: finderCopy[edition].withCount(name, countText(count)),
  }));
  written[edition].set(choices, options);
  return options;
}

export function offeredOf(choices: FinderChoices, edition: Edition, values?: FinderValues): Offered {
  const models = optionsOf(choices.models, edition);
  const model = values?.modelIds.join(",") ?? "";
  // Several models, or one that is in no yard now, stand above the list.
  const besides =
    model !== "" && !models.some(({ value }) => value === model)
      ? [{ value: model, text: values?.modelsName ?? "" }]
      : [];
  return {
    makes: optionsOf(choices.makes, edition),
    models: besides.length > 0 ? [...besides, ...models] : models,
    years: [choices.oldestYear, choices.newestYear],
  };
}

export const chosenOf = ({ makeId, modelIds, years, wrongYears, zip, distance }: FinderValues): Chosen => ({
  make: makeId ? String(makeId) : "",
  model: modelIds.join(",") || "0",
  years,
  wrongYears,
  zip,
  distance,
});
