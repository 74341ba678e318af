import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { PrintButton } from "#app/ui/action-buttons.tsx";
import { chainFacts, warrantyOf } from "#content/chain-facts.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import type { Edition } from "#site/editions.ts";
import type { BillPart, BillStore } from "./bill.tsx";
import { copy } from "./copy.ts";
import { type Line, priceOf } from "./group-rows.ts";
import type { PricePage } from "./load.ts";
import { NoMatch } from "./no-match.tsx";
import { OnePart } from "./one-part.tsx";
import { EveryYard, OtherYard } from "./other-yard.tsx";
import { PriceCategory } from "./price-category.tsx";
import priceList from "./price-list.island.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { YardField } from "./yard-field.tsx";
import "./price-list.css";
import { partCategories } from "#core/part.ts";
import { writeAsk } from "./ask.ts";
import "#app/ui/tag.css";
import "./prices.css";

/** The categories with what is in them: places in the whole list, which is on this page or one step away. */
function PriceRail({ ask, list }: PricePage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const whole = !ask.q && !ask.category;
  const query = writeAsk(list.store?.id, { type: ask.type, list: ask.list });
  return (
    <nav className="price-rail no-print" aria-label={words.categories}>
      <ul>
        {list.categories.map(({ id, count, percent }) => (
          <li key={id}>
            <a
              href={whole ? `#${id}` : href("partPricing", {}, { query, hash: id })}
              aria-current={id === ask.category ? "true" : undefined}
            >
              {partCategories[id][edition]}{" "}
              {percent > 0 && <span className="tag tag--sale">{words.percentOff(percent)}</span>}{" "}
              <span className="count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The lists, whose ticked parts are added up. Parts ticked elsewhere travel along. */
function Rows(page: PricePage) {
  const { ask, list } = page;
  if (list.count === 0) return <NoMatch {...page} />;
  const { one } = list;
  const chosen = new Set(ask.list);
  const shown = new Set(
    list.groups.flatMap(({ rows }) => rows.flatMap(({ prices }) => prices.flatMap((same) => same.map(idOf)))),
  );
  const groups = list.groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row !== one) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      {list.chosen.map(
        (line) => !shown.has(idOf(line)) && <input key={idOf(line)} type="hidden" name="part" value={idOf(line)} />,
      )}
      {one && <OnePart row={one} page={page} chosen={chosen} />}
      {groups.map((group, at) => (
        <PriceCategory key={group.category} group={group} list={list} chosen={chosen} first={at === 0} />
      ))}
    </>
  );
}
const idOf = ({ part }: Line) => part.id;

/** Under the title, after what is counted: the day of the list, and whose it is. */
function Dated({ list, near }: PricePage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { store, usual, updatedAt } = list;
  if (!store) return <>{usual && usual.same < usual.all && words.usualElse(usual.all - usual.same, list.count)}</>;
  const day = updatedAt && localTimeOf(updatedAt, store.schedule.timeZone).day;
  return (
    <>
      {day && (
        <>
          {words.updated} <time dateTime={day}>{formatDay(day, edition)}</time>.{" "}
        </>
      )}
      {store.country === "CA" && `${words.canadian} `}
      {near.miles !== undefined &&
        `${words.nearest(store.name, near.name, distanceWords(near.miles, near.country ?? store.country, edition))} `}
      <a className="no-print" href="#yards">
        {words.change}
      </a>
    </>
  );
}

const billPart = (line: Line, edition: Edition): BillPart => ({
  id: line.part.id,
  name: line.part.name[edition],
  type: line.part.type,
  priceCents: priceOf(line),
  coreCents: line.part.coreCents,
  environmentalCents: line.part.environmentalCents,
  warrantyCents: warrantyOf(line.part),
});

const billStore = (store: Store): BillStore => ({
  id: store.id,
  name: store.name,
  country: store.country,
  zip: store.postalCode,
  coreDays: store.coreDays,
  taxRate: store.taxRate,
  admissionCents: store.admissionCents,
  environmentalRate: store.environmentalRate,
  environmentalCapCents: store.environmentalCapCents,
});

/** The prices of a store, or the chain's. The long list is the server's markup alone: it does not travel again as data. */
export function PriceListing(page: PricePage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { ask, list } = page;
  const { store, count, usual, one } = list;
  return (
    <Island
      of={priceList}
      props={{
        path: href("partPricing"),
        ask,
        store: store ? billStore(store) : null,
        coreWaived: chainFacts().rules.coreWaived === true,
        chosen: list.chosen.map((line) => billPart(line, edition)),
        counted: store
          ? words.count(count, store.name)
          : usual && usual.all > 0 && count > 0
            ? words.usual(usual.same, usual.all)
            : words.parts(count),
        whole: !ask.q && !ask.category,
        none: count === 0,
      }}
      slots={{
        head: <h1>{one ? words.headingOne(one.name) : words.heading}</h1>,
        dated: <Dated {...page} />,
        yards: <YardField {...page} />,
        files: <PrintButton />,
        rail: <PriceRail {...page} />,
        rows: <Rows {...page} />,
        below: (
          <>
            <PriceNotes {...page} />
            {store ? <OtherYard {...page} /> : <EveryYard {...page} />}
          </>
        ),
      }}
    />
  );
}
