import { countText } from "#app/inventory/count-text.ts";
import { writeSearch } from "#app/inventory/search.ts";
import type { SmartAnswer } from "#app/inventory/smart-answer.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";

type Unsure = Extract<SmartAnswer, { kind: "unsure" }>;

/** What was understood of a typed line that leads to no one place, and the way on. */
export function Understood({ typed, answer }: { typed: string; answer: Unsure }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { vin, guesses, leftover } = answer;
  const results = href("inventoryResults", {}, { query: writeSearch(answer.search) });
  const read = vin && [vin.year, vin.maker].filter(Boolean).join(" ");
  return (
    <section className="understood" aria-labelledby="understood-h">
      <h2 id="understood-h">{words.typedTitle(typed)}</h2>
      {vin && <p>{vin.checkDigitRight ? words.vinGone(vin.vin) : words.vinBad(vin.vin)}</p>}
      {read && <p>{words.vinReads(read)}</p>}
      {answer.stockNumber !== "" && <p>{words.noStockNumber(answer.stockNumber)}</p>}
      {guesses.map(({ typed: word, meant }) => (
        <p key={word}>{words.guessed(word, meant)}</p>
      ))}
      {answer.here && <p>{words.here}</p>}
      {leftover.length > 0 && (
        <p>
          {words.leftover(leftover.join(" "))}{" "}
          <a href={href("search", {}, { matrix: { s: typed } })}>{words.searchSite}</a>
        </p>
      )}
      {answer.part !== "" && (
        <p>
          <a href={href("partPricing", {}, { query: { q: answer.part, zip: answer.search.place.name } })}>
            {words.partPrice(answer.part)}
          </a>
        </p>
      )}
      {answer.understood === "" ? (
        !vin && !answer.here && answer.part === "" && answer.stockNumber === "" && <p>{words.nothing}</p>
      ) : (
        <>
          <p>
            {words.understood} <b>{answer.understood}</b>
          </p>
          <LinkButton look="ink" href={results}>
            {answer.total > 0 ? words.see(countText(answer.total, edition)) : words.seeNone}
          </LinkButton>
          <p className="hint">{words.orForm}</p>
        </>
      )}
    </section>
  );
}
