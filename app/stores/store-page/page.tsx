import { Cached } from "#app/cached.tsx";
import { definePage, Redirect, useCopy, usePage } from "#app/page.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { NearGuide } from "#app/stores/near-guide.tsx";
import { addressLine } from "#app/stores/place-words.ts";
import { type ServiceLine, Services } from "#app/stores/services.tsx";
import { parseStoreId, stateAnchor } from "#app/stores/store-address.ts";
import { storeData } from "#app/stores/store-data.ts";
import { Band, Wrap } from "#app/ui/band.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { findYard } from "#app/yard/find-yard.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { countText } from "#core/count-text.ts";
import { fitDescription, fitTitle } from "#core/page-words.ts";
import { isYard, type Service, type Store, services } from "#core/store.ts";
import { aboutYard } from "#core/yard-figures.ts";

import { listCarsForSale } from "#stock/cars-for-sale.ts";
import { chainFigures, hasCores } from "#stock/chain-figures.ts";
import { listEventsAt } from "#stock/events.ts";
import { getStore, listNeighbours, listStores } from "#stock/stores.ts";
import { countVehicles, listNewestArrivals } from "#stock/vehicles.ts";
import { ClosedStore, UnknownStore } from "./absent.tsx";
import { Arrivals } from "./arrivals.tsx";
import { copy } from "./copy.ts";
import { StoreEvents } from "./events.tsx";
import { StoreHours } from "./hours.tsx";
import { BuyingDesk, MetalsSite, StoreCars, StorePrices } from "./offers.tsx";
import { StoreSign } from "./sign.tsx";
import { listAround, Where } from "./where.tsx";
import { YardInside } from "./yard-inside.tsx";
import { listYardRules } from "./yard-rules.ts";
import "#app/ui/split.css";

const serviceIcons = { inventory: "search", partpricing: "tag", wesellcars: "wheel", buyscars: "cash" } as const;
const arrivalsShown = 4;
const nearShown = 4;

