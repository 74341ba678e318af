import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { FormGuards, HumanCheck } from "#app/forms/human-check.tsx";
import { type Proof, unproven } from "#app/forms/proof.ts";
import { type Captcha, useCopy } from "#app/page.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { isMailAddress } from "#core/mail-address.ts";
import { copy } from "./copy.ts";
import { PushButton } from "./push-button.tsx";
import "#app/forms/form-part.css";
import "#app/ui/field.css";

type FollowFormProps = {
  action: string;
  token: string;
  email: string;
  errors: Readonly<Record<string, string>>;
  /** What the site can tell by; a browser only where there is a key for it. */
  by: { mail: boolean; push?: string | undefined };
  captcha?: Captcha | undefined;
};

const ids = { email: "follow-email", form: "follow-human" };

/** One line for an address, the human check, and a button; it is sent as it is without script. */
function MailForm({ action, token, email, errors, captcha }: FollowFormProps) {
  const words = useCopy(copy);
  const [proof, setProof] = useState<Proof>(unproven);
  const [wrong, setWrong] = useState(errors.email);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  function submit(event: SubmitEvent) {
    if (isMailAddress(field.current?.value.trim() ?? "")) return;
    event.preventDefault();
    setWrong(words.wrongEmail);
    field.current?.focus();
  }
  useEffect(() => {
    if (proof.focus) button.current?.focus();
  }, [proof]);
  const listed = Object.entries(errors).map(([name, text]) => [name === "email" ? ids.email : ids.form, text]);
  return (
    <div className="form-box">
      <ErrorSummary fields={Object.fromEntries(listed)} />
      <form className="form form--short" method="post" action={action} noValidate onSubmit={submit}>
        <FormGuards token={token} />
        <Field
          ref={field}
          id={ids.email}
          name="email"
          type="email"
          autoComplete="email"
          label={words.email}
          hint={words.hint}
          error={wrong}
          required
          maxLength={254}
          defaultValue={email}
          onInput={() => setWrong(undefined)}
        />
        <HumanCheck
          id={ids.form}
          error={errors.form}
          captcha={captcha}
          proof={proof}
          noScript={words.noScript}
          round={0}
          onProof={setProof}
        />
        <Buttons>
          <Button ref={button} big disabled={!proof.ready}>
            {words.send}
          </Button>
        </Buttons>
      </form>
    </div>
  );
}

function FollowForm(props: FollowFormProps) {
  const { action, token, by, captcha } = props;
  return (
    <>
      {by.mail && <MailForm {...props} />}
      {by.push && <PushButton action={action} token={token} publicKey={by.push} captcha={captcha} />}
    </>
  );
}

export default defineIsland("follow-form", FollowForm);
