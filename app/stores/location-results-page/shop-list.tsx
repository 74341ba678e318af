import { useCopy, usePage } from "#app/page.tsx";
import { addressLine, directionsUrl, distanceWords } from "#app/stores/place-words.ts";
import { ShopRow } from "#app/stores/shop-row.tsx";
import { YardNow } from "#app/stores/yard-now.tsx";
import { phoneDigits, services } from "#core/store.ts";
import type { NearStore } from "#stock/stores.ts";
import { copy } from "./copy.ts";

/** Stores nearest first; numbers go on from page to page and match the pins. */
export function ShopList({ stores, first }: { stores: readonly NearStore[]; first: number }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <ol className="shops" start={first}>
      {stores.map(({ store, miles }, at) => {
        const params = { id: store.id, slug: store.slug };
        return (
          <ShopRow
            key={store.id}
            number={first + at}
            name={store.listText}
            href={href("store", params)}
            distance={distanceWords(miles, store.country, edition)}
            now={<YardNow store={store} />}
            address={addressLine(store)}
            phone={{ display: store.phone1.number, tel: `+1${phoneDigits(store.phone1.number)}` }}
            directionsHref={directionsUrl(store)}
            inventoryHref={store.services.has("inventory") ? href("storeStock", params) : undefined}
          >
            {store.services.size > 0 && (
              <span className="muted">
                <span className="sr">{words.services}: </span>
                {[...store.services].map((service) => services[service][edition]).join(" · ")}
              </span>
            )}
          </ShopRow>
        );
      })}
    </ol>
  );
}
