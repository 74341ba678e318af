import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import type { Town } from "#app/stores/geography/north-america.ts";
import { regionAround } from "#app/stores/geography/region.ts";
import { RegionMap } from "#app/stores/geography/region-map.tsx";
import { listVillages } from "#app/stores/geography/villages.ts";
import { withoutDeadLinks } from "#app/switched-off.ts";
import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { copy } from "./copy.ts";
import "#app/stores/stores.css";

const milesAround = 26;
const regionOfStore = (store: Store) => regionAround(store, milesAround, { width: 400, height: 340 });
/** The towns to name around a store. */
export const listAround = (stock: Stock, store: Store): readonly Town[] => listVillages(stock, regionOfStore(store));

type WhereProps = { store: Store; near: readonly NearStore[]; villages: readonly Town[] };

/** The area around the store, its neighbours as smaller pins, and what the store says of itself. */
export function Where({ store, near, villages }: WhereProps) {
  const words = useCopy(copy);
  const view = usePage();
  const { edition, href } = view;
  const info = withoutDeadLinks(view, store.info[edition]);
  const neighbours = near.filter(({ miles }) => miles < milesAround);
  return (
    <div {...mark("tall", 32)}>
      <h2 className="mb-4">{words.where}</h2>
      <div className="mapbox mapbox--local">
        <RegionMap
          region={regionOfStore(store)}
          villages={villages}
          label={words.mapName(store.city)}
          rings={{ centre: store, miles: [10, 20], metric: store.country === "CA" }}
          pins={[
            {
              place: store,
              href: href("store", { id: store.id, slug: store.slug }),
              name: store.name,
              label: store.listText,
            },
            ...neighbours.map((other) => ({
              place: other.store,
              href: href("store", { id: other.store.id, slug: other.store.slug }),
              name: other.store.name,
              label: other.store.listText,
              small: true,
            })),
          ]}
        />
      </div>
      {info && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported
        <div className="mt-3 stack stack--3" dangerouslySetInnerHTML={{ __html: info }} />
      )}
    </div>
  );
}
