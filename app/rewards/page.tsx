import { Island } from "#app/island.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import type { Section, Text } from "#app/texts/parse.ts";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { copy } from "./copy.ts";
import { type Receipt, readReceipt } from "./receipt.ts";
import rewardsCalculator from "./rewards-calculator.island.tsx";

type RewardsProps = { text: Text; receipt: Receipt };

function TextSection({ section: { id, heading, html } }: { section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`} className="mb-4">
        {heading}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

const listOf = (sections: readonly Section[]) =>
  sections.map((section) => <TextSection key={section.id} section={section} />);

function Rewards({ text, receipt }: RewardsProps) {
  const words = useCopy(copy);
  const { href, asset } = usePage();
  const { sections } = text;
  const action = href("toolkitRewards", {}, { hash: "calculator" });
  return (
    <>
      <Wrap>
        <Breadcrumbs />
        <Sign className="card-sign mt-2">
          <div>
            <h1>{text.heading}</h1>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
            <p dangerouslySetInnerHTML={{ __html: text.lead }} />
            <Buttons className="mt-5">
              <LinkButton look="ink" big href="#calculator">
                {words.tryIt}
              </LinkButton>
              <LinkButton look="line" big href={href("locations")}>
                {words.yards}
              </LinkButton>
            </Buttons>
          </div>
          <img src={asset("art/promo-toolkit.svg")} width="480" height="250" alt="" />
        </Sign>
      </Wrap>
      <Band className="split">{listOf(sections.slice(0, 2))}</Band>
      <Band ground="zinc">
        <Island of={rewardsCalculator} props={{ receipt, action }} />
      </Band>
      <Band className="split">{listOf(sections.slice(2, 4))}</Band>
      {sections.length > 4 && (
        <Band ground="zinc">
          <div className="stack stack--6">{listOf(sections.slice(4))}</div>
        </Band>
      )}
    </>
  );
}

export const page = definePage("toolkitRewards", {
  load: async (request): Promise<RewardsProps> => ({
    text: await loadText("toolkit-rewards", request),
    receipt: readReceipt(request.query, request.edition),
  }),
  head: ({ text, receipt }) => ({
    title: text.title,
    description: text.description,
    noindex: Object.keys(receipt.values).length > 0,
  }),
  Page: Rewards,
});
