import { countText } from "#app/inventory/count-text.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords, telHref } from "#app/stores/place-words.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { Store } from "#core/store.ts";
import { without } from "#core/unsaid-words.ts";
import type { PartYard, YardPrice } from "#stock/answer-part.ts";
import { copy } from "./copy.ts";

/** The one yard with the lowest total, where all are paid in the same dollars and each has said all that it adds. */
export function findLowest(yards: readonly PartYard[]): PartYard | undefined {
  const priced = yards.filter(({ price }) => price);
  const total = ({ price }: PartYard) => price?.bill.totalCents ?? 0;
  const [first, second] = priced.toSorted((a, b) => total(a) - total(b));
  if (!first || !second || total(first) === total(second)) return undefined;
  if (priced.some(({ price }) => price && price.bill.unsaid.length > 0)) return undefined;
  return new Set(priced.map(({ store }) => store.country)).size === 1 ? first : undefined;
}

function Sum({ price: { part, saleCents, bill }, country }: { price: YardPrice; country: Store["country"] }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(country));
  const lines: [string, number][] = [
    [words.core, bill.coresCents],
    [words.fees, (bill.environmentalCents ?? 0) + (bill.taxCents ?? 0)],
    [words.entrance, bill.admissionCents ?? 0],
  ];
  const missing = without(bill.unsaid, edition);
  return (
    <>
      <dl>
        <div>
          <dt>{words.price}</dt>
          <dd>
            {saleCents !== undefined && (
              <>
                <s>
                  <span className="sr">{words.before} </span>
                  {money(part.priceCents)}
                </s>{" "}
              </>
            )}
            <b className={saleCents === undefined ? undefined : "off"}>{money(bill.partsCents)}</b>
          </dd>
        </div>
        {lines.map(([name, cents], at) =>
          cents > 0 ? (
            <div key={name} className={at > 0 ? "till__x" : undefined}>
              <dt>{name}</dt>
              <dd>{money(cents)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="till__sum">
        <b>{money(bill.totalCents)}</b> <small>{missing ? `${words.inAll}, ${missing}` : words.inAll}</small>
      </p>
    </>
  );
}

/** What the part costs at a yard: a column on a desk, a line on a phone. */
function Till({ yard, lowest, from }: { yard: PartYard; lowest: boolean; from: Store["country"] }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { store, miles, count, price } = yard;
  return (
    <li className={lowest ? "till till--low" : "till"}>
      <h3>
        <a href={`#store-${store.id}`}>{store.listText}</a>
      </h3>
      <p>
        {[miles !== null && distanceWords(miles, from, edition), words.cars(countText(count, edition))]
          .filter(Boolean)
          .join(" · ")}
        {lowest && <b> · {words.lowest}</b>}
      </p>
      {price ? (
        <Sum price={price} country={store.country} />
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

type TillsProps = { yards: readonly PartYard[]; title: string; from: Store["country"] };

/** The yards side by side, their distances as whoever asks `from` there counts. */
export function Tills({ yards, title, from }: TillsProps) {
  const words = useCopy(copy);
  const lowest = findLowest(yards);
  return (
    <section aria-labelledby="tills-h">
      <h2 className="till-h" id="tills-h">
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
