import { isNarrow } from "#app/follows/is-narrow.ts";
import { useTellMe } from "#app/follows/tell-me.tsx";
import { type InventorySearch, searchKey, withChanges, writeSearch } from "#app/inventory/search.ts";
import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Chips, FilterChip } from "#app/ui/chip.tsx";
import { countText } from "#core/count-text.ts";
import { copy } from "./copy.ts";
import { isWrong } from "./is-wrong.ts";
import lastVisit from "./last-visit.island.tsx";
import type { Results } from "./load.ts";
import viewSwitch from "./view-switch.island.tsx";
import "#app/inventory/results.css";
import { Icon } from "#app/ui/icon.tsx";
import { type VehicleOrder, vehicleOrders } from "#stock/vehicle-order.ts";

/** The order of the cars: one line that opens, each order a link. */
function SortMenu({ search }: { search: InventorySearch }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const link = (order: VehicleOrder) =>
    href("inventoryResults", {}, { query: writeSearch(withChanges(search, { sort: order })) });
  return (
    <details className="sort" name="results">
      <summary>
        <Icon name="order" /> <span className="sr-only">{words.sort}: </span>
        <span>{words.sortBy[search.sort]}</span>
      </summary>
      <ul>
        {vehicleOrders.map((order) => (
          <li key={order}>
            <a
              href={link(order)}
              aria-current={order === search.sort ? "true" : undefined}
              {...mark("swap", "results")}
            >
              {words.sortBy[order]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How many cars in how many yards; or why there are none. */
function Count(results: Results) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { search, total, stores } = results;
  if (total > 0)
    return (
      <div className="found">
        <p {...mark("announce")}>
          <b {...mark("found")}>{words.cars(countText(total))}</b>{" "}
          <span className="found__in">{words.inStores(countText(stores))}</span>
        </p>
        <Island
          of={lastVisit}
          props={{
            search: searchKey(search),
            name: results.title,
            href: href("inventoryResults", {}, { query: new URLSearchParams(searchKey(search)) }),
            ids: results.newestIds,
            total: countText(total),
          }}
        />
      </div>
    );
  return (
    <p className="found" {...mark("announce")}>
      {isWrong(results) && words.notSearched}
      <b hidden={isWrong(results)} {...mark("found")}>
        {words.cars("0")}
      </b>
    </p>
  );
}

/** What was searched, which for the ear names its place too; how many there are, what narrows it, in which order and how it is shown: one line. */
export function ResultsHead(results: Results) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { applied, search, heading, title, total } = results;
  const tellMe = useTellMe(new URLSearchParams(searchKey({ ...search, since: null })));
  const chips = [
    ...applied.map(({ name, without }) => (
      <FilterChip
        key={name}
        name={name}
        href={href("inventoryResults", {}, { query: writeSearch(without) })}
        swap="results"
      />
    )),
    !isWrong(results) && isNarrow(search) && tellMe,
  ].filter(Boolean);
  return (
    <div className="wrap wrap--wide results-head">
      <h1>
        {heading}
        {title.startsWith(heading) && <span className="sr-only">{title.slice(heading.length)}</span>}
      </h1>
      <Count {...results} />
      {chips.length > 0 && (
        <Chips label={words.active} className="results-head__chips">
          {chips}
        </Chips>
      )}
      {total > 1 && <SortMenu search={search} />}
      {total > 0 && <Island of={viewSwitch} props={{}} />}
    </div>
  );
}
