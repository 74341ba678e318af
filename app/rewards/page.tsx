import { Island } from "#app/island.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { listPlates } from "#app/texts/boards.tsx";
import { loadText } from "#app/texts/content-page.tsx";
import type { Section, Text } from "#app/texts/parse.ts";
import { textHead } from "#app/texts/text-head.ts";
import { Band, Wrap } from "#app/ui/band.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PlateBoard } from "#app/ui/plates.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { rewardsBoard } from "#content/signs/rewards.ts";
import { copy } from "./copy.ts";
import { type Receipt, readReceipt } from "./receipt.ts";
import rewardsCalculator from "./rewards-calculator.island.tsx";
import "#app/ui/split.css";
import "#app/texts/long-text.css";
import "#app/ui/plates.css";
import "./rewards.css";

type RewardsProps = { text: Text; receipt: Receipt };

function TextSection({ section: { id, heading, html }, marks }: { section: Section; marks?: "yes" | "no" }) {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`} className="mb-4">
        {heading}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
      <div className={marks ? `marked marked--${marks}` : "prose"} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

function Intro({ text }: { text: Text }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <>
      <h1>{text.heading}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
      <p dangerouslySetInnerHTML={{ __html: text.lead }} />
      <p>
        <GoLink href={href("locations")}>{words.yards}</GoLink>
      </p>
    </>
  );
}

function Rewards({ text, receipt }: RewardsProps) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const [how, gives, ...others] = text.sections;
  const [earns, earnsNot] = chainFacts().rules.pointsFrom ? others : [];
  const rest = earns ? others.slice(2) : others;
  const action = href("toolkitRewards", {}, { hash: "calculator" });
  return (
    <>
      <Wrap wide>
        <Breadcrumbs />
        <Sign className="rewards-sign mt-2">
          <Island of={rewardsCalculator} props={{ receipt, action }} slots={{ intro: <Intro text={text} /> }} />
        </Sign>
        <div className="mt-6">
          <PlateBoard
            id="how-h"
            heading={rewardsBoard.heading[edition]}
            ordered
            plates={listPlates(rewardsBoard, edition)}
          />
        </div>
        <div className="split plate-board">
          {earns && <TextSection section={earns} marks="yes" />}
          {earnsNot && <TextSection section={earnsNot} marks="no" />}
        </div>
        <details className="whole-text plate-board">
          <summary>{words.whole}</summary>
          <div className="split">
            {[how, gives].map((section) => section && <TextSection key={section.id} section={section} />)}
          </div>
        </details>
      </Wrap>
      <Band ground="zinc" wide>
        <div className="split">
          {rest.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </div>
      </Band>
    </>
  );
}

export const page = definePage("toolkitRewards", {
  load: async (request): Promise<RewardsProps> => ({
    text: await loadText("toolkit-rewards", request),
    receipt: readReceipt(request.query, request.edition),
  }),
  head: ({ text, receipt }) => ({
    ...textHead(text),
    noindex: Object.keys(receipt.values).length > 0,
  }),
  Page: Rewards,
});
