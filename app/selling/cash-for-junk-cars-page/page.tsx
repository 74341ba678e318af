import { definePage, useCopy, usePage } from "#app/page.tsx";
import { copy as buyingCopy } from "#app/selling/copy.ts";
import { DeskFinder } from "#app/selling/desk-finder.tsx";
import { findDesks } from "#app/selling/find-desk.ts";
import { Markets } from "#app/selling/markets.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import { TextBody } from "#app/texts/text-body.tsx";
import { textHead } from "#app/texts/text-head.ts";
import { TextOpening } from "#app/texts/text-opening.tsx";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { listMarkets } from "#stock/markets.ts";

export const page = definePage("cashForJunkCars", {
  load: async (request) => ({
    text: await loadText("cash-for-junk-cars", request),
    answer: findDesks(request.stock, request.query.get("zip")),
    markets: listMarkets(request.stock),
  }),
  head: ({ text, answer }) => ({
    ...textHead(text),
    ...(answer && { noindex: true, ...(answer.error === "malformed" && { status: 400 }) }),
  }),
  Page: function Page({ text, answer, markets }) {
    const words = useCopy(buyingCopy);
    const { href } = usePage();
    return (
      <>
        <Wrap>
          <TextOpening text={text}>
            <Buttons className="mt-4">
              <LinkButton big href={href("sellMyCar", {}, { hash: "offer" })}>
                {words.offer}
              </LinkButton>
            </Buttons>
          </TextOpening>
        </Wrap>
        <Band ground="zinc">
          <DeskFinder answer={answer} page="cashForJunkCars" />
        </Band>
        <Band>
          <TextBody text={text} />
        </Band>
        <Band ground="zinc">
          <Markets markets={markets} />
        </Band>
      </>
    );
  },
});
