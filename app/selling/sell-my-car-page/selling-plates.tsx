import { usePage } from "#app/page.tsx";
import { Pictogram } from "#app/ui/pictogram.tsx";
import { signsOf } from "#content/signs/board.ts";
import { sellingSteps } from "#content/signs/selling.ts";
import "#app/selling/selling.css";
import "#app/ui/sign.css";

/** Three plates: which car, how it comes, and the yellow one at the end of the story. */
export function SellingPlates() {
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
