import { copy as formCopy } from "#app/forms/copy.ts";
import { formHead } from "#app/forms/form-head.ts";
import { SiteForm } from "#app/forms/site-form.tsx";
import { definePage, type PageRequest, useCopy } from "#app/page.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { SectionNav } from "#app/texts/section-nav.tsx";
import { TextBody } from "#app/texts/text-body.tsx";
import { TextOpening } from "#app/texts/text-opening.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { deskPhone } from "#content/chain-facts.ts";
import { listStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import "#app/forms/form-part.css";
import "#app/texts/long-text.css";

function load(request: PageRequest<"contact">) {
  const { form: state, token, query, stock } = request;
  // A link may bring its subject and yard along.
  const brought = { subject: query.get("subject") ?? "", store: query.get("store") ?? "" };
  const stores = listStores(stock).map(({ id, listText }) => ({ value: String(id), text: listText }));
  return { text: loadText("contact", request), state, brought, token, stores };
}

export const page = definePage("contact", {
  load,
  head: ({ text, state }, { edition }) => formHead(text, state, edition),
  Page: function Page({ text, state, brought, token, stores }) {
    const words = useCopy(copy);
    const formWords = useCopy(formCopy);
    return (
      <Wrap>
        <TextOpening text={text} lead={!state?.unproven} />
        <div className="doc">
          <SectionNav />
          <div>
            <LinkButton look="ink" icon="phone" href={`tel:${deskPhone("main").tel}`}>
              {words.call(deskPhone("main").display)}
            </LinkButton>
            <section className="form-part" aria-labelledby="write-h">
              <h2 id="write-h">{words.write}</h2>
              <SiteForm
                id="contact"
                state={state}
                brought={brought}
                token={token}
                thanks={words.thanks}
                another={formWords.another}
                options={{ store: stores }}
              />
            </section>
            <TextBody text={text} />
          </div>
        </div>
      </Wrap>
    );
  },
});
