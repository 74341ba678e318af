import { feedAddress, feedKinds } from "#app/inventory/feed-address.ts";
import { Follow } from "#app/inventory/follow.tsx";
import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { definePage, type PageView, Redirect, useCopy, usePage } from "#app/page.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { parseStoreId } from "#app/stores/store-address.ts";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { newDays, todayAt } from "#app/vehicle/day-set.tsx";
import { countText } from "#core/count-text.ts";
import { addDays } from "#core/local-time.ts";
import { fitTitle } from "#core/page-words.ts";
import { pastInWords } from "#core/past-words.ts";
import { aboutYard } from "#core/yard-figures.ts";
import { getStore, listStoresWithService, typicalStayDays } from "#stock/stores.ts";
import { countStoreStock, countVehicles, listNewestArrivals, searchVehicles } from "#stock/vehicles.ts";
import { copy } from "./copy.ts";
import { MakeList } from "./makes.tsx";
import "#app/list/add.css";
import "#app/vehicle/car-card.css";

const shown = 20;

/** The address of this store's cars in the inventory, the newest first. */
const resultsOf = ({ href }: Pick<PageView, "href">, storeId: number, since: number | null) =>
  href("inventoryResults", {}, { query: writeSearch({ ...emptySearch, storeIds: [storeId], since }) });

export const page = definePage("storeStock", {
  load({ stock, params, href, now }) {
    const store = getStore(stock, parseStoreId(params.id));
    if (params.slug !== store.slug || params.id !== String(store.id))
      return new Redirect(href("storeStock", { id: store.id, slug: store.slug }), 308);
    const since = addDays(todayAt(store.schedule.timeZone, now), -newDays);
    const arrived = searchVehicles(stock, { storeIds: [store.id], since })[0]?.count ?? 0;
    return {
      store,
      total: countVehicles(stock, store.id),
      arrived,
      newest: listNewestArrivals(stock, Math.min(shown, arrived), store.id),
      makes: countStoreStock(stock, store.id),
      stayDays: typicalStayDays(stock, store.id),
    };
  },
  head: ({ store, total, arrived }, view) => {
    const { edition, url, settings } = view;
    const words = copy[edition];
    const params = { id: store.id, slug: store.slug };
    const results = resultsOf(view, store.id, null);
    return {
      yards: aboutYard("view", store.id),
      title: fitTitle(settings.brand, words.title(store.mapTextLine1), words.titleShort(store.mapTextLine1)),
      description: words.description(store.name, countText(total), arrived > 0 ? words.came(countText(arrived)) : ""),
      feeds: (["atom", "json"] as const).map((kind) => ({
        type: feedKinds[kind].type,
        href: feedAddress(results, kind),
        title: `${words.heading(store.name)} (${feedKinds[kind].name})`,
      })),
      jsonLd: [
        breadcrumbData([
          { href: url("locations"), text: words.crumb },
          { href: url("store", params), text: store.name },
          { href: url("storeStock", params), text: words.crumbHere },
        ]),
      ],
    };
  },
  list: function* (stock) {
    for (const { id, slug } of listStoresWithService(stock, "inventory")) yield { id: String(id), slug };
  },
  Page: function Page({ store, total, arrived, newest, makes, stayDays }) {
    const words = useCopy(copy);
    const view = usePage();
    const { edition, href, now } = view;
    const between = [{ href: href("store", { id: store.id, slug: store.slug }), text: store.listText }];
    const lead = [words.lead(countText(total)), stayDays !== null && words.stay(stayDays)].filter(Boolean);
    const read = store.stockReadAt && pastInWords(store.stockReadAt, store.schedule.timeZone, now, edition);
    if (total === 0) {
      return (
        <Wrap className="pb-sec">
          <Breadcrumbs here={words.crumbHere} between={between} />
          <PageHead title={words.heading(store.name)} />
          <Empty
            title={store.services.has("inventory") ? words.empty : words.none}
            ways={<GoLink href={href("inventory")}>{words.elsewhere}</GoLink>}
          >
            {store.phone1.number && (
              <p>
                {words.call}{" "}
                <a className="nums" href={telHref(store.phone1.number)}>
                  {store.phone1.number}
                </a>
              </p>
            )}
          </Empty>
        </Wrap>
      );
    }
    return (
      <>
        <Wrap wide>
          <Breadcrumbs here={words.crumbHere} between={between} />
          <PageHead title={words.heading(store.name)} lead={lead.join(" ")} />
          <section aria-labelledby="week">
            <h2 id="week">{words.week}</h2>
            <p className="muted mt-2 mb-4">
              {arrived > 0 ? words.weekCount(countText(arrived)) : words.weekNone} {read && words.read(read)}
            </p>
            {newest.length > 0 && (
              <ul className="cars cars--alone adds" {...mark("enhance", "add-cars")} {...mark("store", store.id)}>
                {newest.map((vehicle) => (
                  <CarCard key={vehicle.id} vehicle={vehicle} store={store} />
                ))}
              </ul>
            )}
            {arrived > newest.length && (
              <p className="mt-4">
                <GoLink href={resultsOf(view, store.id, newDays)}>{words.weekAll(countText(arrived))}</GoLink>
              </p>
            )}
          </section>
        </Wrap>
        <Band wide labelledBy="makes">
          <h2 id="makes">{words.makes}</h2>
          <Chips label={words.jump} className="mt-4 mb-5">
            {makes.map((make) => (
              <Chip key={make.id} href={`#make-${make.id}`}>
                {make.name}
              </Chip>
            ))}
          </Chips>
          <div>
            {makes.map((make) => (
              <MakeList key={make.id} make={make} store={store} />
            ))}
          </div>
        </Band>
        <Wrap wide className="pb-sec">
          <Follow title={words.follow} text={words.followText} results={resultsOf(view, store.id, null)} />
        </Wrap>
      </>
    );
  },
});
