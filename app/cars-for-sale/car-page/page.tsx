import { AsIsNotice } from "#app/cars-for-sale/as-is-notice.tsx";
import { BeforeYouBuy } from "#app/cars-for-sale/before-you-buy.tsx";
import { listCarQuestions } from "#app/cars-for-sale/car-questions.ts";
import { priceWords } from "#app/cars-for-sale/car-words.ts";
import { Lots, type ShownCar } from "#app/cars-for-sale/lot.tsx";
import { emptySearch } from "#app/inventory/search.ts";
import { definePage, Redirect, useCopy, usePage } from "#app/page.tsx";
import { SharingLink } from "#app/parts/sharing-link.tsx";
import { findSharingSearch } from "#app/parts/sharing-search.ts";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { faqData } from "#app/texts/faq-data.ts";
import { PrintButton, ShareButton } from "#app/ui/action-buttons.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { isByVin } from "#core/car-facts.ts";
import { type CarForSale, runsStates, titleTypes } from "#core/car-for-sale.ts";
import { notFound } from "#core/errors.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { fitTitle } from "#core/page-words.ts";
import { dangerOf } from "#core/part-dangers.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { vehicleName } from "#core/vehicle.ts";
import { aboutYard } from "#core/yard-figures.ts";
import { pageRow } from "#site/pages.ts";
import { getCarForSale, listCarsForSale } from "#stock/cars-for-sale.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore, getStore } from "#stock/stores.ts";
import { carData } from "./car-data.ts";
import { copy } from "./copy.ts";
import { CarFacts, CarState } from "./facts.tsx";
import { Picture } from "./picture.tsx";
import { SellerCard } from "./seller-card.tsx";
import "#app/cars-for-sale/lots.css";

const othersShown = 4;

/** Cars that are like it first: the same make, then the same kind of body, then the nearest. */
function listOthers(stock: Stock, car: CarForSale): ShownCar[] {
  const store = findStore(stock, car.storeId);
  const origin = store && { latitude: store.latitude, longitude: store.longitude, postal: "" };
  const likeness = (other: CarForSale) => (other.makeId === car.makeId ? 0 : other.body === car.body ? 1 : 2);
  return listCarsForSale(stock, origin ? { origin } : {})
    .filter((found) => found.car.id !== car.id)
    .sort((a, b) => likeness(a.car) - likeness(b.car) || (a.miles ?? 0) - (b.miles ?? 0))
    .slice(0, othersShown)
    .map((found) => ({ car: found.car, miles: null, store: getStore(stock, found.car.storeId) }));
}

function Others({ cars }: { cars: readonly ShownCar[] }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Band ground="zinc" wide labelledBy="others" className="no-print">
      <h2 id="others">{words.others}</h2>
      <Lots cars={cars} />
      <p className="mt-4">
        <GoLink href={href("carsForSale")}>{words.allCars}</GoLink>
      </p>
    </Band>
  );
}

function SoldCar({ car, others }: { car: CarForSale; others: readonly ShownCar[] }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = vehicleName(car);
  return (
    <>
      <Wrap className="pb-sec">
        <Breadcrumbs here={name} />
        <PageHead title={words.soldHeading(name)} />
        <Notice title={words.sold(formatDay(car.soldOn ?? "", edition, "full"))}>{words.soldNote}</Notice>
      </Wrap>
      <Others cars={others} />
    </>
  );
}

/** What it costs, at which yard, and the number to ask at. */
function CarHead({ car, store }: { car: CarForSale; store: Store }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const { number } = store.phone1;
  return (
    <div className="page-head page-head--tight car-head">
      <div>
        <h1>{vehicleName(car)}</h1>
        <p>
          <a href={href("store", { id: store.id, slug: store.slug })}>{store.name}</a>
        </p>
      </div>
      <p className="lot__usd">
        <span className="sr-only">{words.price}: </span>
        {car.priceCents === null ? <small>{words.askPrice}</small> : priceWords(car, store.country, edition)}
      </p>
      {number && (
        <LinkButton icon="phone" href={telHref(number)}>
          {words.call(number)}
        </LinkButton>
      )}
    </div>
  );
}

