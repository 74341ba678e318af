import { copy as formCopy } from "#app/forms/copy.ts";
import { FormField } from "#app/forms/form-field.tsx";
import { formHead } from "#app/forms/form-head.ts";
import { SiteForm } from "#app/forms/site-form.tsx";
import { definePage, type FormState, type PageRequest, useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { SectionNav } from "#app/texts/section-nav.tsx";
import { TextBody } from "#app/texts/text-body.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { brand } from "#content/brand.ts";
import { contactSubjects } from "#content/contact-subjects.ts";
import { contactFields } from "#core/forms/contact-fields.ts";
import { emailField, nameField, phoneField, reachMessage } from "#core/forms/person-fields.ts";
import { listStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";

const oneOf = { email: { ...emailField, required: false }, phone: { ...phoneField, required: false } };

function load(request: PageRequest<"contact">) {
  const { form: state, token, query, stock } = request;
  // A link may bring its subject and yard along.
  const brought = { subject: query.get("subject") ?? "", store: query.get("store") ?? "" };
  const shown: FormState = state ?? { values: brought, errors: {}, sent: false };
  const stores = listStores(stock).map(({ id, listText }) => ({ value: String(id), text: listText }));
  return { text: loadText("contact", request), state, shown, token, stores };
}

export const page = definePage("contact", {
  load,
  head: ({ text, state }, { edition }) => formHead(text, state, edition),
  Page: function Page({ text, state, shown, token, stores }) {
    const { edition } = usePage();
    const words = useCopy(copy);
    const formWords = useCopy(formCopy);
    const shared = { form: "contact", state: shown };
    const subjects = contactSubjects.map(({ id, label }) => ({ value: id, text: label[edition] }));
    return (
      <Wrap>
        <Breadcrumbs />
        <div className="page-head">
          <h1>{text.heading}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
          <p className="lead" dangerouslySetInnerHTML={{ __html: text.lead }} />
        </div>
        <div className="doc">
          <SectionNav />
          <div>
            <LinkButton look="ink" icon="phone" href={`tel:${brand.phones.main.tel}`}>
              {words.call(brand.phone)}
            </LinkButton>
            <section className="form-part" aria-labelledby="write-h">
              <h2 id="write-h">{words.write}</h2>
              <SiteForm
                id="contact"
                page="contact"
                state={state}
                token={token}
                thanks={words.thanks}
                another={formWords.another}
                oneOf={{ names: ["email", "phone"], message: reachMessage }}
              >
                <FormField {...shared} name="subject" field={contactFields.subject} options={subjects} />
                <FormField {...shared} name="store" field={contactFields.store} options={stores} />
                <FormField {...shared} name="message" field={contactFields.message} type="long" />
                <FormField {...shared} name="name" field={nameField} autoComplete="name" />
                <p className="hint">{words.reach}</p>
                <div className="form__two">
                  <FormField {...shared} name="email" field={oneOf.email} type="email" autoComplete="email" plain />
                  <FormField {...shared} name="phone" field={oneOf.phone} type="tel" autoComplete="tel" plain />
                </div>
              </SiteForm>
            </section>
            <TextBody text={text} />
          </div>
        </div>
      </Wrap>
    );
  },
});
