import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field, Select, TextArea } from "#app/ui/field.tsx";
import { Done, ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { FormGuards, HumanCheck } from "#app/ui/human-check.tsx";
import { copy } from "./copy.ts";

type OfferFormProps = { form: FormState | undefined; token: string | undefined; zip: string };

const optionsOf = (choose: string, choices: Readonly<Record<string, string>>) => [
  { value: "", text: choose },
  ...Object.entries(choices).map(([value, text]) => ({ value, text })),
];

/** The request for an offer; sent to this page's own address, with script or without. */
export function OfferForm({ form, token, zip }: OfferFormProps) {
  const words = useCopy(copy);
  const { href } = usePage();
  if (form?.sent) {
    return (
      <Done title={words.sentTitle}>
        <p>{words.sent}</p>
        <p>
          <GoLink href={href("sellMyCar")}>{words.another}</GoLink>
        </p>
      </Done>
    );
  }
  const errors = form?.errors ?? {};
  const field = (name: string) => ({
    id: `offer-${name}`,
    name,
    defaultValue: form?.values[name] ?? (name === "zip" ? zip : ""),
    error: errors[name],
  });
  const { form: whole, ...wrong } = errors;
  const summary = Object.fromEntries(Object.entries(wrong).map(([name, message]) => [`offer-${name}`, message]));
  return (
    <>
      <ErrorSummary fields={whole ? { ...summary, "offer-human": whole } : summary} />
      <form className="form" method="post" action={href("sellMyCar")} noValidate>
        <FormGuards token={token} />
        <fieldset className="form offer-part">
          <legend>{words.car}</legend>
          <div className="form__two">
            <Field {...field("year")} label={words.year} inputMode="numeric" maxLength={4} required nums />
            <Field {...field("make")} label={words.make} maxLength={60} required />
            <Field {...field("model")} label={words.model} maxLength={60} required />
            <Field {...field("zip")} label={words.zip} autoComplete="postal-code" maxLength={10} required nums />
            <Select {...field("runs")} label={words.condition} options={optionsOf(words.choose, words.runs)} required />
            <Select
              {...field("title")}
              label={words.titleName}
              options={optionsOf(words.choose, words.titles)}
              optional
            />
          </div>
          <Field {...field("vin")} label={words.vin} hint={words.vinHint} maxLength={17} optional nums />
          <TextArea {...field("notes")} label={words.notes} hint={words.notesHint} maxLength={2000} optional />
        </fieldset>
        <fieldset className="form offer-part">
          <legend>{words.you}</legend>
          <p className="hint">{words.reach}</p>
          <div className="form__two">
            <Field {...field("phone")} label={words.phone} type="tel" autoComplete="tel" maxLength={20} nums />
            <Field {...field("email")} label={words.email} type="email" autoComplete="email" maxLength={100} />
          </div>
          <Field {...field("name")} label={words.name} autoComplete="name" maxLength={100} optional />
        </fieldset>
        <Check
          id="offer-consent"
          name="consent"
          value="yes"
          defaultChecked={form?.values.consent === "yes"}
          error={errors.consent}
          required
        >
          {words.consent}
        </Check>
        <p>
          <GoLink href={href("privacy")}>{words.privacy}</GoLink>
        </p>
        <HumanCheck id="offer-human" error={whole} />
        <div className="btns">
          <Button big>{words.send}</Button>
        </div>
      </form>
    </>
  );
}
