import { copy as formCopy } from "#app/forms/copy.ts";
import { formHead } from "#app/forms/form-head.ts";
import { SiteForm } from "#app/forms/site-form.tsx";
import { definePage, type FormState, useCopy } from "#app/page.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { SectionNav } from "#app/texts/section-nav.tsx";
import { TextBody } from "#app/texts/text-body.tsx";
import { TextOpening } from "#app/texts/text-opening.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { chainFacts, deskPhone } from "#content/chain-facts.ts";
import { copy } from "./copy.ts";
import "#app/forms/form-part.css";
import "#app/texts/long-text.css";

function OfferPart({ state, token }: { state: FormState | undefined; token: string | undefined }) {
  const words = useCopy(copy);
  const { another } = useCopy(formCopy);
  const { answerDays, freePickup } = chainFacts().rules;
  const called = answerDays !== undefined && freePickup;
  return (
    <section className="form-part" id="offer" aria-labelledby="offer-h">
      <h2 id="offer-h">{words.heading}</h2>
      <p className="mt-2">{called ? words.lead : words.leadAsk(deskPhone("donations").display)}</p>
      <SiteForm id="donate" state={state} token={token} thanks={words.thanks} another={another} />
    </section>
  );
}

export const page = definePage("donateNow", {
  load: (request) => ({ text: loadText("donate-now", request), state: request.form, token: request.token }),
  head: ({ text, state }, { edition }) => formHead(text, state, edition),
  Page: function Page({ text, state, token }) {
    const words = useCopy(copy);
    return (
      <Wrap>
        <TextOpening text={text} />
        <div className="doc">
          <SectionNav />
          <div>
            {/* What came of the form stands where the page begins. */}
            {state && <OfferPart state={state} token={token} />}
            {!state && <LinkButton href="#offer">{words.go}</LinkButton>}
            <TextBody text={text} />
            {!state && <OfferPart state={state} token={token} />}
          </div>
        </div>
      </Wrap>
    );
  },
});
