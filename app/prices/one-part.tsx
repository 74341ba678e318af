import { TellMePrices } from "#app/follows/tell-me.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { copy as partCopy } from "#app/parts/copy.ts";
import { WorstDanger } from "#app/parts/part-dangers.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { billOf } from "#core/bill.ts";
import { mayKill } from "#core/part-caution.ts";
import { askForUnsaid, without } from "#core/unsaid-words.ts";
import { typeWord } from "./ask.ts";
import { copy } from "./copy.ts";
import { firstOf, type Line, priceOf, type Row } from "./group-rows.ts";
import type { PricePage } from "./load.ts";
import type { PriceList } from "./load-list.ts";
import type { OtherYards } from "./load-other-yards.ts";
import { boxOf, Price, useMoney } from "./price-rows.tsx";
import "#app/ui/field.css";
import "./one-part.css";
import "./price-list.css";

type SizeProps = { line: Line; list: PriceList; chosen: ReadonlySet<number> };

/** One kind of the part: its price, its core, and what is paid for it at the counter. */
function Size({ line, list: { store }, chosen }: SizeProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const money = useMoney(store?.country);
  const { part } = line;
  const priceCents = priceOf(line);
  const bill = store && billOf([{ ...part, priceCents }], store);
  const missing = bill && without(bill.unsaid, edition);
  return (
    <li className="price-line">
      <label className="size">
        <input className="box24" {...boxOf(line, chosen)} />
        <span className="price-line__name">{part.name[edition]}</span>
        <span>
          <Price line={line} money={money} />
        </span>
        <span className="size__total">
          {part.coreCents > 0 && (
            <>
              {words.plusCore} <em>{money(part.coreCents)}</em> ·{" "}
            </>
          )}
          <strong>{money(bill ? bill.totalCents : priceCents + part.coreCents)}</strong>{" "}
          {bill ? words.inAll : words.withCore}
          {missing && `, ${missing}`}
        </span>
        {part.note[edition] && <small>{part.note[edition]}</small>}
      </label>
    </li>
  );
}

function Others({ others: { line, from, country, yards }, page }: { others: OtherYards; page: PricePage }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const money = useMoney(page.list.store?.country);
  const { q, type } = page.ask;
  return (
    <section className="others" aria-labelledby="others-h">
      <h2 id="others-h">{words.others(line.part.name[edition])}</h2>
      <p className="small muted">{words.othersFrom(from)}</p>
      <ul className="price-lines">
        {yards.map(({ store, miles, priceCents, bill }) => (
          <li className="price-line" key={store.id}>
            <a href={href("partPricing", {}, { query: { store: store.id, q, type: typeWord(type) } })}>
              <span className="price-line__name">
                <span>
                  {store.listText} <span className="muted whole-name">{distanceWords(miles, country, edition)}</span>
                  {bill.unsaid.length > 0 && <small className="muted"> {without(bill.unsaid, edition)}</small>}
                </span>
              </span>
              <b>{money(priceCents)}</b>
              <em>
                <span className="sr-only"> {words.inAll} </span>
                {money(bill.totalCents)}
              </em>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The part that was searched for: every kind with its sums, and its price at the yards near by. */
export function OnePart({ row, page, chosen }: { row: Row; page: PricePage; chosen: ReadonlySet<number> }) {
  const words = useCopy(copy);
  const partWords = useCopy(partCopy);
  const { href, edition } = usePage();
  const { list, others } = page;
  const { store } = list;
  const lines = row.prices.flat();
  const priced = lines.map((line) => ({ ...line.part, priceCents: priceOf(line) }));
  const { caution } = firstOf(row);
  const danger = <WorstDanger caution={caution} more={false} />;
  const grave = mayKill(caution);
  const unsaid = store ? billOf(priced, store).unsaid : [];
  return (
    <div className="one">
      {grave && danger}
      <ul className="one__kinds" aria-label={row.name}>
        {lines.map((line) => (
          <Size key={line.part.id} line={line} list={list} chosen={chosen} />
        ))}
        {store && <li className="small muted">{askForUnsaid(unsaid, edition) || words.inAllHow}</li>}
        {list.ban && <li>{list.ban.why[edition]}</li>}
        {store && <TellMePrices parts={lines.map(({ part }) => part)} storeId={store.id} />}
        <li>
          <GoLink href={href("findPart", {}, { query: { part: row.name, zip: page.near.typed } })}>
            {partWords.forWhichCar(row.name)}
          </GoLink>
        </li>
      </ul>
      {!grave && danger}
      {others && others.yards.length > 0 && <Others others={others} page={page} />}
    </div>
  );
}
