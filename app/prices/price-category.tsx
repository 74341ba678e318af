import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import type { YardEvent } from "#core/event.ts";
import { partCategories } from "#core/part.ts";
import { formatDay } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import type { Group, PriceList } from "./load-list.ts";
import { PriceRow, useMoney } from "./price-rows.tsx";
import { categoryTall } from "./tallness.ts";
import "#app/ui/tag.css";
import "./price-list.css";

/** The sale that lowers a category's prices: how much, until when, and the way to it. */
function SaleLink({ event, percent }: { event: YardEvent; percent: number }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  return (
    <a className="tag tag--sale" href={href("event", { id: event.id })}>
      {words.off(percent, formatDay(event.endsAt.slice(0, 10), edition))}
      <span className="sr-only">: {event.title[edition]}</span>
    </a>
  );
}

/** One for each column that there may be. */
function Heads() {
  const words = useCopy(copy);
  const head = (
    <p>
      <span>{words.part}</span> <span>{words.price}</span> <span>{words.core}</span>
    </p>
  );
  return (
    <div className="price-heads" aria-hidden="true">
      {head}
      {head}
    </div>
  );
}

type PriceCategoryProps = { group: Group; list: PriceList; chosen: ReadonlySet<number>; first: boolean };

/** The prices of one category, in two columns where there is room. */
export function PriceCategory({ group: { category, count, rows }, list, chosen, first }: PriceCategoryProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const money = useMoney(list.store?.country);
  const percent = list.categories.find(({ id }) => id === category)?.percent ?? 0;
  const sale = list.sales.find(({ discounts }) =>
    discounts.some((off) => off.percent === percent && (off.category === category || off.category === "*")),
  );
  return (
    <section
      className="cat"
      id={category}
      aria-labelledby={`h-${category}`}
      {...(!first && mark("tall", categoryTall(rows, edition, Boolean(sale))))}
    >
      <div className="cat__head">
        <h2 id={`h-${category}`}>{partCategories[category][edition]}</h2>{" "}
        <span className="muted">{words.parts(count)}</span> {sale && <SaleLink event={sale} percent={percent} />}
      </div>
      <Heads />
      <ul className="price-lines">
        {rows.map((row) => (
          <PriceRow key={row.prices[0]?.[0]?.part.id} row={row} money={money} chosen={chosen} />
        ))}
      </ul>
    </section>
  );
}
