import { type FinderChoices, finderChoices } from "#app/inventory/finder-choices.ts";
import { chosenOf, offeredOf } from "#app/inventory/finder-props.ts";
import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import ownCar from "#app/vin/own-car.island.tsx";
import { writeYears } from "#core/years.ts";
import type { Stock } from "#stock/stock.ts";
import type { PartAddress } from "./ask.ts";
import { copy } from "./copy.ts";
import partForm, { partNamesId } from "./part-form.island.tsx";
import "#app/inventory/finder.css";
import "#app/ui/sign.css";

export type PartFormData = {
  part: string;
  makeId: number;
  modelId: number;
  address: PartAddress;
  choices: FinderChoices;
  modelName: string;
};

export function loadPartForm(
  stock: Stock,
  asked: Pick<PartFormData, "part" | "makeId" | "modelId" | "address">,
): PartFormData {
  return {
    ...asked,
    choices: finderChoices(stock, asked.makeId),
    modelName: stock.catalog.findModel(asked.modelId)?.name ?? "",
  };
}

type PartFormProps = {
  form: PartFormData;
  title: string;
  /** Of the parts: a browser offers them while one types, with or without script. */
  names?: readonly string[];
};

export function PartForm({ form, title, names = [] }: PartFormProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { address, makeId, modelId, choices } = form;
  const { place, distance, years, wrongYears } = address;
  const values = {
    makeId,
    modelIds: modelId ? [modelId] : [],
    modelsName: form.modelName,
    years: [],
    zip: place.typed,
    distance,
  };
  const { makes, models } = offeredOf(choices, edition, values);
  const props = {
    action: href("findPart"),
    part: form.part,
    makes,
    models,
    year: wrongYears ?? writeYears(years),
    chosen: chosenOf(values),
    errors: {
      year: wrongYears === undefined ? undefined : words.wrongYear,
      zip: place.wrong && placeError(place.wrong, place.typed, edition),
    },
  };
  return (
    <section className="sign sign--rule finder no-print" aria-labelledby="part-form-h" id="part-form">
      <div className="finder__head">
        <h2 id="part-form-h">{title}</h2>
      </div>
      <Island of={partForm} props={props} />
      {makeId === 0 && <Island of={ownCar} props={{ to: href("findPart"), reads: ["make", "model", "year"] }} />}
      <datalist id={partNamesId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  );
}
