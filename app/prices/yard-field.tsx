import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import placeField from "#app/stores/place-field.island.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";
import type { PricePage } from "./load.ts";
import "#app/ui/field.css";
import "./prices.css";

/** The stores that have a price list, by state. */
function StoreSelect({ states, list }: PricePage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <div className="field f-yard">
      <label htmlFor="p-store">{words.yard}</label>
      <select className="input" id="p-store" name="store" defaultValue={String(list.store?.id)}>
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
    </div>
  );
}

/** A place, whose nearest yard's prices come. */
function NearestYard({ near, wrong, wrongYard }: PricePage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const error = near.wrong && placeError(near.wrong, near.typed, edition);
  return (
    <div className="price-place" {...mark("bad", wrong)}>
      <Island of={placeField} props={{ id: "p-zip", example: words.nearestExample, value: near.typed, error }} />
      <Button look="line">{words.nearestSubmit}</Button>
      {wrong && <FieldError id="p-store">{words.wrongYard(wrongYard || words.thatYard)}</FieldError>}
    </div>
  );
}

/** Whose prices these are, in the form that searches them: a yard of the list, or the way to one. */
export const YardField = (page: PricePage) => (page.list.store ? <StoreSelect {...page} /> : <NearestYard {...page} />);
