import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { countText } from "#core/count-text.ts";
import { copy } from "./copy.ts";
import type { NamedCar } from "./vin-car.ts";

type Props = { shown: NamedCar; models: readonly { id: number; name: string; count: number }[]; zip: string };

/** The maker is known and the year is likely: the model is asked for. */
export function ModelQuestion({ shown: { make, car }, models, zip }: Props) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <section className="vin-unknown" aria-labelledby="vin-unknown-h">
      <h2 id="vin-unknown-h">{words.unknownTitle}</h2>
      <p>{words.unknownText}</p>
      <dl className="vin-unknown__facts">
        <div className={car.makeSure ? undefined : "is-may"}>
          <dt>{car.makeSure ? words.says : words.likely}</dt>
          <dd>{make}</dd>
        </div>
        <div className="is-may">
          <dt>{words.likely}</dt>
          <dd>{car.year}</dd>
        </div>
      </dl>
      <form action={href("vin")}>
        <input type="hidden" name="make" value={car.makeId} />
        {zip !== "" && <input type="hidden" name="zip" value={zip} />}
        <Select
          id="vin-model"
          name="model"
          label={words.whichModel}
          required
          first={{ value: "", text: words.chooseModel }}
          options={models.map(({ id, name, count }) => ({
            value: String(id),
            text: `${name} (${countText(count)})`,
          }))}
        />
        <Field
          id="vin-year"
          name="year"
          label={words.year}
          nums
          inputMode="numeric"
          defaultValue={car.year}
          maxLength={4}
        />
        <Button>{words.goOn}</Button>
      </form>
    </section>
  );
}
