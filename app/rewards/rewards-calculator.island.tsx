import { useEffect, useEffectEvent, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy, useEdition } from "#app/page.tsx";
import { Slot } from "#app/slot.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { countText } from "#core/count-text.ts";
import { formatMoney } from "#core/money.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { Gauge } from "./gauge.tsx";
import { excludedLines, type Receipt, type ReceiptField, readReceipt } from "./receipt.ts";
import "#app/ui/field.css";
import "./rewards.css";

/** `receipt` is what the address asked for, `action` where the form leads without script. The slot `intro`: what the page says first. */
type RewardsCalculatorProps = { receipt: Receipt; action: string };

/** Long enough that a screen reader hears an amount, not each of its digits. */
const pause = 400;

const idOf = (name: ReceiptField) => `receipt-${name}`;

function Answer({ answer }: { answer: NonNullable<Receipt["answer"]> }) {
  const edition = useEdition();
  const words = useCopy(copy);
  const { spentCents, pointsBefore, rewards } = answer;
  const money = (cents: number) => formatMoney(cents, edition);
  const { certificates, toNext } = rewards;
  return (
    <>
      <p className="rewards__points">{words.earned(countText(rewards.earned), rewards.earned)}</p>
      <p>
        {words.counted(money(rewards.countedCents), money(spentCents))}{" "}
        {pointsBefore > 0 && words.sum(countText(rewards.points), countText(pointsBefore))}{" "}
        {certificates > 0 && <b>{words.certificates(certificates, money(rewards.certificatesCents))} </b>}
        {(certificates > 0 ? words.toNext : words.toFirst)(countText(toNext), toNext)}
      </p>
      <p className="small">{words.about}</p>
    </>
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
  const begin = useEffectEvent(read);
  useEffect(() => {
    begin();
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
  const excluded = excludedLines.some((name) => props.receipt.values[name] || errors[name]);
  return (
    <div id="calculator" className="rewards">
      <div className="rewards__intro">
        <Slot name="intro" />
      </div>
      <div>
        <Gauge points={answer?.rewards.left ?? 0} />
        <div role="status">{answer && <Answer answer={answer} />}</div>
      </div>
      <form className="form" action={action} aria-labelledby="calculator-h" ref={form} onInput={read}>
        <h2 id="calculator-h">{words.calculator}</h2>
        <ErrorSummary fields={wrong} />
        <div className="form__two">
          {field("spent")}
          {field("points")}
        </div>
        <details className="rewards__out" open={excluded}>
          <summary>{words.out}</summary>
          <p>{words.outHint}</p>
          <div className="form__two">{excludedLines.slice(0, 4).map((name) => field(name))}</div>
          {field("other", words.otherHint)}
        </details>
        <Button look="ink" big>
          {words.calculate}
        </Button>
      </form>
    </div>
  );
}

export default defineIsland("rewards-calculator", RewardsCalculator);
