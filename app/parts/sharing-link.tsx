import { useCopy } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";
import type { SharingSearch } from "./sharing-search.ts";
import "#app/ui/section-head.css";

/** Other cars that share its parts: which ones, and the way to them. Nothing where nobody knows of any. */
export function SharingLink({ sharing }: { sharing: SharingSearch | undefined }) {
  const words = useCopy(copy);
  return (
    sharing && (
      <p className="mt-4 no-print">
        <GoLink href={sharing.href}>{words.sharing(sharing.cars)}</GoLink>
      </p>
    )
  );
}

/** Where cars of many years are shown: which of them share their parts, with whom. */
export function SharingChips({ generations }: { generations: readonly SharingSearch[] }) {
  const words = useCopy(copy);
  if (generations.length === 0) return null;
  return (
    <section className="mt-4 no-print">
      <h2 className="section-head">{words.generations}</h2>
      <Chips label={words.generations} className="mt-3">
        {generations.map(({ cars, href }) => (
          <Chip key={href} href={href}>
            {cars}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
