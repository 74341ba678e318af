import { SiteForm } from "#app/forms/site-form.tsx";
import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { CarBuyingRegion } from "#content/car-buying-rules.ts";
import { copy } from "./copy.ts";
import { TitleHelp } from "./title-help.tsx";

type OfferFormProps = {
  form: FormState | undefined;
  token: string | undefined;
  zip: string;
  region: CarBuyingRegion | undefined;
};

/** The request for an offer. */
export function OfferForm({ form, token, zip, region }: OfferFormProps) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <SiteForm
      id="sell-my-car"
      state={form}
      brought={{ zip }}
      token={token}
      thanks={words.sentTitle}
      received={words.sent}
      another={words.another}
      below={{ title: <TitleHelp region={region} /> }}
      wide
    >
      <p>
        <GoLink href={href("privacy")}>{words.privacy}</GoLink>
      </p>
    </SiteForm>
  );
}
