import type { Option } from "#app/ui/options.tsx";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { once } from "#core/once.ts";
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
const optionsIn = (edition: Edition) =>
  once((choices: Choices): readonly Option[] =>
    choices.map(({ id, name, count }) => ({
      value: String(id),
      text: finderCopy[edition].withCount(name, countText(count)),
    })),
  );
const optionsOf = { es: optionsIn("es"), en: optionsIn("en") };

export function offeredOf(choices: FinderChoices, edition: Edition, values?: FinderValues): Offered {
  const models = optionsOf[edition](choices.models);
  const model = values?.modelIds.join(",") ?? "";
  // Several models, or one that is in no yard now, stand above the list.
  const besides =
    model !== "" && !models.some(({ value }) => value === model)
      ? [{ value: model, text: values?.modelsName ?? "" }]
      : [];
  return {
    makes: optionsOf[edition](choices.makes),
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
