import { useCopy, usePage } from "#app/page.tsx";
import type { CarBuyingRegion } from "#content/car-buying-rules.ts";
import { copy } from "./copy.ts";

/**
 * What to do without a title in one's own name. Styles show the answer to what is chosen, without script; where a browser
 * cannot tell, all of them stand there.
 */
export function TitleHelp({ region }: { region: CarBuyingRegion | undefined }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const own = region?.lostTitle?.[edition];
  return (
    <div className="title-help" aria-live="polite">
      {Object.entries(words.titleHelp).map(([choice, text]) => (
        <div key={choice} className="title-help__one" data-when={choice}>
          <p>{text}</p>
          {choice === "lost" && region && own && <p>{words.titleIn(region.name[edition], own)}</p>}
          <p>
            <a href="#rules">{words.titleRules}</a>
          </p>
        </div>
      ))}
    </div>
  );
}
