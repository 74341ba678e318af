import { formHead } from "#app/forms/form-head.ts";
import { SiteForm } from "#app/forms/site-form.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { TextOpening } from "#app/texts/text-opening.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { businessDays } from "#content/business-days.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { copy } from "./copy.ts";
import "#app/forms/form-part.css";
import "./careers.css";

export const page = definePage("careers", {
  load: (request) => ({ text: loadText("careers", request), state: request.form, token: request.token }),
  head: ({ text, state }, { edition }) => formHead(text, state, edition),
  Page: function Page({ text, state, token }) {
    const { settings, edition } = usePage();
    const words = useCopy(copy);
    const { jobReadDays } = chainFacts().rules;
    return (
      <Wrap>
        <TextOpening text={text} lead={!state?.unproven}>
          {jobReadDays !== undefined && !state?.unproven && (
            <p className="lead apply__when">{words.when(businessDays(jobReadDays)[edition])}</p>
          )}
        </TextOpening>
        <div className="apply">
          <SiteForm id="careers" state={state} token={token} thanks={words.thanks(settings.brand)} />
        </div>
      </Wrap>
    );
  },
});
