import { useCopy, usePage } from "#app/page.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { PrintButton } from "#app/ui/action-buttons.tsx";
import { Button, Buttons, LinkButton } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { localTimeOf } from "#core/local-time.ts";
import { partTypes } from "#core/part.ts";
import { formatDay } from "#core/time-words.ts";
import { priceFilePath } from "#site/price-files.ts";
import { ListBill } from "./bill.tsx";
import { copy } from "./copy.ts";
import { otherType, type PriceAsk, type PriceList, type PricePage, typeWord } from "./load.ts";
import { NearestLine } from "./nearest.tsx";
import { CategoryTable } from "./price-rows.tsx";

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
  const { href, edition } = usePage();
  const { store, otherCount } = list;
  const other = otherType(ask.type);
  const query = { store: store.id, q: ask.q, cat: ask.category, type: typeWord(other) };
  return (
    <div className="price-none mt-5">
      <h2>{ask.q ? words.noMatchTitle(ask.q) : words.emptyTitle}</h2>
      <p className="mt-3">{ask.q ? words.noMatch : words.empty}</p>
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

/** The tables as a form: what is ticked is added up. Parts ticked elsewhere travel along. */
function ListForm({ ask, list }: { ask: PriceAsk; list: PriceList }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const shown = new Set(list.groups.flatMap(({ lines }) => lines.map(({ part }) => part.id)));
  const hidden = { store: String(list.store.id), q: ask.q, cat: ask.category ?? "", type: typeWord(ask.type) };
  return (
    <form id="list-form" action={href("partPricing")}>
      {Object.entries(hidden).map(
        ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {list.chosen.map(
        ({ part }) => !shown.has(part.id) && <input key={part.id} type="hidden" name="part" value={part.id} />,
      )}
      {list.groups.map((group) => (
        <CategoryTable key={group.category} group={group} country={list.store.country} list={ask.list} />
      ))}
      <div className="add-up no-print">
        <Button look="ink">{words.addUp}</Button> <span>{words.addUpHint}</span>
      </div>
    </form>
  );
}

/** What stands under the search field once a store is chosen. Replaced in place by each search. */
export function PriceListing({ ask, list, near }: { ask: PriceAsk; list: PriceList; near: PricePage["near"] }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { store, count, updatedAt } = list;
  const day = updatedAt && localTimeOf(updatedAt, store.schedule.timeZone).day;
  const shown = count.toLocaleString("en-US");
  return (
    <div
      id="price-list"
      data-enhance="price-finder"
      data-store={store.id}
      data-all={href("partPricing", {}, { query: { store: store.id, type: typeWord(ask.type) } })}
      data-whole={ask.q || ask.category ? undefined : ""}
      data-one={words.foundOne}
      data-many={words.found("{n}")}
      data-none={words.foundNone}
    >
      <NearestLine near={near} list={list} />
      <Sales list={list} />
      {list.chosen.length > 0 && <ListBill lines={list.chosen} store={store} ask={ask} />}
      <div className="price-bar mt-4">
        <p>
          <b data-announce data-count>
            {count === 1 ? words.one(store.name) : words.count(shown, store.name)}
          </b>{" "}
          {day && (
            <span className="muted">
              {words.updated} <time dateTime={day}>{formatDay(day, edition, "full")}</time>.
            </span>
          )}{" "}
          {store.country === "CA" && <span>{words.canadian}</span>}
        </p>
        <Buttons>
          <LinkButton look="line" href={priceFilePath(store.id)} download>
            {words.csv}
          </LinkButton>
          <PrintButton label={words.print} />
        </Buttons>
      </div>
      {count === 0 ? <NoMatch ask={ask} list={list} /> : <ListForm ask={ask} list={list} />}
      <p className="price-hint mt-5" data-hint hidden>
        {words.noMatch}
      </p>
    </div>
  );
}
