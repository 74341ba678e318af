import type { ReactNode } from "react";
import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { copy as uiCopy } from "#app/ui/copy.ts";
import { ErrorTemplate } from "#app/ui/field.tsx";
import { Done, ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formChoices } from "#content/form-choices.ts";
import { type FormId, formPath, forms, getForm } from "#core/forms/forms.ts";
import { copy } from "./copy.ts";
import { FormParts, type FormPartsProps } from "./form-parts.tsx";
import { FormGuards, HumanCheck } from "./human-check.tsx";

type SiteFormProps = Pick<FormPartsProps, "options" | "below"> & {
  id: FormId;
  state: FormState | undefined;
  /** What the fields hold before anything was sent. */
  brought?: Readonly<Record<string, string>>;
  token: string | undefined;
  /** What the form gives way to. */
  thanks: string;
  /** What is said below it, if not that we have the details. */
  received?: string;
  /** The link to the same form once more; none: nobody needs it twice. */
  another?: string | undefined;
  wide?: boolean;
  /** Before the human check. */
  children?: ReactNode;
};

/** A form of the site with its human check; its answer stands ready, hidden, for when script sends it. */
export function SiteForm({ id, state, token, thanks, brought = {}, options, below, children, ...rest }: SiteFormProps) {
  const words = useCopy(copy);
  const { fix } = useCopy(uiCopy);
  const { href, edition } = usePage();
  const { received = words.received, another, wide = false } = rest;
  const action = href(forms[id].page);
  const { oneOf, thanksStay } = getForm(id);
  const own = Object.entries(formChoices[id] ?? {}).map(([name, choices]) => [
    name,
    Object.entries(choices).map(([value, text]) => ({ value, text: text[edition] })),
  ]);
  const { form: whole, ...wrong } = state?.errors ?? {};
  const summary = Object.fromEntries(Object.entries(wrong).map(([name, message]) => [`${id}-${name}`, message]));
  return (
    <div data-form-box>
      <Done title={thanks} hidden={!state?.sent}>
        <p data-state data-sending={words.sending}>
          {received}
        </p>
        {another && (
          <p>
            <GoLink href={action}>{another}</GoLink>
          </p>
        )}
      </Done>
      {!state?.sent && (
        <>
          <ErrorSummary fields={whole ? { ...summary, [`${id}-human`]: whole } : summary} />
          <form
            className={wide ? "form" : "form form--short"}
            method="post"
            action={action}
            noValidate
            data-enhance="form"
            data-form={id}
            data-address={`/api${formPath(id)}/`}
            data-stays={thanksStay ? "" : undefined}
            data-one-of={oneOf?.names.join(" ")}
            data-one-message={oneOf?.message[edition]}
          >
            <FormGuards token={token} />
            <FormParts
              id={id}
              state={state ?? { values: brought, errors: {}, sent: false }}
              options={{ ...Object.fromEntries(own), ...options }}
              {...(below && { below })}
              wide={wide}
            />
            {children}
            <HumanCheck id={`${id}-human`} error={whole} />
            <Buttons>
              <Button big>{words.send}</Button>
            </Buttons>
            <ErrorTemplate />
            <template data-summary data-one={fix(1)} data-many={fix("{n}")}>
              <div className="errors" role="alert" tabIndex={-1} aria-labelledby="errors-title">
                <h2 id="errors-title">
                  <Icon name="warning" /> <span />
                </h2>
                <ul />
              </div>
            </template>
          </form>
        </>
      )}
    </div>
  );
}
