import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { placeError } from "#app/stores/place-copy.ts";
import placeField from "#app/stores/place-field.island.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { yearsText } from "#core/generation.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";
import "#app/parts/parts.css";

const yearId = "part-year";

/** First of all what nobody said, or said wrongly: of which year the car is, and near where. */
export function AskFirst({ address, asksYear, years, modelName }: AnswerPage) {
  const words = useCopy(copy);
  const { edition, path } = usePage();
  const { place, wrongYears } = address;
  const asksPlace = !place.place;
  if (!asksYear && !asksPlace) return null;
  const { year, engine, zip, distance, kind } = writeAddress(address);
  const known = {
    ...(!asksYear && { year }),
    engine,
    ...(!asksPlace && { zip, distance: distance && String(distance) }),
    kind,
  };
  const error = place.wrong && placeError(place.wrong, place.typed, edition);
  return (
    <form className="part-place no-print" action={path.split("?", 1)[0]}>
      {Object.entries(known).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {asksYear &&
        (years.length > 0 ? (
          <Select
            id={yearId}
            name="year"
            label={words.year(modelName)}
            nums
            first={{ value: "", text: words.everyYear }}
            options={years.map((one) => ({
              value: one.from === one.to ? String(one.from) : `${one.from}-${one.to}`,
              text: yearsText(one),
            }))}
          />
        ) : (
          <Field
            id={yearId}
            name="year"
            label={words.year(modelName)}
            nums
            placeholder={words.yearExample}
            defaultValue={wrongYears}
            maxLength={60}
            autoComplete="off"
          />
        ))}
      {asksPlace && <Island of={placeField} props={{ id: "part-zip", value: place.typed, error }} />}
      <Button look="ink">{asksYear ? words.go : words.place}</Button>
    </form>
  );
}
