import { SaveYard } from "#app/offline/save-yard.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { HighwayShields } from "#app/stores/highway-shields.tsx";
import { cityLine, directionsUrl, streetLine, telHref } from "#app/stores/place-words.ts";
import { YardNow } from "#app/stores/yard-now.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import type { Phone, Store } from "#core/store.ts";
import { copy } from "./copy.ts";
import "#app/stores/stores.css";

function PhoneLine({ phone }: { phone: Phone }) {
  const { edition } = usePage();
  return (
    <>
      <br />
      {phone.label[edition] && `${phone.label[edition]}: `}
      <a className="nums whole-name" href={telHref(phone.number)}>
        {phone.number}
      </a>
    </>
  );
}

/** The store's sign over its page. */
export function StoreSign({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Sign kind="guide" className="store-top mt-2">
      <div className="stack stack--3">
        <h1>{store.name}</h1>
        <p className="lead on-sign">
          <YardNow store={store} shop />
        </p>
        <address className="addr">
          {streetLine(store)}
          <br />
          {cityLine(store)}
          {store.phone1.number && <PhoneLine phone={store.phone1} />}
          {store.phone2.number && <PhoneLine phone={store.phone2} />}
        </address>
        <HighwayShields highways={store.highways} />
      </div>
      <Buttons>
        <LinkButton icon="directions" href={directionsUrl(store)} rel="external">
          {words.directions}
        </LinkButton>
        {store.services.has("inventory") && (
          <LinkButton look="line" icon="search" href={href("storeStock", { id: store.id, slug: store.slug })}>
            {words.stock}
          </LinkButton>
        )}
        {store.services.has("partpricing") && (
          <LinkButton look="line" icon="tag" href={href("partPricing", {}, { query: { store: store.id } })}>
            {words.pricesLink}
          </LinkButton>
        )}
        <SaveYard store={store} />
      </Buttons>
    </Sign>
  );
}
