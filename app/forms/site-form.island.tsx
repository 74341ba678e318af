import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { mark } from "#app/marks.ts";
import { type Captcha, type FormState, useCopy } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Done, ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Phone } from "#content/chain/schema.ts";
import { getForm } from "#core/forms/forms.ts";
import { copy } from "./copy.ts";
import { type Errors, inPageOrder } from "./form-messages.ts";
import { FormParts, type FormPartsProps } from "./form-parts.tsx";
import { FormGuards, HumanCheck } from "./human-check.tsx";
import { type Proof, unproven } from "./proof.ts";
import { useFormMessages } from "./use-form-messages.ts";
import { useOutbox } from "./use-outbox.ts";
import "#app/ui/field.css";
import "./form-part.css";

export type SiteFormProps = Omit<FormPartsProps, "errors" | "values"> & {
  state: FormState;
  /** Its page: takes it without script, and shows it once more. */
  action: string;
  token: string;
  /** What the form gives way to, and what is said below it. */
  thanks: string;
  received: string;
  /** For who cannot wait. */
  phone: Phone;
  /** The link to the same form once more; none: nobody needs it twice. */
  another?: string | undefined;
  /** The address of the page about personal data, where the form names it. */
  privacy?: string | undefined;
  captcha?: Captcha | undefined;
};

/** A form of the site with its checks, its human proof and its thanks. */
function SiteForm({
  id,
  state,
  action,
  token,
  thanks,
  received,
  phone,
  another,
  privacy,
  captcha,
  ...parts
}: SiteFormProps) {
  const words = useCopy(copy);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [proof, setProof] = useState<Proof>(unproven);
  const [round, setRound] = useState(0);
  /** The field to go to once what was said of it is there. */
  const [wrongField, goTo] = useState<{ name: string }>();
  const messages = useFormMessages(id, form, state.errors);
  const { stage, send } = useOutbox(id, form, back);

  /** The form once more, with what the server said of it. */
  function back(errors: Errors) {
    setRound((spent) => spent + 1);
    messages.told(errors);
    if (errors.form) announce(errors.form);
    const [first = getForm(id).parts[0]?.rows.flat()[0]] = inPageOrder(getForm(id), errors);
    if (first) goTo({ name: first === "form" ? "human" : first });
  }
  function submit(event: SubmitEvent) {
    const wrong = messages.sent();
    if (wrong) goTo({ name: wrong });
    // Where the check cannot be made, the form goes as it does without script.
    if (wrong || (proof.answer !== "" && send(proof.answer))) event.preventDefault();
  }
  useEffect(() => {
    if (wrongField) form.current?.querySelector<HTMLElement>(`[id="${id}-${wrongField.name}"]`)?.focus();
  }, [id, wrongField]);
  useEffect(() => {
    if (stage === "sending") done.current?.focus();
  }, [stage]);
  useEffect(() => {
    if (proof.focus) button.current?.focus();
  }, [proof]);

  const { box, errors } = messages;
  const listed = inPageOrder(getForm(id), box).map((name) => [
    `${id}-${name === "form" ? "human" : name}`,
    box[name] ?? "",
  ]);
  return (
    <div className="form-box">
      <Done ref={done} title={thanks} hidden={!state.sent && stage === "asked"}>
        <p hidden={stage === "waits"}>{stage === "sending" ? words.sending : received}</p>
        <p>
          {state.unproven ? words.callInstead : words.hurry} <a href={`tel:${phone.tel}`}>{phone.display}</a>.
        </p>
        {another && (
          <p>
            <GoLink href={action}>{another}</GoLink>
          </p>
        )}
      </Done>
      {!state.sent && (
        <>
          {stage === "asked" && <ErrorSummary fields={Object.fromEntries(listed)} />}
          <form
            ref={form}
            className={parts.wide ? "form" : "form form--short"}
            method="post"
            action={action}
            noValidate
            hidden={stage !== "asked"}
            onSubmit={submit}
            onBlur={({ target }) => messages.left((target as unknown as HTMLInputElement).name)}
            {...mark("form", id)}
            onInput={({ target }) => messages.typed((target as HTMLInputElement).name)}
          >
            <FormGuards token={token} />
            <FormParts id={id} values={state.values} errors={errors} {...parts} />
            {privacy && (
              <p>
                <GoLink href={privacy}>{words.privacy}</GoLink>
              </p>
            )}
            <HumanCheck
              id={`${id}-human`}
              error={errors.form}
              captcha={captcha}
              phone={phone}
              proof={proof}
              round={round}
              onProof={setProof}
            />
            <Buttons>
              <Button ref={button} big disabled={!proof.ready}>
                {words.send}
              </Button>
            </Buttons>
          </form>
        </>
      )}
    </div>
  );
}

export default defineIsland("site-form", SiteForm);
