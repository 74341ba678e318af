import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { formatMoney } from "#core/money.ts";
import { copy } from "./copy.ts";
import { excludedLines, type Receipt, type ReceiptField } from "./receipt.ts";

const idOf = (name: ReceiptField) => `receipt-${name}`;

function Answer({ answer }: { answer: NonNullable<Receipt["answer"]> }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { spentCents, pointsBefore, rewards } = answer;
  const money = (cents: number) => formatMoney(cents, edition);
  const number = (n: number) => n.toLocaleString(edition === "es" ? "es-US" : "en-US");
  const { certificates, toNext } = rewards;
  return (
    <Sign className="stack stack--3">
      <p className="rewards__points nums">{words.earned(number(rewards.earned), rewards.earned)}</p>
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

/** From a receipt to points and certificates: a GET form, whose answer has an address of its own. */
export function Calculator({ receipt }: { receipt: Receipt }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { values, errors, answer } = receipt;
  const wrong = Object.fromEntries(Object.entries(errors).map(([name, why]) => [idOf(name as ReceiptField), why]));
  const field = (name: ReceiptField, hint?: string) => (
    <Field
      key={name}
      id={idOf(name)}
      name={name}
      label={words[name]}
      {...(hint !== undefined && { hint })}
      defaultValue={values[name]}
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
      <form
        className="form"
        action={href("toolkitRewards", {}, { hash: "calculator" })}
        aria-labelledby="calculator-h"
        data-swap="calculator"
      >
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
