import { usePage } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import type { PartFamily } from "#stock/part-families.ts";

/** A part to choose, and where it leads with all else that was asked. */
export type FamilyLink = { readonly family: PartFamily; readonly href: string };

export function FamilyLinks({ label, links }: { label: string; links: readonly FamilyLink[] }) {
  const { edition } = usePage();
  return (
    <Chips label={label}>
      {links.map(({ family: { name }, href }) => (
        <Chip key={name.es} href={href}>
          {name[edition]}
        </Chip>
      ))}
    </Chips>
  );
}
