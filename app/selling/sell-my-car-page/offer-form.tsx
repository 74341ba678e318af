import { SiteForm } from "#app/forms/site-form.tsx";
import { type FormState, useCopy, usePage } from "#app/page.tsx";
import type { CarBuyingRegion } from "#content/car-buying-rules.ts";
import { copy } from "./copy.ts";
import { listTitleHelp } from "./title-help.ts";

type OfferFormProps = {
  form: FormState | undefined;
  token: string | undefined;
  zip: string;
  region: CarBuyingRegion | undefined;
  /** Where the chain has yards. */
  states: readonly string[];
};

/** The request for an offer. */
export function OfferForm({ form, token, zip, region, states }: OfferFormProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  return (
    <SiteForm
      id="sell-my-car"
      state={form}
      brought={{ zip }}
      token={token}
      thanks={words.sentTitle}
      another={words.another}
      help={{ title: listTitleHelp(region, states, edition) }}
      privacy={href("privacy")}
      wide
    />
  );
}
