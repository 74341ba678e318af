import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { currencyOf, formatMoney } from "#core/money.ts";
import { type PricedPart, partCategories } from "#core/part.ts";
import { wordsOf } from "#core/text.ts";
import { copy } from "./copy.ts";
import type { Group, Line } from "./load.ts";

/** The words that find a part besides its name in this edition: the other language and the synonyms, no particles. */
function moreWords({ name, synonyms }: PricedPart, own: string): string {
  const seen = new Set(wordsOf(own));
  const more = wordsOf([name.es, name.en, ...synonyms.es, ...synonyms.en].join(" "));
  return [...new Set(more)].filter((word) => word.length > 2 && !seen.has(word)).join(" ");
}

type RowProps = { line: Line; money: (cents: number) => string; chosen: boolean };

function Row({ line: { part, saleCents }, money, chosen }: RowProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const name = part.name[edition];
  const note = part.note[edition];
  const core = part.coreCents;
  return (
    <tr
      className={saleCents === undefined ? undefined : "on-sale"}
      {...mark("w", moreWords(part, name))}
      {...mark("fee", part.environmentalCents ?? undefined)}
    >
      <th scope="row">
        <label>
          <input type="checkbox" name="part" value={part.id} defaultChecked={chosen} />
          {name}
        </label>
        {(note || saleCents !== undefined) && (
          <small>
            {saleCents !== undefined && <span className="tag tag--sale">{words.sale}</span>} {note}
          </small>
        )}
      </th>
      <td>
        {saleCents !== undefined && (
          <span className="was">
            <span className="sr">{words.before} </span>
            {money(part.priceCents)}
          </span>
        )}
        <b>{money(saleCents ?? part.priceCents)}</b>
      </td>
      <td className={core > 0 ? undefined : "muted"}>{core > 0 ? money(core) : words.none}</td>
      <td>{money((saleCents ?? part.priceCents) + core)}</td>
      <td className={part.warrantyCents === null ? "muted" : undefined}>
        {part.warrantyCents === null ? words.none : money(part.warrantyCents)}
      </td>
    </tr>
  );
}

type CategoryTableProps = { group: Group; country: "US" | "CA"; list: readonly number[] };

/** The prices of one category: part, price, core, total, Warranty Plus. On a phone head and rows are two lines each. */
export function CategoryTable({ group, country, list }: CategoryTableProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(country));
  return (
    <table className="prices prices--full">
      <caption id={group.category}>{partCategories[group.category][edition]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.core}</th>
          <th scope="col">
            {words.total} <small>{words.totalHint}</small>
          </th>
          <th scope="col">
            {words.warranty} <small>{words.warrantyHint}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {group.lines.map((line) => (
          <Row key={line.part.id} line={line} money={money} chosen={list.includes(line.part.id)} />
        ))}
      </tbody>
    </table>
  );
}
