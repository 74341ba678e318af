import { useCopy, usePage } from "#app/page.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarTile, CarTiles } from "#app/vehicle/car-tile.tsx";
import { countText } from "#core/count-text.ts";
import { pastInWords } from "#core/past-words.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { copy } from "./copy.ts";

type ArrivalsProps = { store: Store; arrivals: readonly Vehicle[]; total: number };

/** The newest cars of the yard, how fresh the list is, and the way to all of them. */
export function Arrivals({ store, arrivals, total }: ArrivalsProps) {
  const words = useCopy(copy);
  const { edition, href, now } = usePage();
  return (
    <>
      <h2 className="mb-4" id="arrivals">
        {words.arrivals}
      </h2>
      {!store.services.has("inventory") && <p>{words.noStock}</p>}
      {store.stockReadAt && (
        <p className="muted mb-4">
          {words.read(pastInWords(store.stockReadAt, store.schedule.timeZone, now, edition))}
        </p>
      )}
      {arrivals.length > 0 && (
        <CarTiles>
          {arrivals.map((vehicle) => (
            <CarTile key={vehicle.id} vehicle={vehicle} store={store} />
          ))}
        </CarTiles>
      )}
      {total > 0 && (
        <p className="mt-4">
          <GoLink href={href("storeStock", { id: store.id, slug: store.slug })}>
            {words.allStock(countText(total))}
          </GoLink>
        </p>
      )}
    </>
  );
}
