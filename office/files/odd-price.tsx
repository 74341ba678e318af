import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatMoney } from "#core/money.ts";
import type { Question } from "#feeds/engine/questions.ts";
import type { Edition } from "#site/editions.ts";
import { findPrice } from "#stock/prices.ts";
import type { StaffRequest } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { answerField, questionId } from "./asked.ts";
import { copy } from "./copy.ts";
import "./odd-price.css";

export type OddPriceProps = {
  id: string;
  question: string;
  /** How far apart they are, in words. */
  far: string;
  where: string;
  before: string;
  now: { cents: string; text: string };
  /** What was probably meant. */
  meant: { cents: string; text: string } | undefined;
  elsewhere: string;
};

/** What the same part costs at the other yards. */
function saidElsewhere({ services, edition }: StaffRequest, item: string, storeId: number | null): string {
  const stock = services.stock.current;
  const part = stock.prices.parts.find((one) => one.itemNumber === item);
  if (!part || storeId === null) return "";
  const others = stock.chain.stores.filter(({ id, active }) => active && id !== storeId);
  const cents = others.flatMap(({ id }) => findPrice(stock, id, part)?.priceCents ?? []);
  const money = (some: number) => formatMoney(some, edition);
  if (cents.length === 0) return "";
  return copy[edition].asked.elsewhere(cents.length, money(Math.min(...cents)), money(Math.max(...cents)));
}

const farOf = (before: number, now: number, edition: Edition): string => {
  const { times, part } = copy[edition].asked;
  return now > before ? times(Math.round(now / before)) : part(Math.round(before / now));
};

/** One price that was typed here and is far from today's. */
export function oddPriceOf(
  request: StaffRequest,
  id: string,
  storeId: number | null,
  question: Question,
): OddPriceProps | undefined {
  const { amounts, choices, said } = question;
  if (!amounts) return undefined;
  const { edition, services } = request;
  const amount = (cents: number) => ({ cents: String(cents), text: formatMoney(cents, edition) });
  const store = storeId === null ? undefined : services.stock.current.chain.storeById.get(storeId);
  return {
    id,
    question: questionId(question),
    far: farOf(amounts.before, amounts.now, edition),
    where: copy[edition].asked.today(store?.name ?? ""),
    before: amount(amounts.before).text,
    now: amount(amounts.now),
    meant: choices[0] === undefined ? undefined : amount(Number(choices[0])),
    elsewhere: saidElsewhere(request, said, storeId),
  };
}

/** The one before, the one that was typed, and a key for each thing that may be meant; the far one is never the yellow. */
export function OddPrice({ id, question, far, where, before, now, meant, elsewhere }: OddPriceProps) {
  const { asked } = useCopy(copy);
  const say = (means: string) =>
    ({ to: "file", params: { id }, name: "say", fields: { [answerField(question)]: means } }) as const;
  return (
    <section className="o-panel o-odd" aria-labelledby="odd-h">
      <h2 id="odd-h">{far}</h2>
      <div className="o-odd__two">
        <p>
          <b>{before}</b> {where}
        </p>
        <span aria-hidden="true">→</span>
        <p className="o-odd__far">
          <b>{now.text}</b> {asked.typed}
        </p>
      </div>
      <p>{[elsewhere, asked.notYet].filter(Boolean).join(" ")}</p>
      <div className="o-odd__keys">
        {meant && (
          <ActionForm {...say(meant.cents)}>
            <Button block>{asked.meant(meant.text)}</Button>
          </ActionForm>
        )}
        <ActionForm to="file" params={{ id }} name="discard">
          <Button block look={meant && "line"}>
            {asked.keep(before)}
          </Button>
        </ActionForm>
        <ActionForm {...say(now.cents)}>
          <Button block look="line">
            {asked.itIs(now.text)}
          </Button>
        </ActionForm>
      </div>
    </section>
  );
}
