import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { type CarBuyingRegion, carBuyingRegions } from "#content/car-buying-rules.ts";
import type { Edition } from "#core/edition.ts";
import { copy } from "./copy.ts";

/** The state's own rule for a lost title; while the state is not known, those that the chain has written down. */
function LostRules({ region }: { region: CarBuyingRegion | undefined }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (region ? [region] : carBuyingRegions).map(
    ({ code, name, lostTitle }) => lostTitle && <p key={code}>{words.titleIn(name[edition], lostTitle[edition])}</p>,
  );
}

/** What it takes there instead, where the papers are others: a Canadian province has a registration, not a title. */
const ownLines = (region: CarBuyingRegion | undefined, choice: string, edition: Edition): string[] =>
  region?.country === "CA" && (choice === "lost" || choice === "none") ? region.notes.map((note) => note[edition]) : [];

/**
 * What to do without a title in one's own name. Styles show the answer to what is chosen, without script; where a browser
 * cannot tell, all of them stand there.
 */
export function TitleHelp({ region }: { region: CarBuyingRegion | undefined }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <div className="title-help" aria-live="polite">
      {Object.entries(words.titleHelp).map(([choice, text]) => {
        const own = ownLines(region, choice, edition);
        return (
          <div key={choice} className="title-help__one" {...mark("when", choice)}>
            {(own.length > 0 ? own : [text]).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {choice === "lost" && <LostRules region={region} />}
            <p>
              <a href="#rules">{words.titleRules}</a>
            </p>
          </div>
        );
      })}
    </div>
  );
}
