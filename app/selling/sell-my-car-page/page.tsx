import { formHead } from "#app/forms/form-head.ts";
import { Island } from "#app/island.tsx";
import { definePage, type FormState, useCopy, usePage } from "#app/page.tsx";
import { DeskFinder } from "#app/selling/desk-finder.tsx";
import { findDesks } from "#app/selling/find-desk.ts";
import { Markets } from "#app/selling/markets.tsx";
import { RulesChooser } from "#app/selling/rules.tsx";
import { telHref } from "#app/stores/place-words.ts";
import { listPlates } from "#app/texts/boards.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { TextBody } from "#app/texts/text-body.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { PlateBoard } from "#app/ui/plates.tsx";
import { fieldsOfVin } from "#app/vin/fields-of-vin.ts";
import { foundCar } from "#app/vin/found-car.ts";
import ownCar from "#app/vin/own-car.island.tsx";
import { nameCar } from "#app/vin/vin-car.ts";
import { leadOfVin } from "#app/vin/vin-lead.ts";
import { findCarBuyingRegion } from "#content/car-buying-lines.ts";
import { deskPhone } from "#content/chain-facts.ts";
import { sellingPapers, sellingSteps } from "#content/signs/selling.ts";
import type { Edition } from "#core/edition.ts";
import { listMarkets } from "#stock/markets.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import { OfferForm } from "./offer-form.tsx";
import { VinReader } from "./vin-reader.tsx";
import "#app/ui/split.css";
import "#app/forms/form-part.css";
import "#app/selling/selling.css";
import "#app/texts/long-text.css";
import "#app/ui/plates.css";
import { Pictogram } from "#app/ui/pictogram.tsx";
import { signsOf } from "#content/signs/board.ts";
import "#app/ui/sign.css";

/** Three plates: which car, how it comes, and the yellow one at the end of the story. */
function SellingPlates() {
  const { edition } = usePage();
  const signs = signsOf(sellingSteps, edition);
  return (
    <ol className="sell-plates">
      {signs.map((plate, at) => (
        <li key={plate.title.en} className={at === signs.length - 1 ? "sign sign--sm" : "sign sign--rule sign--sm"}>
          {"sign" in plate && <Pictogram name={plate.sign} />}
          <span>
            <b>{plate.title[edition]}</b> {plate.note?.[edition]}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What a VIN fills in, and its car for the device to remember once it is sure which. */
function readVin(stock: Stock, form: FormState | undefined, now: Date, edition: Edition) {
  if (form?.values.read === undefined) return {};
  const vin = form.values.vin ?? "";
  const filled = fieldsOfVin(vin, now);
  const lead = filled?.mends.length === 0 ? leadOfVin(stock, vin, now) : undefined;
  const found = lead?.kind === "car" && lead.car.modelId ? foundCar(nameCar(stock, lead.car), edition) : undefined;
  return { filled, found };
}

export const page = definePage("sellMyCar", {
  load: async (request) => {
    const { stock, now, query, form, token, edition } = request;
    const answer = findDesks(stock, query.get("zip"));
    const typed = findDesks(stock, form?.values.zip ?? query.get("zip"));
    return {
      text: await loadText("sell-my-car", request),
      answer,
      state: (query.get("state") ?? answer?.state ?? "").slice(0, 3),
      region: findCarBuyingRegion(typed?.state ?? ""),
      markets: listMarkets(stock),
      states: [...new Set(listStores(stock).map((store) => store.state))],
      form,
      token,
      ...readVin(stock, form, now, edition),
    };
  },
  head: ({ text, form }, { edition }) => formHead(text, form, edition),
  Page: function Page({ text, answer, state, region, markets, states, form, token, filled, found }) {
    const words = useCopy(copy);
    const { display, tel } = deskPhone("carBuying");
    const { edition, href } = usePage();
    return (
      <>
        <Wrap wide>
          <div className="page-head page-head--tight">
            <h1>{text.heading}</h1>
          </div>
          <div className="apply apply--wide">
            <div className="stack">
              {!form?.sent && (
                <details className="vin-again" open={form?.values.read !== undefined}>
                  <summary>{words.byVin}</summary>
                  <VinReader form={form} token={token} filled={filled} />
                  {found && (
                    <Island
                      of={ownCar}
                      props={{ to: href("vin"), reads: ["make", "model", "year", "engine"], found }}
                    />
                  )}
                </details>
              )}
              <section id="offer" aria-labelledby="offer-h">
                <h2 id="offer-h">{words.formTitle}</h2>
                {!form?.unproven && <p className="mt-2 mb-5">{words.formLead}</p>}
                <OfferForm form={form} token={token} zip={answer?.zip ?? ""} region={region} states={states} />
              </section>
            </div>
            <aside className="stack" aria-labelledby="how-h">
              <h2 className="desk__name" id="how-h">
                {sellingSteps.heading[edition]}
              </h2>
              <SellingPlates />
              <h2 className="desk__name">{words.callInstead}</h2>
              <p>
                <LinkButton icon="phone" href={telHref(tel)} aria-label={words.call(display)}>
                  <span className="whole-name">{display}</span>
                </LinkButton>
              </p>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
              <p dangerouslySetInnerHTML={{ __html: text.lead }} />
            </aside>
          </div>
          <PlateBoard
            id="papers-h"
            heading={sellingPapers.heading[edition]}
            plates={listPlates(sellingPapers, edition)}
          />
          <div className="split plate-board">
            <RulesChooser state={state} zip={answer?.zip ?? ""} />
            <DeskFinder answer={answer} page="sellMyCar" />
          </div>
          {!form?.unproven && (
            <details className="whole-text plate-board">
              <summary>{words.whole}</summary>
              <TextBody text={text} />
            </details>
          )}
        </Wrap>
        <Band ground="zinc" wide>
          <Markets markets={markets} />
        </Band>
      </>
    );
  },
});
