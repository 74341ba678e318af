import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import ownCar from "#app/vin/own-car.island.tsx";
import { countText } from "#core/count-text.ts";
import { engineInWords } from "#core/smart-query-engine.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** Of a part that hangs on the engine: which one the car has, from those of its years; the counts add up to all cars. */
export function WhichEngine({ address, answer, model }: AnswerPage) {
  const words = useCopy(copy);
  const { edition, path } = usePage();
  const { choices, unsaid } = answer.engines;
  if (answer.sharing?.kind !== "engine") return null;
  const to = (engine: string) => {
    const asked = { ...address, engine, code: "", weight: undefined };
    const given = Object.entries(writeAddress(asked)).filter(([, value]) => value);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `${path.split("?", 1)[0]}?${query}`;
  };
  if (address.engine && address.code)
    return (
      <p className="part-note">
        {words.byVin} <b>{words.ownEngine(engineInWords(address.engine, edition), address.code)}</b>{" "}
        <a href={to("")}>{words.otherCar}</a>
      </p>
    );
  if (choices.length === 0) return null;
  return (
    <section className="part-note" aria-labelledby="engine-h">
      <h2 id="engine-h" className="h4">
        {words.whichEngine}
      </h2>
      <Chips label={words.whichEngine} className="mt-2">
        {choices.map(({ name, count }) => (
          <Chip key={name} href={to(name)} current={address.engine.toLowerCase() === name.toLowerCase()}>
            {name} <small className="chip__count nums">{countText(count)}</small>
          </Chip>
        ))}
      </Chips>
      <p className="small muted">{address.engine ? words.engineOrder : words.engineWhy}</p>
      {address.engine === "" && (
        <Island of={ownCar} props={{ to: to(""), reads: ["year", "engine", "code", "weight"], ofModel: model.id }} />
      )}
      {address.engine === "" && (
        <p className="no-print">
          <PageLink to="vin" values={[{}, { query: { zip: address.place.code } }]}>
            {words.vinTells}
          </PageLink>
        </p>
      )}
      {unsaid > 0 && <p className="small muted">{words.engineUnsaid(countText(unsaid))}</p>}
    </section>
  );
}
