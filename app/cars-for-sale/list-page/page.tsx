import { AsIsNotice } from "#app/cars-for-sale/as-is-notice.tsx";
import { BeforeYouBuy } from "#app/cars-for-sale/before-you-buy.tsx";
import { listCarQuestions } from "#app/cars-for-sale/car-questions.ts";
import { copy as carCopy } from "#app/cars-for-sale/copy.ts";
import { Lots } from "#app/cars-for-sale/lot.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import { faqData } from "#app/texts/faq-data.ts";
import { Wrap } from "#app/ui/band.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { nameWithState } from "#core/store-names.ts";
import { writeCarAsk } from "./ask.ts";
import { copy } from "./copy.ts";
import { CarFilters, QuickChips } from "./filters.tsx";
import { type CarsPage, loadCars } from "./load.ts";
import "#app/cars-for-sale/lots.css";

function Shown({ cars, total, from, place }: CarsPage) {
  const words = useCopy(copy);
  const count = total === 1 ? words.shownOne : words.shown(from + 1, from + cars.length, total);
  const order = place ? words.nearest(place) : words.newest;
  return (
    <p className="muted mt-4" role="status">
      {count} {order}
    </p>
  );
}

function NoCar() {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Empty title={words.noneTitle} ways={<GoLink href={href("carsForSale")}>{words.clear}</GoLink>}>
      <p>{words.none}</p>
    </Empty>
  );
}

export const page = definePage("carsForSale", {
  load: (request) => loadCars(request),
  head: ({ ask, zipError, total, makes }, { edition }) => {
    const words = copy[edition];
    const asIs = chainFacts().rules.carsAsIs === true;
    const title = words.title(asIs);
    const query = writeCarAsk(ask);
    const make = makes.find(({ id }) => id === ask.makeId)?.name;
    const filtered = Object.values(query).some((value) => value !== undefined && value !== "");
    return {
      title: zipError ? words.error(title) : title,
      description: words.description(asIs),
      noindex: filtered,
      canonical: { query },
      jsonLd: faqData(listCarQuestions(edition)),
      search:
        filtered && ask.page === 1 && !zipError
          ? { kind: "cars-for-sale", found: total > 0, ...(make && { known: make, zip: ask.place.typed }) }
          : undefined,
      ...(zipError && zipError !== "unknown" && { status: 400 }),
    };
  },
  Page: function Page(props) {
    const words = useCopy(copy);
    const shared = useCopy(carCopy);
    const { href, edition } = usePage();
    const asIs = chainFacts().rules.carsAsIs === true;
    const { ask, cars, stores, pages, zipError, whole } = props;
    const run = whole.running > 0 && whole.all > 1 && words.run(whole.running, whole.all);
    const errors = zipError && { "v-zip": placeError(zipError, ask.place.typed, edition) };
    return (
      <Wrap wide>
        <PageHead title={words.heading} lead={[words.lead(asIs), run].filter(Boolean).join(" ")} crumbs={false} tight />
        <div id="lots">
          {errors && <ErrorSummary fields={errors} />}
          <CarFilters {...props} />
          <QuickChips {...props} />
          {cars.length > 0 ? <Shown {...props} /> : <NoCar />}
          {cars.length > 0 && <Lots cars={cars} from={ask.place.place?.country ?? "US"} />}
          {cars.some(({ car }) => car.photos.length === 0) && <p className="muted small mt-3">{shared.drawings}</p>}
          <Pager
            page={ask.page}
            pages={pages}
            href={(page) => href("carsForSale", {}, { query: writeCarAsk({ ...ask, page }) })}
            label={words.pages}
          />
        </div>
        <AsIsNotice className="mt-7 mb-5" />
        <BeforeYouBuy />
        <div className="lot-stores mt-6 mb-sec">
          <GuideSign
            id="sellers-h"
            title={words.storesTitle}
            lines={stores.map(({ store, count }) => ({
              href: href("carsForSale", {}, { query: { store: store.id } }),
              name: nameWithState(store.listText, store.state),
              distance: words.carsAt(count),
            }))}
          />
        </div>
      </Wrap>
    );
  },
});
