import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { formatMoney } from "#core/money.ts";
import { type Edition, editions } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { excludedLines, type Receipt, type ReceiptField, readReceipt } from "./receipt.ts";

/** `receipt` is what the address asked for, `action` where the form leads without script. */
export type RewardsCalculatorProps = { receipt: Receipt; action: string };

/** Long enough that a screen reader hears an amount, not each of its digits. */
const pause = 400;

const idOf = (name: ReceiptField) => `receipt-${name}`;

function Answer({ answer }: { answer: NonNullable<Receipt["answer"]> }) {
  const edition = useEdition();
  const words = useCopy(copy);
  const { spentCents, pointsBefore, rewards } = answer;
  const money = (cents: number) => formatMoney(cents, edition);
  const number = (n: number) => n.toLocaleString(editions[edition].locale);
  const { certificates, toNext } = rewards;
  return (
    <Sign className="stack stack--3">
      <p className="rewards__points">{words.earned(number(rewards.earned), rewards.earned)}</p>
      <p>
        {words.counted(money(rewards.countedCents), money(spentCents))}{" "}
        {pointsBefore > 0 && words.sum(number(rewards.points), number(pointsBefore))}
      </p>
      <p>
        {certificates > 0 && <b>{words.certificates(certificates, money(rewards.certificatesCents))} </b>}
        {(certificates > 0 ? words.toNext : words.toFirst)(number(toNext), toNext)}
      </p>
      <p className="small">{words.about}</p>
    </Sign>
  );
}

/** What the form says now. An error shows once the server has said it, and goes as soon as it is mended. */
function readForm(form: HTMLFormElement, edition: Edition, receipt: Receipt): Receipt {
  const typed = [...new FormData(form).entries()].map(([name, value]) => [name, String(value)]);
  const now = readReceipt(new URLSearchParams(typed), edition);
  const kept = Object.entries(now.errors).filter(([name]) => name in receipt.errors);
  return { ...now, errors: Object.fromEntries(kept) };
}

/** From a receipt to points and certificates: a GET form, answered while it is typed where there is script. */
function RewardsCalculator(props: RewardsCalculatorProps) {
  const { action } = props;
  const edition = useEdition();
  const words = useCopy(copy);
  const [{ errors, answer }, setReceipt] = useState(props.receipt);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form.current && setReceipt(readForm(form.current, edition, props.receipt)), pause);
  };
  // What was typed before the script came, or what the browser put back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    read();
    return () => clearTimeout(timer.current);
  }, []);

  const wrong = Object.fromEntries(Object.entries(errors).map(([name, why]) => [idOf(name as ReceiptField), why]));
  const field = (name: ReceiptField, hint?: string) => (
    <Field
      key={name}
      id={idOf(name)}
      name={name}
      label={words[name]}
      {...(hint !== undefined && { hint })}
      defaultValue={props.receipt.values[name]}
      error={errors[name]}
      inputMode={name === "points" ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={12}
      nums
    />
  );
  return (
    <div id="calculator" className="split rewards">
      <div>
        <h2 id="calculator-h">{words.calculator}</h2>
        <p className="lead mt-3">{words.calculatorLead}</p>
        <ErrorSummary fields={wrong} />
        <div className="mt-5" role="status">
          {answer && <Answer answer={answer} />}
        </div>
      </div>
      <form className="form" action={action} aria-labelledby="calculator-h" ref={form} onInput={read}>
        <div className="form__two">
          {field("spent")}
          {field("points")}
        </div>
        <fieldset className="rewards__out">
          <legend>{words.out}</legend>
          <p className="muted">{words.outHint}</p>
          <div className="form__two">{excludedLines.slice(0, 4).map((name) => field(name))}</div>
          {field("other", words.otherHint)}
        </fieldset>
        <Button big>{words.calculate}</Button>
      </form>
    </div>
  );
}

export default defineIsland("rewards-calculator", RewardsCalculator);
