import { definePage, useCopy, usePage } from "#app/page.tsx";
import { DeskCard } from "#app/selling/desk-card.tsx";
import { deskPhone } from "#app/selling/find-desk.ts";
import { RegionRules } from "#app/selling/rules.tsx";
import { breadcrumbData } from "#app/shell/breadcrumb-data.ts";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { spansWords } from "#app/stores/hours-words.ts";
import { telHref } from "#app/stores/place-words.ts";
import { deskData, phoneData } from "#app/stores/store-data.ts";
import { Week } from "#app/stores/week.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { findCarBuyingRegion } from "#content/car-buying-lines.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { notFound } from "#core/errors.ts";
import { specialDaysAhead } from "#core/hours.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import { pageRow } from "#site/pages.ts";
import { findMarketBySlug, listMarketStores, listMarkets } from "#stock/markets.ts";
import { copy } from "./copy.ts";
import "#app/selling/selling.css";

const daysAhead = 60;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of the first desk, by its name: the others keep their own. */
function DeskHours({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const special = specialDaysAhead(store.buyingSchedule, now, daysAhead);
  if (!store.buyingSchedule.week && special.length === 0) return null;
  return (
    <section aria-labelledby="hours-h">
      <h2 className="mb-4" id="hours-h">
        {words.hours(store.name)}
      </h2>
      <Week schedule={store.buyingSchedule} labelledBy="hours-h" heading={words.day} />
      {special.length > 0 && (
        <>
          <h3 className="mt-5">{words.special}</h3>
          <ul className="mt-2">
            {special.map(({ day, spans, label }) => (
              <li key={day}>
                {capital(formatDay(day, edition, "weekday"))}: {spansWords(spans, edition)}{" "}
                {label[edition] && `(${label[edition]})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export const page = definePage("market", {
  load({ params, stock }) {
    const market = findMarketBySlug(stock, params.slug);
    if (!market) throw notFound(`market ${params.slug}`);
    const stores = listMarketStores(stock, market);
    const first = stores.find(({ services }) => services.has("buyscars"));
    return {
      market,
      /** The desk's own, so that one desk has one number wherever it is shown. */
      phone: deskPhone(first, market),
      desks: stores.filter(({ services }) => services.has("buyscars")),
      others: stores.filter(({ services }) => !services.has("buyscars")),
      region: findCarBuyingRegion(market.state),
    };
  },
  head: ({ market, phone, desks }, { edition, url, now, settings }) => {
    const words = copy[edition];
    const name = market.name[edition];
    const here = url("market", { slug: market.slug });
    return {
      title: words.title(name),
      description: words.description(name, phone, chainFacts().rules.buysDead === true),
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "AutomotiveBusiness",
          "@id": here,
          url: here,
          name: `${settings.brand}: ${name}`,
          ...phoneData(phone),
          areaServed: market.cities.map((city) => ({ "@type": "City", name: `${city}, ${market.state}` })),
          department: desks.map((desk) => deskData(desk, `${desk.name}: ${words.desk}`, now)),
        },
        breadcrumbData([
          { href: url("sellMyCar"), text: pageRow("sellMyCar").label[edition] },
          { href: here, text: name },
        ]),
      ],
    };
  },
  list: (stock) => listMarkets(stock).map(({ slug }) => ({ slug })),
  Page: function Page({ market, phone, desks, others, region }) {
    const words = useCopy(copy);
    const { edition, href } = usePage();
    const name = market.name[edition];
    const [first] = desks;
    return (
      <>
        <Wrap wide>
          <Breadcrumbs here={name} />
          <PageHead title={words.heading(name)} lead={market.area[edition]} />
          <Buttons>
            <LinkButton big href={href("sellMyCar", {}, { hash: "offer" })}>
              {words.offer}
            </LinkButton>
            <LinkButton big look="line" icon="phone" href={telHref(phone)}>
              {words.call(phone)}
            </LinkButton>
          </Buttons>
        </Wrap>
        <Band wide className="desk-and-hours">
          <section aria-labelledby="desks-h">
            <h2 className="mb-4" id="desks-h">
              {words.desks}
            </h2>
            <div className="stack">
              {desks.map((store) => (
                <DeskCard key={store.id} desk={{ store, phone: deskPhone(store, market), market }} linkMarket={false} />
              ))}
            </div>
          </section>
          {first && <DeskHours store={first} />}
        </Band>
        {region && (
          <Band ground="zinc" wide>
            <RegionRules region={region} level={2} />
            <p className="mt-5">
              <GoLink href={href("sellMyCar")}>{words.how}</GoLink>
            </p>
          </Band>
        )}
        {others.length > 0 && (
          <Band wide>
            <h2 className="mb-4">{words.others}</h2>
            <ul className="markets">
              {others.map((store) => (
                <li key={store.id}>
                  <a href={href("store", { id: store.id, slug: store.slug })}>{store.name}</a>
                </li>
              ))}
            </ul>
          </Band>
        )}
      </>
    );
  },
});
