import { useCopy, usePage } from "#app/page.tsx";
import { type CarBuyingRegion, carBuyingRegions } from "#content/car-buying-rules.ts";
import { copy } from "./copy.ts";

/** The state's own rule for a lost title; while the state is not known, those that the chain has written down. */
function LostRules({ region }: { region: CarBuyingRegion | undefined }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (region ? [region] : carBuyingRegions).map(
    ({ code, name, lostTitle }) => lostTitle && <p key={code}>{words.titleIn(name[edition], lostTitle[edition])}</p>,
  );
}

/**
 * What to do without a title in one's own name. Styles show the answer to what is chosen, without script; where a browser
 * cannot tell, all of them stand there.
 */
export function TitleHelp({ region }: { region: CarBuyingRegion | undefined }) {
  const words = useCopy(copy);
  return (
    <div className="title-help" aria-live="polite">
      {Object.entries(words.titleHelp).map(([choice, text]) => (
        <div key={choice} className="title-help__one" data-when={choice}>
          <p>{text}</p>
          {choice === "lost" && <LostRules region={region} />}
          <p>
            <a href="#rules">{words.titleRules}</a>
          </p>
        </div>
      ))}
    </div>
  );
}
