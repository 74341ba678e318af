import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { PrintButton } from "#app/ui/action-buttons.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { localTimeOf } from "#core/local-time.ts";
import { partTypes } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import type { Edition } from "#site/editions.ts";
import { priceFilePath } from "#site/price-files.ts";
import { otherType, type PriceAsk, typeWord } from "./ask.ts";
import type { BillPart, BillStore } from "./bill.tsx";
import { copy } from "./copy.ts";
import { copy as listCopy } from "./list-copy.ts";
import type { Line, PriceList, PricePage } from "./load.ts";
import { NearestForm, NearestLine } from "./nearest.tsx";
import priceList from "./price-list.island.tsx";
import { CategoryTable } from "./price-rows.tsx";
import { StoreSelect } from "./store-select.tsx";

function Sales({ list }: { list: PriceList }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  return list.sales.map((event) => (
    <Sign key={event.id} kind="sale" small className="price-sale mt-4">
      <p>
        <b>{words.saleNow(event.title[edition])}</b> {words.saleUntil(formatDay(event.endsAt.slice(0, 10), edition))}{" "}
        <a href={href("event", { id: event.id })}>{words.seeEvent}</a>
      </p>
    </Sign>
  ));
}

function NoMatch({ ask, list }: { ask: PriceAsk; list: PriceList }) {
  const words = useCopy(copy);
  const listWords = useCopy(listCopy);
  const { href, edition } = usePage();
  const { store, otherCount } = list;
  const other = otherType(ask.type);
  const query = { store: store.id, q: ask.q, cat: ask.category, type: typeWord(other) };
  return (
    <div className="price-none mt-5">
      <h2>{ask.q ? words.noMatchTitle(ask.q) : words.emptyTitle}</h2>
      <p className="mt-3">{ask.q ? listWords.noMatch : words.empty}</p>
      <p className="mt-3">
        {otherCount > 0 && (
          <>
            <GoLink href={href("partPricing", {}, { query })}>
              {words.noMatchOther(String(otherCount), partTypes[other][edition])}
            </GoLink>{" "}
          </>
        )}
        <GoLink href={href("partPricing", {}, { query: { store: store.id, type: typeWord(ask.type) } })}>
          {words.noMatchAll}
        </GoLink>
      </p>
      <p className="mt-3">
        {words.noMatchCall(store.name)}{" "}
        <a className="nums" href={telHref(store.phone1.number)}>
          {store.phone1.number}
        </a>
      </p>
    </div>
  );
}

/** The tables, whose ticked rows are added up. Parts ticked elsewhere travel along. */
function Rows({ ask, list }: { ask: PriceAsk; list: PriceList }) {
  if (list.count === 0) return <NoMatch ask={ask} list={list} />;
  const shown = new Set(list.groups.flatMap(({ lines }) => lines.map(({ part }) => part.id)));
  return (
    <>
      {list.chosen.map(
        ({ part }) => !shown.has(part.id) && <input key={part.id} type="hidden" name="part" value={part.id} />,
      )}
      {list.groups.map((group) => (
        <CategoryTable key={group.category} group={group} country={list.store.country} list={ask.list} />
      ))}
    </>
  );
}

function Dated({ list: { store, updatedAt } }: { list: PriceList }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const day = updatedAt && localTimeOf(updatedAt, store.schedule.timeZone).day;
  return (
    <>
      {day && (
        <span className="muted">
          {words.updated} <time dateTime={day}>{formatDay(day, edition, "full")}</time>.
        </span>
      )}{" "}
      {store.country === "CA" && <span>{words.canadian}</span>}
    </>
  );
}

function Files({ store }: { store: Store }) {
  const words = useCopy(copy);
  return (
    <Buttons>
      <LinkButton look="line" href={priceFilePath(store.id)} download>
        {words.csv}
      </LinkButton>
      <PrintButton label={words.print} />
    </Buttons>
  );
}

function OtherYard(page: PricePage) {
  return (
    <details className="price-other no-print">
      <summary>{useCopy(copy).otherYard}</summary>
      <NearestForm {...page} />
    </details>
  );
}

const billPart = ({ part, saleCents }: Line, edition: Edition): BillPart => ({
  id: part.id,
  name: part.name[edition],
  type: part.type,
  priceCents: saleCents ?? part.priceCents,
  coreCents: part.coreCents,
  environmentalCents: part.environmentalCents,
});

const billStore = (store: Store): BillStore => ({
  id: store.id,
  name: store.name,
  country: store.country,
  coreDays: store.coreDays,
  taxRate: store.taxRate,
  admissionCents: store.admissionCents,
  environmentalRate: store.environmentalRate,
  environmentalCapCents: store.environmentalCapCents,
});

/** The prices of a store. The long list is the server's markup alone: it does not travel again as data. */
export function PriceListing({ list, ...page }: PricePage & { list: PriceList }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { ask, near } = page;
  const { store, count } = list;
  return (
    <Island
      of={priceList}
      props={{
        path: href("partPricing"),
        ask,
        store: billStore(store),
        categories: list.categories,
        chosen: list.chosen.map((line) => billPart(line, edition)),
        counted: count === 1 ? words.one(store.name) : words.count(count.toLocaleString("en-US"), store.name),
        whole: !ask.q && !ask.category,
        none: count === 0,
      }}
      kept={{
        yards: <StoreSelect {...page} list={list} />,
        nearest: <OtherYard {...page} list={list} />,
        above: (
          <>
            <NearestLine near={near} list={list} />
            <Sales list={list} />
          </>
        ),
        dated: <Dated list={list} />,
        files: <Files store={store} />,
        rows: <Rows ask={ask} list={list} />,
      }}
    />
  );
}
