import { answerAddress } from "#app/box/lead-address.ts";
import type { Namesake } from "#app/box/namesakes.ts";
import { UnderstoodChips } from "#app/box/understood-chips.tsx";
import type { findRowOf, PartForCar } from "#app/box/where-to.ts";
import { countText } from "#app/inventory/count-text.ts";
import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { WholeNames } from "#app/ui/whole-names.tsx";
import type { SmartReading } from "#core/smart-query.ts";
import type { Understood as Chip } from "#stock/suggestions.ts";
import { copy } from "./copy.ts";

export type Unsettled = {
  search: InventorySearch;
  reading: SmartReading;
  /** A row and its yard were named; the row as the yard's map has it. */
  rowOf: ReturnType<typeof findRowOf>;
  /** A part and one model were named. */
  part: PartForCar | undefined;
  chips: readonly Chip[];
  /** Of one name: which is meant is asked. */
  cities: readonly Namesake[];
  /** The cars in words, "" when none were asked for. */
  understood: string;
  /** The car that was wanted, as the figures name it. */
  wish: string;
  total: number;
};

/** What was understood of a typed line that leads to no one place, and the ways on. */
export function Understood({ typed, answer }: { typed: string; answer: Unsettled }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { search, reading, chips, cities, understood, total } = answer;
  const { vin, guesses, leftover, part } = reading;
  const results = href("inventoryResults", {}, { query: writeSearch(search) });
  // A part whose model nobody said: its own page asks for it.
  const asksModel = part !== "" && !answer.part && cities.length === 0 && vin === null;
  const { makeId, years, engine, place } = search;
  const asked = writeAddress({ years, engine, place });
  const partPage = answer.part
    ? answerAddress(answer.part, { href, edition })
    : asksModel && href("findPart", {}, { query: { part, make: makeId || undefined, ...asked } });
  const read = vin && [vin.year, vin.maker].filter(Boolean).join(" ");
  return (
    <section className="understood" aria-labelledby="understood-h">
      <h2 id="understood-h">{words.typedTitle(typed)}</h2>
      <UnderstoodChips understood={chips} />
      {vin && <p>{vin.checkDigitRight ? words.vinGone(vin.vin) : words.vinBad(vin.vin)}</p>}
      {read && <p>{words.vinReads(read)}</p>}
      {reading.stockNumber !== "" && <p>{words.noStockNumber(reading.stockNumber)}</p>}
      {guesses.map(({ typed: word, meant }) => (
        <p key={word}>{words.guessed(word, meant)}</p>
      ))}
      {reading.here && <p>{words.here}</p>}
      {cities.length > 0 ? <WhichCity cities={cities} /> : reading.row !== "" && <RowAsked answer={answer} />}
      {partPage && (
        <LinkButton look="ink" href={partPage}>
          {words.partForCar(part)}
        </LinkButton>
      )}
      {understood !== "" && (
        <LinkButton look={partPage ? "line" : "ink"} href={results}>
          <WholeNames>{total > 0 ? words.see(countText(total, edition), understood) : words.seeNone}</WholeNames>
        </LinkButton>
      )}
      {part !== "" && cities.length === 0 && (
        <p>
          <a href={href("partPricing", {}, { query: { q: part, zip: search.place.name } })}>{words.partPrice(part)}</a>
        </p>
      )}
      {leftover.length > 0 && (
        <p>
          <a href={href("search", {}, { matrix: { s: typed } })}>{words.searchSite(leftover.join(" "))}</a>
        </p>
      )}
      {understood !== "" && <p className="hint">{words.orForm}</p>}
    </section>
  );
}

/** The same question once for each city that has the name. */
function WhichCity({ cities }: { cities: readonly Namesake[] }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <>
      <p>{words.whichCity}</p>
      {cities.map(({ name, question }) => (
        <LinkButton key={name} look="line" href={href("inventory", {}, { query: { q: question } })}>
          {name}
        </LinkButton>
      ))}
    </>
  );
}

function RowAsked({ answer: { reading, rowOf } }: { answer: Unsettled }) {
  const words = useCopy(copy);
  const { href } = usePage();
  if (!rowOf) return <p>{words.whichYard(reading.row)}</p>;
  const { store, row } = rowOf;
  return (
    <p>
      {row === undefined && words.noRow(store.name, reading.row)}{" "}
      <a href={href("storeMap", { id: store.id }, row === undefined ? {} : { query: { row } })}>
        {words.seeMap(store.name, row)}
      </a>
    </p>
  );
}
