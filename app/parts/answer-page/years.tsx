import { useCopy } from "#app/page.tsx";
import { WholeNames } from "#app/ui/whole-names.tsx";
import { countText } from "#core/count-text.ts";
import { yearsText } from "#core/generation.ts";
import { copy } from "./copy.ts";
import type { AnswerPage, YearsLine } from "./load.ts";
import "#app/prices/price-list.css";
import "#app/ui/section-head.css";

const mostTraits = 4;

/** Where no year was asked for: the groups of years within which the part is usually the same, in what their cars differ, and who else has it; each leads to its cars. */
export function Years({ years, trait, modelName }: AnswerPage) {
  const words = useCopy(copy);
  if (years.length === 0) return null;
  // Where all have the same there is nothing to compare.
  const moreOf = ({ traits, sisters }: YearsLine) => [
    trait &&
      traits.length > 1 &&
      `${words.traits[trait]}: ${traits
        .slice(0, mostTraits)
        .map(({ name, count }) => `${name} (${countText(count)})`)
        .join(", ")}.`,
    sisters && words.sisters(sisters),
  ];
  return (
    <section className="no-print" aria-labelledby="years-h">
      <h2 className="section-head" id="years-h">
        <WholeNames>{words.years(modelName)}</WholeNames>
      </h2>
      <ul>
        {years.map((one) => (
          <li className="price-line" key={one.from}>
            <a href={one.href}>
              <span className="price-line__name">
                {yearsText(one)} <small>{moreOf(one).filter(Boolean).join(" ")}</small>
              </span>
              <b>{words.cars(countText(one.count))}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
