import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import type { MakeCount } from "#stock/vehicles.ts";
import { copy } from "./copy.ts";
import "#app/stores/stores.css";

/** A make's models with counts; each leads to its cars at this store. */
export function MakeList({ make, store }: { make: MakeCount; store: Store }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const to = (modelIds: number[]) =>
    href(
      "inventoryResults",
      {},
      { query: writeSearch({ ...emptySearch, makeId: make.id, modelIds, storeIds: [store.id] }) },
    );
  return (
    <section className="state" id={`make-${make.id}`} aria-labelledby={`make-${make.id}-name`}>
      <h3 id={`make-${make.id}-name`}>
        <a href={to([])} aria-label={words.all(make.name)}>
          {make.name}
        </a>{" "}
        <small>{make.count}</small>
      </h3>
      <ul className="models">
        {make.models.map((model) => (
          <li key={model.id}>
            <a href={to([model.id])}>{model.name}</a> <span className="muted">{model.count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
