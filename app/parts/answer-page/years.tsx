import { countText } from "#app/inventory/count-text.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { yearsText } from "#core/generation.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** Where no year was asked for: which years of the model share the part, and with whom; each leads to its cars. */
export function Years({ years, modelName }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (years.length === 0) return null;
  const title = words.years(modelName);
  return (
    <section className="no-print" aria-labelledby="years-h">
      <h2 className="sec-h" id="years-h">
        {title}
      </h2>
      <Chips label={title} className="mt-2">
        {years.map((one) => (
          <Chip key={one.from} href={one.href}>
            {yearsText(one)}: {words.cars(countText(one.count, edition))}
            {one.sisters && `. ${words.sisters(one.sisters)}`}
          </Chip>
        ))}
      </Chips>
      <p>{words.compareFirst}</p>
    </section>
  );
}
