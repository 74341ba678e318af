import { usePage } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import type { PartFamily } from "#stock/part-families.ts";

/** Parts to choose from; what else was asked for goes along. */
export function FamilyLinks({
  label,
  families,
  query,
}: {
  label: string;
  families: readonly PartFamily[];
  query: Record<string, string | number | undefined>;
}) {
  const { href, edition } = usePage();
  return (
    <Chips label={label}>
      {families.map(({ name }) => (
        <Chip key={name.es} href={href("findPart", {}, { query: { ...query, part: name[edition] } })}>
          {name[edition]}
        </Chip>
      ))}
    </Chips>
  );
}
