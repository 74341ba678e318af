import { Island } from "#app/island.tsx";
import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { formChoices } from "#content/form-choices.ts";
import { receiptOf } from "#content/receipts.ts";
import { type FormId, forms } from "#core/forms/forms.ts";
import { copy } from "./copy.ts";
import siteForm, { type SiteFormProps } from "./site-form.island.tsx";

type SiteFormPageProps = Partial<
  Pick<SiteFormProps, "received" | "another" | "options" | "help" | "privacy" | "wide">
> & {
  id: FormId;
  /** As it came back from the server. */
  state: FormState | undefined;
  /** What the fields hold before anything was sent. */
  brought?: Readonly<Record<string, string>>;
  token: string | undefined;
  /** What the form gives way to. */
  thanks: string;
};

/** A form of the registry on its page. */
export function SiteForm({
  id,
  state,
  brought = {},
  token = "",
  options,
  help = {},
  wide = false,
  ...rest
}: SiteFormPageProps) {
  const words = useCopy(copy);
  const { href, edition, settings } = usePage();
  const { next, phone } = receiptOf(id);
  const own = Object.entries(formChoices(id)).map(([name, choices]) => [
    name,
    Object.entries(choices).map(([value, text]) => ({ value, text: text[edition] })),
  ]);
  const props: SiteFormProps = {
    id,
    state: state ?? { values: brought, errors: {}, sent: false },
    action: href(forms[id].page),
    token,
    // What is promised holds for those whose form a desk gets as a person's.
    received: state?.unproven ? words.receivedUnproven : `${words.received} ${next[edition]}`,
    phone,
    options: { ...Object.fromEntries(own), ...options },
    help,
    wide,
    captcha: settings.captcha,
    ...rest,
  };
  return <Island of={siteForm} props={props} />;
}
