import { useCopy, usePage } from "#app/page.tsx";
import { cityLine, directionsUrl, streetLine } from "#app/stores/place-words.ts";
import { StoreNow } from "#app/stores/store-now.tsx";
import { TodayHours } from "#app/stores/today-hours.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";
import "#app/stores/store-card.css";

/** The yard that sells the car; its phone stands beside the title. */
export function SellerCard({ car, store }: { car: CarForSale; store: Store }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Sign kind="guide" small className="store-card">
      <h2>{words.callTitle(store.name)}</h2>
      <p>
        <StoreNow schedule={store.schedule} />
      </p>
      <TodayHours store={store} />
      <address>
        {streetLine(store)}
        <br />
        {cityLine(store)}
      </address>
      <p>
        {words.mention(car.stockNumber || String(car.id))}
        {chainFacts().rules.holdsParts === false && ` ${words.notHeld}`}
      </p>
      <Buttons>
        <LinkButton icon="directions" href={directionsUrl(store)} rel="external">
          {words.directions}
        </LinkButton>
        <LinkButton look="line" href={href("store", { id: store.id, slug: store.slug })}>
          {words.seeStore}
        </LinkButton>
      </Buttons>
    </Sign>
  );
}
