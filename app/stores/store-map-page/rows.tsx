import { useCopy, usePage } from "#app/page.tsx";
import type { StoreMap } from "#core/store-map.ts";
import { copy } from "./copy.ts";
import type { Mark } from "./plan.tsx";

/** Every row by zone, for those who do not see the map; each is a link that marks it. */
export function RowsInWords({ map, mark }: { map: StoreMap; mark: Mark }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <section className="no-print" aria-labelledby="rows">
      <h2 id="rows">{words.text}</h2>
      <p className="mt-2">{words.gate(map.gate)}</p>
      <p className="muted">{words.textNote}</p>
      {map.zones.map((zone) => {
        const rows = map.rows.filter((row) => row.zone === zone.code);
        return (
          <section className="mt-5" key={zone.code} aria-labelledby={`zone-${zone.code}`}>
            <h3 id={`zone-${zone.code}`}>{words.zone(zone.name[edition], rows.length)}</h3>
            <ul className="rows mt-2">
              {rows.map(({ row }) => (
                <li key={row}>
                  <a
                    href={href("storeMap", { id: map.storeId }, { query: { row, section: zone.code }, hash: "main" })}
                    aria-label={words.rowOf(row)}
                    aria-current={mark.row === row && mark.section === zone.code ? "true" : undefined}
                  >
                    {row}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
