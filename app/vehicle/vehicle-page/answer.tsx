import { AddButton } from "#app/list/add-button.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { writeAsk } from "#app/prices/ask.ts";
import { cityLine, directionsUrl, streetLine, telHref } from "#app/stores/place-words.ts";
import { YardNow } from "#app/stores/yard-now.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { RowPlaque } from "#app/vehicle/row-plaque.tsx";
import { partTypeOf } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { type Vehicle, vehicleName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import "#app/vehicle/answer.css";

/** What was asked: which row of which yard, when it closes, and how to get there. */
export function Answer({ vehicle, store }: { vehicle: Vehicle; store: Store }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const prices = writeAsk(store.id, { type: partTypeOf(vehicle.body) });
  return (
    <section className="car-answer" aria-label={words.where}>
      {vehicle.row && <RowPlaque row={vehicle.row} size="xl" />}
      <Sign kind="guide" small className="car-answer__yard">
        <h2>
          <a href={href("store", { id: store.id, slug: store.slug })}>{store.listText}</a>
        </h2>
        <p className="car-answer__until">
          <YardNow store={store} shop apart />
        </p>
        <address>
          {streetLine(store)}, <span className="whole-name">{cityLine(store)}</span>{" "}
          {store.phone1.number && (
            <a className="nums whole-name" href={telHref(store.phone1.number)}>
              {store.phone1.number}
            </a>
          )}
        </address>
      </Sign>
      <div className="car-answer__acts">
        <LinkButton icon="directions" href={directionsUrl(store)} rel="external">
          {words.directions}
        </LinkButton>
        {store.services.has("partpricing") && (
          <LinkButton look="ink" icon="tag" href={href("partPricing", {}, { query: prices })}>
            {words.prices}
          </LinkButton>
        )}
        <AddButton name={vehicleName(vehicle)} store={store} vehicle={vehicle} />
      </div>
    </section>
  );
}
