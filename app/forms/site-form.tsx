import type { ReactNode } from "react";
import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { copy as uiCopy } from "#app/ui/copy.ts";
import { ErrorTemplate } from "#app/ui/field.tsx";
import { Done, ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Words } from "#core/edition.ts";
import { copy } from "./copy.ts";
import { FormGuards, HumanCheck } from "./human-check.tsx";

/** Where script sends a form; without it the page's own address takes it. */
const addresses = {
  careers: "/api/careers/form/",
  contact: "/api/contact/form/",
  donate: "/api/donate/form/",
  "sell-my-car": "/api/sellmycar/form/",
} as const;

type SiteFormProps = {
  id: keyof typeof addresses;
  page: "careers" | "contact" | "donateNow" | "sellMyCar";
  state: FormState | undefined;
  token: string | undefined;
  /** What the form gives way to. */
  thanks: string;
  /** What is said below it, if not that we have the details. */
  received?: string;
  /** The link to the same form once more; none: nobody needs it twice. */
  another?: string | undefined;
  /** The thanks stay whatever becomes of the form; what could not be sent is told by the bar that keeps it. */
  stays?: boolean;
  wide?: boolean;
  /** Fields of which one is enough; the first gets the message. */
  oneOf?: { names: readonly string[]; message: Words };
  children: ReactNode;
};

/** A form of the site with its human check; its answer stands ready, hidden, for when script sends it. */
export function SiteForm({ id, page, state, token, thanks, oneOf, children, ...rest }: SiteFormProps) {
  const words = useCopy(copy);
  const { fix } = useCopy(uiCopy);
  const { href, edition } = usePage();
  const { received = words.received, another, stays = false, wide = false } = rest;
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
            <GoLink href={href(page)}>{another}</GoLink>
          </p>
        )}
      </Done>
      {!state?.sent && (
        <>
          <ErrorSummary fields={whole ? { ...summary, [`${id}-human`]: whole } : summary} />
          <form
            className={wide ? "form" : "form form--short"}
            method="post"
            action={href(page)}
            noValidate
            data-enhance="form"
            data-form={id}
            data-address={addresses[id]}
            data-stays={stays ? "" : undefined}
            data-one-of={oneOf?.names.join(" ")}
            data-one-message={oneOf?.message[edition]}
          >
            <FormGuards token={token} />
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
