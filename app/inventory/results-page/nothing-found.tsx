import type { NeverSold } from "#app/inventory/never-sold.ts";
import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { radiusWords } from "#app/stores/radius-words.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { countText } from "#core/count-text.ts";
import { isUnlimited } from "#core/distance.ts";
import { copy } from "./copy.ts";
import type { Instead, Offer } from "./instead.ts";
import "#app/inventory/inventory.css";

type Nothing = { instead: Instead; search: InventorySearch; never: NeverSold | undefined };

/** An honest empty result: what is near to it, with how many there are, and nothing that is not there. */
export function NothingFound({ instead, search, never }: Nothing) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const to = ({ search }: Offer) => href("inventoryResults", {}, { query: writeSearch(search) });
  const count = (n: number) => words.cars(countText(n));
  const { farther, unfiltered, years, models } = instead;
  // A yard that is offered with its cars is not named again without them.
  const stores = instead.stores.filter(({ store }) => !farther.some((offer) => offer.store === store));
  const from = search.place.place?.country ?? "US";
  const near = search.place.code !== "" && !isUnlimited(search.distance);
  const none = near
    ? words.foundNoneNear(radiusWords(search.distance, search.place.place, edition), search.place.name)
    : words.foundNone;
  return (
    <div className="instead">
      <Empty
        title={never?.title ?? none}
        ways={
          (never || unfiltered) && (
            <>
              {never?.meant.map(({ modelId, text }) => (
                <GoLink
                  key={modelId}
                  href={href("inventoryResults", {}, { query: writeSearch({ ...search, modelIds: [modelId] }) })}
                >
                  {text}
                </GoLink>
              ))}
              {unfiltered && <GoLink href={to(unfiltered)}>{words.withoutFilters(countText(unfiltered.count))}</GoLink>}
            </>
          )
        }
      >
        {never && <p>{never.text}</p>}
      </Empty>
      {farther.length > 0 && (
        <GuideSign
          id="farther-h"
          title={search.makeId || search.modelIds.length > 0 ? words.farther : words.fartherAny}
          lines={farther.map((offer) => ({
            href: to(offer),
            name: offer.store.listText,
            note: count(offer.count),
            distance: offer.miles === null ? undefined : distanceWords(offer.miles, from, edition),
          }))}
        />
      )}
      {years.length > 0 && (
        <section aria-labelledby="years-h">
          <h2 id="years-h">{words.nearYears}</h2>
          <Chips label={words.nearYears}>
            {years.map((offer) => (
              <Chip key={offer.year} href={to(offer)} swap="results">
                {offer.year} <small className="chip__count nums">{countText(offer.count)}</small>
              </Chip>
            ))}
          </Chips>
        </section>
      )}
      {models.length > 0 && (
        <section aria-labelledby="models-h">
          <h2 id="models-h">{words.otherModels(instead.make)}</h2>
          <Chips label={words.otherModels(instead.make)}>
            {models.map((offer) => (
              <Chip key={offer.name} href={to(offer)} swap="results">
                {offer.name} <small className="chip__count nums">{countText(offer.count)}</small>
              </Chip>
            ))}
          </Chips>
        </section>
      )}
      {stores.length > 0 && (
        <GuideSign
          id="near-h"
          title={words.nearStores}
          lines={stores.map(({ store, miles }) => ({
            href: href("store", { id: store.id, slug: store.slug }),
            name: store.listText,
            distance: distanceWords(miles, from, edition),
          }))}
        />
      )}
    </div>
  );
}
