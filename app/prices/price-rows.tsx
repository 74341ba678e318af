import { Cached } from "#app/cached.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { RowDanger, RowRecall } from "#app/parts/row-danger.tsx";
import type { KeyPart } from "#app/rendering.ts";
import { warrantyOf } from "#content/chain-facts.ts";
import type { Edition } from "#core/edition.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { PricedPart } from "#core/part.ts";
import { wordsOf } from "#core/text.ts";
import { copy } from "./copy.ts";
import { firstOf, hasKinds, type Kind, type Line, priceOf, type Row } from "./group-rows.ts";
import { rowTall } from "./tallness.ts";
import "#app/ui/field.css";
import "./price-list.css";

/** The words that find a part besides its name in this edition: the other language and the synonyms, no particles. */
function moreWords({ name, synonyms }: PricedPart, own: string): string[] {
  const seen = new Set(wordsOf(own));
  const more = wordsOf([name.es, name.en, ...synonyms.es, ...synonyms.en].join(" "));
  return [...new Set(more)].filter((word) => word.length > 2 && !seen.has(word));
}

export function useMoney(country: "US" | "CA" | undefined): (cents: number) => string {
  const { edition } = usePage();
  return (cents) => formatMoney(cents, edition, currencyOf(country ?? "US"));
}

/** The tick box of a part; what the bill needs besides its price goes with it. */
export const boxOf = ({ part }: Line, chosen: ReadonlySet<number>) =>
  ({
    type: "checkbox",
    name: "part",
    value: part.id,
    defaultChecked: chosen.has(part.id),
    ...mark("fee", part.environmentalCents ?? undefined),
    ...mark("plus", warrantyOf(part) ?? undefined),
  }) as const;

type Money = (cents: number) => string;

/** The price of today; before it, during a sale, what it was. */
export function Price({ line, money }: { line: Line; money: Money }) {
  const words = useCopy(copy);
  if (line.saleCents === undefined) return <b>{money(line.part.priceCents)}</b>;
  return (
    <>
      <s>
        <span className="sr-only">{words.before} </span>
        {money(line.part.priceCents)}
      </s>{" "}
      <b className="off">{money(line.saleCents)}</b>
    </>
  );
}

function Core({ cents, money }: { cents: number; money: Money }) {
  const words = useCopy(copy);
  if (cents === 0) return null;
  return (
    <em>
      <span className="sr-only"> {words.coreAside} </span>
      {money(cents)}
    </em>
  );
}

function Name({ name, line: { part, caution } }: { name: string; line: Line }) {
  const { edition } = usePage();
  const note = part.note[edition];
  return (
    <span className="price-line__name">
      {name}
      {note && <small> {note}</small>}
      <RowDanger caution={caution} />
    </span>
  );
}

/** What the chips of one price say: what all of them share first, and of each only what the one before has not said. */
function chipWords(same: readonly Kind[]): string[] {
  const shorts = same.map(({ kind }) => kind.map(({ short }) => short));
  const shared = new Set(shorts[0]?.filter((word) => shorts.every((words) => words.includes(word))));
  const ordered = shorts.map((words) => [...shared, ...words.filter((word) => !shared.has(word))]);
  return ordered.map((words, at) => {
    const before = ordered[at - 1] ?? [];
    let said = 0;
    while (said < words.length - 1 && before[said] === words[said]) said++;
    return words.slice(said).join(" ");
  });
}

type RowProps = { row: Row; money: Money; chosen: ReadonlySet<number> };

function KindsRow({ row, money, chosen }: RowProps) {
  const { edition } = usePage();
  const first = firstOf(row);
  const kinds = row.prices.flat();
  const all = kinds.map(({ part }) => moreWords(part, part.name[edition]));
  const shared = new Set((all[0] ?? []).filter((word) => all.every((words) => words.includes(word))));
  const own = new Map(kinds.map((one, at) => [one, all[at]?.filter((word) => !shared.has(word)).join(" ")]));
  return (
    <li
      className="price-line price-line--kinds"
      {...mark("w", [...shared].join(" ") || undefined)}
      {...mark("tall", rowTall(row, edition))}
    >
      <Name name={row.name} line={first} />
      <span className="part-kinds">
        {row.prices.map((same) => {
          const chips = chipWords(same);
          return (
            <span className="part-kinds__group" key={same[0]?.part.id}>
              {same.map((one, at) => (
                <label className="part-kind" key={one.part.id} {...mark("w", own.get(one) || undefined)}>
                  <input {...boxOf(one, chosen)} aria-label={`${one.part.name[edition]}, ${money(priceOf(one))}`} />
                  {chips[at]}
                  {same.length === 1 && (
                    <>
                      {" "}
                      <Price line={one} money={money} />
                    </>
                  )}
                </label>
              ))}
              {same.length > 1 && <Price line={same[0] as Kind} money={money} />}
            </span>
          );
        })}
      </span>
      <Core cents={first.part.coreCents} money={money} />
      <RowRecall caution={first.caution} />
    </li>
  );
}

/** All that a line says beyond what its parts are called. */
const keyOf = ({ row, money, chosen }: RowProps, edition: Edition): KeyPart[] => [
  row.name,
  // How money is written here.
  money(0),
  row.prices.map((same) =>
    same.map(({ part, saleCents, caution }) => [
      ...[part.id, part.priceCents, saleCents, part.coreCents, part.environmentalCents],
      ...[warrantyOf(part), part.note[edition], chosen.has(part.id), caution],
    ]),
  ),
];

/** A line of the list: part, price, core; kinds of one part are chips, and a price that several share stands once. Many yards have the same. */
export function PriceRow(props: RowProps) {
  const { edition } = usePage();
  return (
    <Cached name="price" by={keyOf(props, edition)}>
      {() => (hasKinds(props.row) ? <KindsRow {...props} /> : <PlainRow {...props} />)}
    </Cached>
  );
}

function PlainRow({ row, money, chosen }: RowProps) {
  const { edition } = usePage();
  const line = firstOf(row);
  return (
    <li
      className="price-line"
      {...mark("w", moreWords(line.part, row.name).join(" ") || undefined)}
      {...mark("tall", rowTall(row, edition))}
    >
      <label>
        <input className="box24" {...boxOf(line, chosen)} />
        <Name name={row.name} line={line} />
        <Price line={line} money={money} />
        <Core cents={line.part.coreCents} money={money} />
      </label>
      <RowRecall caution={line.caution} />
    </li>
  );
}
