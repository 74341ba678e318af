import { useCopy, usePage } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import type { PartLink } from "./common-parts.ts";
import { copy } from "./copy.ts";
import "#app/ui/section-head.css";

/** From a car to its parts: those that people come for most, and the form for any other. */
export function PartLinks({ links, query }: { links: readonly PartLink[]; query: Record<string, string | number> }) {
  const words = useCopy(copy);
  const { href } = usePage();
  if (links.length === 0) return null;
  return (
    <section className="mt-6 no-print" aria-labelledby="part-links-h">
      <h2 className="section-head" id="part-links-h">
        {words.whatPart}
      </h2>
      <Chips label={words.whatPart} className="mt-3">
        {[
          ...links.map((link) => (
            <Chip key={link.href} href={link.href}>
              {link.text}
            </Chip>
          )),
          <Chip key="other" href={href("findPart", {}, { query })}>
            {words.otherPart}
          </Chip>,
        ]}
      </Chips>
    </section>
  );
}
