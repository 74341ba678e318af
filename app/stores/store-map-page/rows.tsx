import { writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { rowAddresses } from "#app/yard/row-address.ts";
import { copy } from "./copy.ts";
import type { MapPage } from "./load.ts";
import "#app/stores/maps.css";
import "#app/yard/yard-page.css";

/** Every row by zone, for those who do not see the yard; each is a link that marks it. */
export function RowsInWords({ store, map, yard, search }: MapPage) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { sketch, row: marked } = yard;
  const addresses = rowAddresses(
    href("storeMap", { id: store.id }, { query: search ? writeSearch(search) : {} }),
    sketch,
  );
  return (
    <section className="written no-print" aria-labelledby="rows">
      <h2 id="rows">{words.text}</h2>
      <p className="mt-2">
        {words.gate(map.gate)} {words.textNote}
      </p>
      <div className="written__in">
        {sketch.zones.map(([code, name], zone) => {
          const rows = sketch.rows.flatMap((row, number) => (row[1] === zone ? [{ row, number }] : []));
          return (
            <section key={code} aria-labelledby={`zone-${zone}`}>
              <h3 id={`zone-${zone}`}>{words.zone(name, rows.length)}</h3>
              <ul className="rows">
                {rows.map(({ row: [label, , , cars, lit], number }) => (
                  <li key={label}>
                    <a
                      className={lit > 0 ? "is-lit" : undefined}
                      href={addresses[number]}
                      aria-label={
                        lit > 0
                          ? words.rowLit(label, words.cars(cars, String(cars)), lit)
                          : words.rowCars(label, words.cars(cars, String(cars)))
                      }
                      aria-current={number === marked ? "true" : undefined}
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}