export const page = definePage("store", {
  load({ stock, params, href, now, edition }) {
    const store = getStore(stock, parseStoreId(params.id));
    if (params.slug !== store.slug || params.id !== String(store.id))
      return new Redirect(href("store", { id: store.id, slug: store.slug }), 308);
    const hasStock = store.services.has("inventory");
    return {
      store,
      near: listNeighbours(stock, store, nearShown, isYard(store) ? undefined : "inventory"),
      // Only a map that is drawn anew asks for them.
      villages: () => listAround(stock, store),
      yard: findYard(stock, store.id, edition),
      events: listEventsAt(stock, store.id, now),
      arrivals: hasStock ? listNewestArrivals(stock, arrivalsShown, store.id) : [],
      total: hasStock ? countVehicles(stock, store.id) : 0,
      cores: hasCores(chainFigures(stock)),
      cars: listCarsForSale(stock, { storeIds: [store.id] }).map(({ car }) => car),
    };
  },
  head: ({ store, total }, { edition, url, settings, now }) => {
    const words = copy[edition];
    const here = url("store", { id: store.id, slug: store.slug });
    const stock = total > 0 ? `${words.inYard(countText(total))} ` : "";
    const [place, address] = [store.mapTextLine1, addressLine(store)];
    const prices = store.services.has("partpricing");
    const around = { url: here, homeUrl: url("home"), brand: settings.brand, deskName: words.desk, now };
    return {
      yards: aboutYard("view", store.id),
      ...(isYard(store)
        ? {
            title: fitTitle(settings.brand, words.title(place, prices), words.titleShort(place, prices)),
            description: fitDescription(
              words.description(store.name, address, stock, prices),
              words.descriptionShort(store.name, address, stock, prices),
            ),
          }
        : { title: words.titleMetals(place), description: words.descriptionMetals(store.name, address) }),
      jsonLd: [
        storeData(store, around),
        breadcrumbData([
          { href: url("locations"), text: words.crumb },
          { href: here, text: store.name },
        ]),
      ],
    };
  },
  list: function* (stock) {
    for (const { id, slug } of listStores(stock)) yield { id: String(id), slug };
  },
  failure(error, { stock, edition }) {
    const words = copy[edition];
    if (error.code === "not-found") {
      return { head: { title: words.unknownTitle, description: words.unknown }, body: <UnknownStore /> };
    }
    const store = error.code === "gone" ? (error.data as Store | undefined) : undefined;
    if (!store) return undefined;
    return {
      head: { title: words.closedTitle(store.name) },
      body: <ClosedStore store={store} near={listNeighbours(stock, store, nearShown)} />,
    };
  },
  Page: function Page({ store, near, villages, yard, events, arrivals, total, cores, cars }) {
    const words = useCopy(copy);
    const { edition, href, settings } = usePage();
    const state = { href: href("locations", {}, { hash: stateAnchor(store) }), text: store.stateName[edition] };
    const offered: ServiceLine[] = [...store.services].map((service: Service) => ({
      icon: serviceIcons[service],
      name: services[service][edition],
    }));
    if (yard) offered.push({ icon: "map", name: words.serviceYardMap });
    const hasStock = store.services.has("inventory");
    // Where metal is bought nothing is pulled: no arrivals, and no sale of parts.
    const pulls = hasStock || store.services.has("partpricing");
    const { exchangeDays, coreDays } = store;
    const limits = [
      ...(exchangeDays === null ? [] : [words.exchanges(exchangeDays)]),
      ...(!cores || coreDays === null ? [] : [words.cores(coreDays)]),
    ];
    const { switches } = settings;
    const prices = switches.partPrices && store.services.has("partpricing");
    const sells = switches.carsForSale && store.services.has("wesellcars") && cars.length > 0;
    return (
      <>
        <Wrap wide>
          <Breadcrumbs here={store.listText} between={[state]} />
          <StoreSign store={store} />
        </Wrap>
        <Band wide className={yard ? "split split--three" : "split"}>
          <StoreHours store={store} />
          {yard && (
            <Cached name="inside" by={[store.id]}>
              {() => <YardInside yard={yard} />}
            </Cached>
          )}
          <Cached name="where" by={[store.id]}>
            {() => <Where store={store} near={near} villages={villages()} />}
          </Cached>
        </Band>
        {/* On paper it is a sheet to take along: no list that is stale tomorrow, nothing that is only a way to a page. */}
        {offered.length > 0 && (
          <Band wide ground="zinc" labelledBy="services" className="no-print">
            <h2 className="mb-5" id="services">
              {words.services}
            </h2>
            <Services services={offered} />
          </Band>
        )}
        {pulls && (
          <>
            <Band wide labelledBy="arrivals" className="no-print" tall={30}>
              <Arrivals store={store} arrivals={arrivals} total={total} />
            </Band>
            <Band wide ground="zinc" labelledBy="events" className="no-print">
              <h2 className="mb-5" id="events">
                {words.events}
              </h2>
              <StoreEvents events={events} store={store} />
            </Band>
          </>
        )}
        {(prices || sells) && (
          <Band wide className="split no-print">
            {prices && <StorePrices store={store} />}
            {sells && <StoreCars store={store} cars={cars} />}
          </Band>
        )}
        {switches.metals && !isYard(store) && chainFacts().rules.metals && (
          <Band wide labelledBy="metals">
            <MetalsSite />
          </Band>
        )}
        {switches.sellingCars && store.services.has("buyscars") && (
          <Band wide ground="zinc" className="split no-print">
            <BuyingDesk store={store} />
          </Band>
        )}
        <Band wide className="split">
          {hasStock && (
            <div>
              <h2>{words.rules}</h2>
              <KitList className="mt-4" items={listYardRules(edition)} />
              {limits.length > 0 && <p className="mt-3">{limits.join(" ")}</p>}
              <p className="mt-2">
                <GoLink href={href("safety")}>{words.allRules}</GoLink>
              </p>
              <p>
                <GoLink href={href("policies")}>{words.policies(cores, switches.warrantyPlus)}</GoLink>
              </p>
            </div>
          )}
          {near.length > 0 && (
            <NearGuide
              stores={near}
              title={(isYard(store) ? words.near : words.nearParts)(near.length)}
              id="near"
              from={store.country}
            />
          )}
        </Band>
      </>
    );
  },
});
