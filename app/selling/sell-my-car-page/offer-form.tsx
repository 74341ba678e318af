import { FormField } from "#app/forms/form-field.tsx";
import { SiteForm } from "#app/forms/site-form.tsx";
import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { Check } from "#app/ui/check.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { CarBuyingRegion } from "#content/car-buying-rules.ts";
import { reachMessage } from "#core/forms/person-fields.ts";
import { sellFields } from "#core/forms/sell-fields.ts";
import { copy } from "./copy.ts";
import { TitleHelp } from "./title-help.tsx";

type OfferFormProps = {
  form: FormState | undefined;
  token: string | undefined;
  zip: string;
  region: CarBuyingRegion | undefined;
};

const id = "sell-my-car";

/** The request for an offer. */
export function OfferForm({ form, token, zip, region }: OfferFormProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const state = form ?? { values: { zip }, errors: {}, sent: false };
  const field = (name: keyof typeof sellFields) => ({ form: id, name, field: sellFields[name], state });
  return (
    <SiteForm
      id={id}
      page="sellMyCar"
      state={form}
      token={token}
      thanks={words.sentTitle}
      received={words.sent}
      another={words.another}
      oneOf={{ names: ["phone", "email"], message: reachMessage }}
      wide
    >
      <fieldset className="form offer-part">
        <legend>{words.car}</legend>
        <div>
          <div className="form__two">
            <FormField {...field("year")} inputMode="numeric" />
            <FormField {...field("make")} />
            <FormField {...field("model")} />
            <FormField {...field("zip")} autoComplete="postal-code" />
            <FormField {...field("runs")} />
            <FormField {...field("title")} />
          </div>
          <TitleHelp region={region} />
        </div>
        <FormField {...field("vin")} hint={words.vinHint} />
        <FormField {...field("notes")} type="long" hint={words.notesHint} />
      </fieldset>
      <fieldset className="form offer-part">
        <legend>{words.you}</legend>
        <p className="hint">{words.reach}</p>
        <div className="form__two">
          <FormField {...field("phone")} type="tel" autoComplete="tel" plain />
          <FormField {...field("email")} type="email" autoComplete="email" plain />
        </div>
        <FormField {...field("name")} autoComplete="name" />
      </fieldset>
      <Check
        id={`${id}-consent`}
        name="consent"
        value="yes"
        defaultChecked={state.values.consent === "yes"}
        error={state.errors.consent}
        required
        data-message={sellFields.consent.message[edition]}
        data-max={sellFields.consent.max}
      >
        {words.consent}
      </Check>
      <p>
        <GoLink href={href("privacy")}>{words.privacy}</GoLink>
      </p>
    </SiteForm>
  );
}
