import type { AskedId, PartForCar } from "#app/box/lead.ts";
import { answerAddress } from "#app/box/lead-address.ts";
import { LeftOut } from "#app/box/left-out.tsx";
import type { Namesake } from "#app/box/namesakes.ts";
import { UnderstoodChips } from "#app/box/understood-chips.tsx";
import type { findRowOf } from "#app/box/where-to.ts";
import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { WholeNames } from "#app/ui/whole-names.tsx";
import { countText } from "#core/count-text.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { pageRow } from "#site/pages.ts";
import type { Understood as Chip } from "#stock/suggestions.ts";
import { copy } from "./copy.ts";
import "#app/inventory/inventory.css";
import "#app/ui/field.css";

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
  /** The page that answers what else was asked. */
  page: AskedId | undefined;
  /** Names of parts that come nearest to one that no list has. */
  instead: readonly string[];
  /** Of one word, each with its own years: which is meant is asked. */
  cars: readonly Namesake[];
  /** What is said to whoever asked whether one car's part fits the other. */
  fit: string;
  /** The cars in words, "" when none were asked for. */
  understood: string;
  /** The car that was wanted, as the figures name it. */
  wish: string;
  total: number;
};

/** What was understood of a typed line that leads to no one place, and the ways on. */
export function Understood({ typed, answer }: { typed: string; answer: Unsettled }) {
  const words = useCopy(copy);
  const { href, edition, settings } = usePage();
  const { search, reading, chips, cities, cars, understood, total } = answer;
  const { vin, guesses, leftover, part, abroad } = reading;
  const results = href("inventoryResults", {}, { query: writeSearch(search) });
  // A part whose model nobody said: its own page asks for it.
  const asksModel = part !== "" && !answer.part && cars.length === 0 && cities.length === 0 && vin === null;
  const { makeId, years, engine, place } = search;
  const asked = writeAddress({ years, engine, place });
  const partPage = answer.part
    ? answerAddress(answer.part, { href, edition })
    : asksModel && href("findPart", {}, { query: { part, make: makeId || undefined, ...asked } });
  return (
    <section className="understood" aria-labelledby="understood-h">
      <h2 id="understood-h">{words.typedTitle(typed)}</h2>
      <UnderstoodChips understood={chips} />
      {reading.stockNumber !== "" && <p>{words.noStockNumber(reading.stockNumber)}</p>}
      <LeftOut aside={{ left: [], also: reading.also }} fit={answer.fit} />
      {guesses.map(({ typed: word, meant }) => (
        <p key={word}>{words.guessed(word, meant)}</p>
      ))}
      {reading.here && <p>{words.here}</p>}
      {reading.unlisted !== "" && <Unlisted words={reading.unlisted} instead={answer.instead} />}
      {abroad.length > 0 && <p>{words.abroad(abroad.join(", "))}</p>}
      {cars.length > 0 && <Which title={words.whichCar} choices={cars} />}
      {cities.length > 0 ? (
        <Which title={words.whichCity} choices={cities} />
      ) : (
        reading.row !== "" && <RowAsked answer={answer} />
      )}
      {partPage && (
        <LinkButton look="ink" href={partPage}>
          {words.partForCar(part)}
        </LinkButton>
      )}
      {answer.page && (
        <LinkButton look="ink" href={href(answer.page)}>
          {pageRow(answer.page).label[edition]}
        </LinkButton>
      )}
      {understood !== "" && cars.length === 0 && (
        <LinkButton look={partPage ? "line" : "ink"} href={results}>
          <WholeNames>{total > 0 ? words.see(countText(total), understood) : words.seeNone}</WholeNames>
        </LinkButton>
      )}
      {part !== "" && cities.length === 0 && settings.switches.partPrices && (
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

/** A part that no list has, and the parts that come nearest. */
function Unlisted({ words: part, instead }: { words: string; instead: readonly string[] }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <>
      <p>{words.unlisted(part)}</p>
      {instead.map((name) => (
        <LinkButton key={name} look="line" href={href("partPricing", {}, { query: { q: name } })}>
          {name}
        </LinkButton>
      ))}
    </>
  );
}

/** The same question once for each city, or each car, that has the name. */
function Which({ title, choices }: { title: string; choices: readonly Namesake[] }) {
  const { href } = usePage();
  return (
    <>
      <p>{title}</p>
      {choices.map(({ name, question }) => (
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
