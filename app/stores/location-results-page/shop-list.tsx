import { useCopy, usePage } from "#app/page.tsx";
import { HighwayShields } from "#app/stores/highway-shields.tsx";
import { directionsUrl, distanceWords, streetLine, telHref } from "#app/stores/place-words.ts";
import { ShopRow } from "#app/stores/shop-row.tsx";
import { YardNow } from "#app/stores/yard-now.tsx";
import { countText } from "#core/count-text.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { copy } from "./copy.ts";
import "#app/stores/locator.css";

type ShopListProps = {
  stores: readonly NearStore[];
  first: number;
  /** How many cars stand in each, by the store's id. */
  cars: Readonly<Record<number, number>>;
  /** Whose measures the visitor knows. */
  from: "US" | "CA";
};

/** Stores nearest first; numbers go on from page to page and match the pins. */
export function ShopList({ stores, first, cars, from }: ShopListProps) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <ol className="shops" start={first}>
      {stores.map(({ store, miles }, at) => {
        const params = { id: store.id, slug: store.slug };
        const count = cars[store.id];
        return (
          <ShopRow
            key={store.id}
            yard={store.id}
            number={first + at}
            name={store.listText}
            href={href("store", params)}
            distance={distanceWords(miles, from, edition)}
            now={<YardNow store={store} />}
            address={streetLine(store)}
            phone={{ display: store.phone1.number, tel: telHref(store.phone1.number).slice(4) }}
            directionsHref={directionsUrl(store)}
            inventory={
              count === undefined
                ? undefined
                : { href: href("storeStock", params), text: words.cars(count, countText(count)) }
            }
          >
            <HighwayShields highways={store.highways.slice(0, 1)} />
          </ShopRow>
        );
      })}
    </ol>
  );
}
