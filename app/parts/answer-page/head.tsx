import { useTellMe } from "#app/follows/tell-me.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { type PartAddress, writeAddress } from "#app/parts/ask.ts";
import { shortRadius } from "#app/stores/radius-words.ts";
import { Chip, Chips, FilterChip } from "#app/ui/chip.tsx";
import { WholeNames } from "#app/ui/whole-names.tsx";
import { engineInWords } from "#core/smart-query-engine.ts";
import { writeYears } from "#core/years.ts";
import { noPlace } from "#stock/places.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";
import "#app/inventory/results.css";
import "#app/parts/parts.css";

/** What was asked: part and car in the title; year, engine and place as chips that take them away; and the way to the form. */
export function AnswerHead({ part, car, address, inventory, chosen, never }: AnswerPage) {
  const words = useCopy(copy);
  const { path, edition } = usePage();
  const { years, engine, place, distance } = address;
  const without = (changes: Partial<PartAddress>) => {
    const given = Object.entries(writeAddress({ ...address, ...changes })).filter(([, value]) => value);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `${path.split("?", 1)[0]}${query.size > 0 ? `?${query}` : ""}`;
  };
  const tellMe = useTellMe({ ...Object.fromEntries(inventory), ...(chosen && { part: String(chosen.part.id) }) });
  const chips = [
    years.length > 0 && <FilterChip name={writeYears(years)} href={without({ years: [] })} />,
    engine && <FilterChip name={words.engine(engineInWords(engine, edition))} href={without({ engine: "" })} />,
    place.place && (
      <FilterChip
        name={words.near(place.name, shortRadius(distance, place.place))}
        href={without({ place: noPlace })}
      />
    ),
    <Chip key="change" href="#part-form">
      {words.change}
    </Chip>,
    !never && tellMe,
  ].filter(Boolean);
  return (
    <div className="results-head part-head">
      <h1>
        <WholeNames>{words.heading(part, car)}</WholeNames>
      </h1>
      <Chips label={words.understood} className="results-head__chips no-print">
        {chips}
      </Chips>
    </div>
  );
}
