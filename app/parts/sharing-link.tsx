import { useCopy } from "#app/page.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";
import type { SharingSearch } from "./sharing-search.ts";

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
