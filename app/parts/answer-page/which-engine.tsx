import { countText } from "#app/inventory/count-text.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** Of a part that hangs on the engine: which one the car has, from those of its years; the counts add up to all cars. */
export function WhichEngine({ address, answer }: AnswerPage) {
  const words = useCopy(copy);
  const { edition, path } = usePage();
  const { choices, unsaid } = answer.engines;
  if (choices.length === 0) return null;
  const to = (engine: string) => {
    const given = Object.entries(writeAddress({ ...address, engine })).filter(([, value]) => value);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `${path.split("?", 1)[0]}?${query}`;
  };
  return (
    <section className="part-note" aria-labelledby="engine-h">
      <h2 id="engine-h" className="h4">
        {words.whichEngine}
      </h2>
      <Chips label={words.whichEngine}>
        {choices.map(({ name, count }) => (
          <Chip key={name} href={to(name)} current={address.engine.toLowerCase() === name.toLowerCase()}>
            {name} <small className="chip__n nums">{countText(count, edition)}</small>
          </Chip>
        ))}
      </Chips>
      <p className="small muted">{address.engine ? words.engineOrder : words.engineWhy}</p>
      {unsaid > 0 && <p className="small muted">{words.engineUnsaid(countText(unsaid, edition))}</p>}
    </section>
  );
}
