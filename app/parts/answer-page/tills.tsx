import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords, telHref } from "#app/stores/place-words.ts";
import type { Bill } from "#core/bill.ts";
import { countText } from "#core/count-text.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { without } from "#core/unsaid-words.ts";
import type { PartYard, YardPrice } from "#stock/answer-part.ts";
import { copy } from "./copy.ts";
import { billsAt, heldIn, unsaidIn } from "./held.ts";
import "#app/parts/parts.css";

/** The one yard with the lowest total, where all are paid in the same dollars and each has said all that it adds. */
export function findLowest(yards: readonly PartYard[]): PartYard | undefined {
  const priced = yards.flatMap((yard) =>
    yard.price ? { yard, ends: totalsOf(yard.span ?? [yard.price, yard.price]) } : [],
  );
  if (unsaidIn(yards.flatMap(billsAt)).length > 0) return undefined;
  const [first, ...others] = priced.toSorted((a, b) => a.ends[0] - b.ends[0] || a.ends[1] - b.ends[1]);
  if (!first || others.length === 0) return undefined;
  // With any of its kinds: from less, and to no more than elsewhere.
  if (others.some(({ ends }) => ends[0] === first.ends[0] || ends[1] < first.ends[1])) return undefined;
  return new Set(priced.map(({ yard }) => yard.store.country)).size === 1 ? first.yard : undefined;
}

const totalsOf = ([least, most]: readonly [YardPrice, YardPrice]) =>
  [least.bill.totalCents, most.bill.totalCents] as const;

type SumProps = { price: YardPrice; span: PartYard["span"]; country: Store["country"] };

/** The price, what else is paid, and the total, which says what it holds; from the cheapest kind to the dearest. */
function Sum({ price, span, country }: SumProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const [least, most] = span ?? [price, price];
  const { part, saleCents } = price;
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(country));
  const sum = (of: (bill: Bill) => number) => {
    const [one, other] = [of(least.bill), of(most.bill)];
    return one === other ? money(one) : `${money(Math.min(one, other))}–${money(Math.max(one, other))}`;
  };
  // What nobody has said has no line: under the total it is named.
  const lines: [string, (bill: Bill) => number][] = [
    [words.core, ({ coresCents }) => coresCents],
    [words.fees, ({ environmentalCents, taxCents }) => (environmentalCents ?? 0) + (taxCents ?? 0)],
    [words.entrance, ({ admissionCents }) => admissionCents ?? 0],
  ];
  const bills = billsAt({ price, span });
  const holds = [words.holds(heldIn(bills)), without(unsaidIn(bills), edition)].filter(Boolean).join(", ");
  return (
    <>
      <dl>
        <div>
          <dt>{words.price}</dt>
          <dd>
            {saleCents !== undefined && !span && (
              <>
                <s>
                  <span className="sr-only">{words.before} </span>
                  {money(part.priceCents)}
                </s>{" "}
              </>
            )}
            <b className={saleCents === undefined ? undefined : "off"}>{sum(({ partsCents }) => partsCents)}</b>
          </dd>
        </div>
        {lines.map(([name, of], at) =>
          Math.max(of(least.bill), of(most.bill)) > 0 ? (
            <div key={name} className={at > 0 || span ? "till__line" : undefined}>
              <dt>{name}</dt>
              <dd>{sum(of)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="till__sum">
        <b>{sum(({ totalCents }) => totalCents)}</b>
      </p>
      {holds && <p className="till__with">{holds}</p>}
    </>
  );
}

/** What the part costs at a yard: a column on a desk, a line on a phone. */
function Till({ yard, lowest, from }: { yard: PartYard; lowest: boolean; from: Store["country"] }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { store, miles, count, price, span } = yard;
  return (
    <li className={["till", span && "till--span", lowest && "till--low"].filter(Boolean).join(" ")}>
      <h3>
        <a href={count > 0 ? `#store-${store.id}` : href("store", { id: store.id, slug: store.slug })}>
          {store.listText}
        </a>
      </h3>
      <p>
        {[miles !== null && distanceWords(miles, from, edition), count > 0 && words.cars(countText(count))]
          .filter(Boolean)
          .join(" · ")}
        {lowest && <b> · {words.lowest}</b>}
      </p>
      {price ? (
        <Sum price={price} span={span} country={store.country} />
      ) : (
        <p className="till__none">
          {store.phone1.number ? (
            <>
              {words.noPrices} <a href={telHref(store.phone1.number)}>{store.phone1.number}</a>
            </>
          ) : (
            words.askPrices
          )}
        </p>
      )}
    </li>
  );
}

type TillsProps = {
  yards: readonly PartYard[];
  title: string;
  from: Store["country"];
  /** Of a place that was named: of any others none is the one to drive to. */
  near: boolean;
};

/** The yards side by side, their distances as whoever asks `from` there counts. */
export function Tills({ yards, title, from, near }: TillsProps) {
  const words = useCopy(copy);
  const lowest = near ? findLowest(yards) : undefined;
  return (
    <section aria-labelledby="tills-h">
      <h2 className="till-head" id="tills-h">
        {title}
      </h2>
      <ul className="tills">
        {yards.map((yard) => (
          <Till key={yard.store.id} yard={yard} lowest={yard === lowest} from={from} />
        ))}
      </ul>
      {yards.some(({ store }) => store.country === "CA") && <p className="small muted">{words.canadian}</p>}
    </section>
  );
}