export const page = definePage("carForSale", {
  load(request) {
    const { params, stock, href } = request;
    if (!/^\d{1,9}$/.test(params.id)) throw notFound(`car for sale ${params.id}`);
    const car = getCarForSale(stock, Number(params.id));
    if (params.id !== String(car.id)) return new Redirect(href("carForSale", { id: car.id }), 308);
    const { makeId, modelId, year } = car;
    const search = { ...emptySearch, makeId, modelIds: [modelId], years: [[year, year]] as const };
    const sharing = findSharingSearch(request, stock, search);
    return { car, store: getStore(stock, car.storeId), others: listOthers(stock, car), sharing };
  },
  head: ({ car, store }, { edition, url, settings }) => {
    const words = copy[edition];
    const name = vehicleName(car);
    const here = url("carForSale", { id: car.id });
    const price = car.priceCents === null ? "" : `, ${priceWords(car, store.country, edition)}`;
    return {
      yards: aboutYard("car", store.id),
      title: fitTitle(
        settings.brand,
        `${words.title(name)}${price}, ${store.mapTextLine1}`,
        `${words.title(name)}${price}, ${store.city}`,
        `${words.title(name)}${price}`,
        `${name}${price}`,
      ),
      description: words.description(
        name,
        store.name,
        titleTypes[car.titleType][edition],
        runsStates[car.runs][edition],
        car.stockNumber,
        chainFacts().rules.carsAsIs === true,
      ),
      jsonLd: [
        carData(car, store, { url: here, storeUrl: url("store", { id: store.id, slug: store.slug }) }),
        breadcrumbData([
          { href: url("carsForSale"), text: pageRow("carsForSale").label[edition] },
          { href: here, text: name },
        ]),
        ...faqData(listCarQuestions(edition)),
      ],
    };
  },
  list: (stock) => listCarsForSale(stock).map(({ car }) => ({ id: String(car.id) })),
  failure(error, { stock, edition }) {
    const car = error.code === "gone" ? (error.data as CarForSale | undefined) : undefined;
    // A closed store is gone too, with the store as its data.
    if (!car || !("soldOn" in car)) return undefined;
    return {
      head: { title: copy[edition].soldTitle(vehicleName(car)) },
      body: <SoldCar car={car} others={listOthers(stock, car)} />,
    };
  },
  Page: function Page({ car, store, others, sharing }) {
    const words = useCopy(copy);
    const { url, edition } = usePage();
    const name = vehicleName(car);
    return (
      <>
        <Wrap wide className="pb-sec">
          <Breadcrumbs here={name} />
          <CarHead car={car} store={store} />
          {runsOnHighVoltage(car) && (
            <Notice className="mb-4">
              {dangerOf("high-voltage-car")[edition]} {isByVin(car.facts.byVin, "high_voltage") && words.itsVinSays}
            </Notice>
          )}
          <div className="car-body">
            <div>
              <Picture car={car} />
              <AsIsNotice className="mt-4" />
            </div>
            <SellerCard car={car} store={store} />
            <section aria-labelledby="state-h">
              <h2 className="mb-4" id="state-h">
                {words.state}
              </h2>
              <CarState car={car} store={store} />
            </section>
            <section aria-labelledby="car-h">
              <h2 className="mb-4" id="car-h">
                {words.car}
              </h2>
              <CarFacts car={car} store={store} />
              <SharingLink sharing={sharing} />
              <Buttons className="mt-5">
                <PrintButton />
                <ShareButton title={name} url={url("carForSale", { id: car.id })} />
              </Buttons>
            </section>
            <BeforeYouBuy />
          </div>
        </Wrap>
        {others.length > 0 && <Others cars={others} />}
      </>
    );
  },
});
