import { type InventorySearch, withChanges, writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type VehicleOrder, vehicleOrders } from "#stock/vehicle-order.ts";
import { copy } from "./copy.ts";
import "#app/inventory/results.css";

/** The order of the cars: one line that opens, each order a link. */
export function SortMenu({ search }: { search: InventorySearch }) {
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
