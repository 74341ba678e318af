import { useCopy, usePage } from "#app/page.tsx";
import { regionAround } from "#app/stores/geography/region.ts";
import { RegionMap } from "#app/stores/geography/region-map.tsx";
import type { Store } from "#core/store.ts";
import type { NearStore } from "#stock/stores.ts";
import { copy } from "./copy.ts";

const milesAround = 26;

/** The area around the store, its neighbours as smaller pins, and what the store says of itself. */
export function Where({ store, near }: { store: Store; near: readonly NearStore[] }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const neighbours = near.filter(({ miles }) => miles < milesAround);
  return (
    <div>
      <h2 className="mb-4">{words.where}</h2>
      <div className="mapbox mapbox--local">
        <RegionMap
          region={regionAround(store, milesAround, { width: 400, height: 340 })}
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
      {store.info[edition] && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported
        <div className="mt-3 stack stack--3" dangerouslySetInnerHTML={{ __html: store.info[edition] }} />
      )}
    </div>
  );
}
