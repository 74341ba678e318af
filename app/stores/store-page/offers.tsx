import { useCopy, usePage } from "#app/page.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { StoreNow } from "#app/stores/store-now.tsx";
import { Week } from "#app/stores/week.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { findCarBuyingRegion, listPapers } from "#content/car-buying-lines.ts";
import { chainFacts, deskPhone } from "#content/chain-facts.ts";
import type { CarForSale } from "#core/car-for-sale.ts";
import { currencyOf, wholeMoney } from "#core/money.ts";
import { pastInWords } from "#core/past-words.ts";
import type { Store } from "#core/store.ts";
import { vehicleName } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import "#app/ui/lines.css";

export function StorePrices({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { edition, href, now } = usePage();
  const updated = store.pricesUpdatedAt;
  return (
    <div>
      <h2 className="mb-4">{words.prices}</h2>
      <p>{words.pricesText}</p>
      {updated && (
        <p className="muted">{words.pricesUpdated(pastInWords(updated, store.schedule.timeZone, now, edition))}</p>
      )}
      <p className="mt-2">
        <GoLink href={href("partPricing", {}, { query: { store: store.id } })} icon="tag">
          {words.pricesLink}
        </GoLink>
      </p>
    </div>
  );
}

const carsShown = 4;

export function StoreCars({ store, cars }: { store: Store; cars: readonly CarForSale[] }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const price = (cents: number | null) =>
    cents === null ? words.askPrice : wholeMoney(cents, edition, currencyOf(store.country));
  return (
    <div>
      <h2 className="mb-4">{words.cars}</h2>
      <p>{words.carsText(cars.length)}</p>
      <ul className="lines mt-2">
        {cars.slice(0, carsShown).map((car) => (
          <li key={car.id}>
            <a href={href("carForSale", { id: car.id })}>{vehicleName(car)}</a>{" "}
            <span className="nums">{price(car.priceCents)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <GoLink href={href("carsForSale", {}, { query: { store: store.id } })}>{words.carsLink}</GoLink>
      </p>
    </div>
  );
}

/** The car-buying desk has a phone and hours of its own. */
export function BuyingDesk({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const region = findCarBuyingRegion(store.state);
  const papers = region ? listPapers(region, edition) : [];
  const phone = store.buyingPhone || store.phone1.number || deskPhone("carBuying").display;
  return (
    <>
      <div className="stack">
        <h2 id="desk">{words.desk}</h2>
        <p>
          <StoreNow schedule={store.buyingSchedule} />
        </p>
        <p>{words.deskText}</p>
        {papers.length > 0 && <KitList items={papers} />}
        <p>
          <a className="nums whole-name" href={telHref(phone)}>
            {phone}
          </a>
        </p>
        <LinkButton icon="cash" href={href("sellMyCar")}>
          {words.deskLink}
        </LinkButton>
      </div>
      <Week schedule={store.buyingSchedule} labelledBy="desk" heading={words.deskHours} />
    </>
  );
}

/** Where nothing is pulled: what is bought there instead. */
export function MetalsSite() {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <div className="stack">
      <h2 id="metals">{words.metals}</h2>
      <p>{chainFacts().rules.metals?.[edition]}</p>
    </div>
  );
}
