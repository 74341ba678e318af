import { useCopy, useEdition } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { type PartCategory, partCategories, partTypes } from "#core/part.ts";
import type { PriceAsk } from "./ask.ts";
import { copy } from "./list-copy.ts";

type PriceChipsProps = {
  ask: PriceAsk;
  categories: readonly PartCategory[];
  /** The address of the list with other wishes. */
  at: (changes: Partial<PriceAsk>) => string;
};

/** Kinds of vehicle, and categories that have a price for the one in force. */
export function PriceChips({ ask, categories, at }: PriceChipsProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  return (
    <div className="price-chips">
      <Chips label={words.vehicle}>
        {(["CAR", "PU/VAN"] as const).map((type) => (
          <Chip key={type} href={at({ ...ask, type })} current={type === ask.type}>
            {partTypes[type][edition]}
          </Chip>
        ))}
      </Chips>
      <Chips label={words.categories} scroll>
        {[
          <Chip key="all" href={at({})} current={!ask.category && ask.q === ""}>
            {words.all}
          </Chip>,
          ...categories.map((category) => (
            <Chip key={category} href={at({ category })} current={category === ask.category}>
              {partCategories[category][edition]}
            </Chip>
          )),
        ]}
      </Chips>
    </div>
  );
}
