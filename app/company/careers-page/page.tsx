import { formHead } from "#app/forms/form-head.ts";
import { SiteForm } from "#app/forms/site-form.tsx";
import { definePage, type PageRequest, useCopy, usePage } from "#app/page.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { TextOpening } from "#app/texts/text-opening.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { businessDays } from "#content/business-days.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { listStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import "#app/forms/form-part.css";
import "./careers.css";

function load(request: PageRequest<"careers">) {
  const { form: state, token, query, stock } = request;
  const stores = listStores(stock).map(({ id, listText }) => ({ value: String(id), text: listText }));
  // Where there is one yard, nobody has to say which.
  const only = stores.length === 1 ? stores[0]?.value : undefined;
  return { text: loadText("careers", request), state, token, stores, store: query.get("store") ?? only ?? "" };
}

export const page = definePage("careers", {
  load,
  head: ({ text, state }, { edition }) => formHead(text, state, edition),
  Page: function Page({ text, state, token, stores, store }) {
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
          <SiteForm
            id="careers"
            state={state}
            brought={{ store }}
            token={token}
            thanks={words.thanks(settings.brand)}
            options={{ store: stores }}
          />
        </div>
      </Wrap>
    );
  },
});
