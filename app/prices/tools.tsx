import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { partCategories, partTypes } from "#core/part.ts";
import { copy } from "./copy.ts";
import { type PriceAsk, type PricePage, writeAsk } from "./load.ts";
import { NearestForm } from "./nearest.tsx";

/** The stores that have a price list, by state. */
function StoreSelect({ states, list, wrong }: PricePage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <div className="field f-yard" data-bad={wrong ? "" : undefined}>
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

/** The search field with the choice of store, and the chips of vehicle and category. */
export function PriceTools(page: PricePage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { ask, list } = page;
  const at = (changes: Partial<PriceAsk>) =>
    href("partPricing", {}, { query: writeAsk(list?.store.id, { type: ask.type, list: ask.list, ...changes }) });
  return (
    <div className="price-tools">
      <form className="find-bar find-bar--price" action={href("partPricing")} data-swap="price-list">
        <Field
          id="p-q"
          name="q"
          type="search"
          label={words.search}
          placeholder={words.example}
          defaultValue={ask.q}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
        />
        <StoreSelect {...page} />
        {ask.type === "PU/VAN" && <input type="hidden" name="type" value="pickup" />}
        {ask.list.length > 0 && <input type="hidden" name="list" value={ask.list.join(",")} />}
        <Button look="ink" icon="search" aria-label={words.submit}>
          <span className="word">{words.submit}</span>
        </Button>
      </form>
      {list && (
        <details className="price-other no-print">
          <summary>{words.otherYard}</summary>
          <NearestForm {...page} />
        </details>
      )}
      {list && (
        <div className="price-chips">
          <Chips label={words.vehicle}>
            {(["CAR", "PU/VAN"] as const).map((type) => (
              <Chip key={type} href={at({ ...ask, type })} current={type === ask.type}>
                {partTypes[type][edition]}
              </Chip>
            ))}
          </Chips>
          <Chips label={words.categories} scroll>
            {[
              <Chip key="all" href={at({})} current={!ask.category && ask.q === ""}>
                {words.all}
              </Chip>,
              ...list.categories.map((category) => (
                <Chip key={category} href={at({ category })} current={category === ask.category}>
                  {partCategories[category][edition]}
                </Chip>
              )),
            ]}
          </Chips>
        </div>
      )}
    </div>
  );
}
