import type { ReactNode } from "react";
import { useFilled } from "#app/finished.tsx";
import { Chip } from "#app/ui/chip.tsx";

/** Draws the chips that lead to parts: pages hold many, alike but for their words. */
export function usePartChip(): (text: string, href: string) => ReactNode {
  const filled = useFilled();
  return (text, href) =>
    filled("part chip", { text, to: href }, (said) => (
      <Chip key={href} href={said.to}>
        {said.text}
      </Chip>
    ));
}
