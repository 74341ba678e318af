import { formHead } from "#app/forms/form-head.ts";
import { definePage, useCopy } from "#app/page.tsx";
import { DeskFinder } from "#app/selling/desk-finder.tsx";
import { findDesks } from "#app/selling/find-desk.ts";
import { Markets } from "#app/selling/markets.tsx";
import { RulesChooser } from "#app/selling/rules.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { loadText } from "#app/texts/content-page.tsx";
import { TextBody } from "#app/texts/text-body.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { brand } from "#content/brand.ts";
import { findCarBuyingRegion } from "#content/car-buying-lines.ts";
import { listMarkets } from "#stock/markets.ts";
import { copy } from "./copy.ts";
import { OfferForm } from "./offer-form.tsx";

export const page = definePage("sellMyCar", {
  load: async (request) => {
    const { stock, query, form, token } = request;
    const answer = findDesks(stock, query.get("zip"));
    const typed = findDesks(stock, form?.values.zip ?? query.get("zip"));
    return {
      text: await loadText("sell-my-car", request),
      answer,
      state: (query.get("state") ?? answer?.state ?? "").slice(0, 3),
      region: findCarBuyingRegion(typed?.state ?? ""),
      markets: listMarkets(stock),
      form,
      token,
    };
  },
  head: ({ text, form }, { edition }) => formHead(text, form, edition),
  Page: function Page({ text, answer, state, region, markets, form, token }) {
    const words = useCopy(copy);
    const { display, tel } = brand.phones.carBuying;
    return (
      <>
        <Wrap>
          <div className="page-head pt-6">
            <h1>{text.heading}</h1>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
            <p className="lead" dangerouslySetInnerHTML={{ __html: text.lead }} />
          </div>
          <div className="apply">
            <section id="offer" aria-labelledby="offer-h">
              <h2 id="offer-h">{words.formTitle}</h2>
              <p className="mt-2 mb-5">{words.formLead}</p>
              <OfferForm form={form} token={token} zip={answer?.zip ?? ""} region={region} />
            </section>
            <Sign kind="rule" small as="aside" labelledBy="call-h">
              <h2 className="desk__name" id="call-h">
                {words.callInstead}
              </h2>
              <p className="mt-3">
                <LinkButton icon="phone" href={telHref(tel)} aria-label={words.call(display)}>
                  <span className="nb">{display}</span>
                </LinkButton>
              </p>
            </Sign>
          </div>
        </Wrap>
        <Band ground="zinc">
          <DeskFinder answer={answer} page="sellMyCar" />
        </Band>
        <Band>
          <RulesChooser state={state} zip={answer?.zip ?? ""} />
        </Band>
        <Band ground="zinc">
          <TextBody text={text} />
        </Band>
        <Band>
          <Markets markets={markets} />
        </Band>
      </>
    );
  },
});
