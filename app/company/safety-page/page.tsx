import { useCopy, usePage } from "#app/page.tsx";
import { Boards } from "#app/texts/boards.tsx";
import { contentPage, type SignsProps } from "#app/texts/content-page.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { safetyBoards } from "#content/signs/safety.ts";
import { formatMinutes } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import "#app/company/signs.css";

/** What to do in an emergency, and when the yard closes. */
function Emergency({ chain }: SignsProps) {
  const { least, most, unsaid } = chain.closesBeforeMinutes;
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <Sign kind="service" as="section" labelledBy="wrong-h" className="sos">
      <p className="sos__number">911</p>
      <div>
        <h2 id="wrong-h">{words.wrong}</h2>
        <p>{words.tell}</p>
      </div>
      {most !== null && most > 0 && least === most && unsaid === 0 && (
        <Sign kind="rule" small className="sos__clock">
          {words.closes[0]} <b>{formatMinutes(most, edition)}</b> {words.closes[1]}
        </Sign>
      )}
    </Sign>
  );
}

export const page = contentPage("safety", "safety", ({ chain }) => (
  <>
    <Boards boards={safetyBoards(chainFacts().rules.minimumAge ?? 0)} />
    <Emergency chain={chain} />
  </>
));
