import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";
import type { PricePage } from "./load.ts";

/** The stores that have a price list, by state. */
export function StoreSelect({ states, list, wrong }: PricePage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <div className="field f-yard" {...mark("bad", wrong)}>
      <label htmlFor="p-store">{words.yard}</label>
      <select
        className="input"
        id="p-store"
        name="store"
        required={!list}
        defaultValue={list ? String(list.store.id) : ""}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "p-store-err" : undefined}
      >
        {!list && <option value="">{words.chooseYard}</option>}
        {states.map(({ country, state, stateName, stores }) => (
          <optgroup key={`${country}-${state}`} label={stateName[edition]}>
            {stores.map((store) => (
              <option key={store.id} value={store.id}>
                {store.listText}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {wrong && <FieldError id="p-store">{words.wrongYard}</FieldError>}
    </div>
  );
}
