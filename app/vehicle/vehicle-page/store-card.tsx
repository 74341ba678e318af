import { useCopy, usePage } from "#app/page.tsx";
import { cityLine, directionsUrl, streetLine, telHref } from "#app/stores/place-words.ts";
import { TodayHours } from "#app/stores/today-hours.tsx";
import { YardNow } from "#app/stores/yard-now.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";

/** The store's green sign: open or not, today's hours, where, and how to get there. */
export function StoreCard({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Sign kind="guide" small className="store-card">
      <h2>{store.name}</h2>
      <p>
        <YardNow store={store} shop />
      </p>
      <TodayHours store={store} />
      <address>
        {streetLine(store)}
        <br />
        {cityLine(store)}
        <br />
        <a className="nums" href={telHref(store.phone1.number)}>
          {store.phone1.number}
        </a>
      </address>
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
