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
    <>
      <p className="part-note">
        <b>{title}.</b> {words.compareFirst}
      </p>
      <Chips label={title} className="mt-2 mb-4">
        {years.map((one) => (
          <Chip key={one.from} href={one.href}>
            {yearsText(one)}: {words.cars(countText(one.count, edition))}
            {one.sisters && `. ${words.sisters(one.sisters)}`}
          </Chip>
        ))}
      </Chips>
    </>
  );
}
