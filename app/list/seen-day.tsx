import { useCopy, useEdition } from "#app/page.tsx";
import { formatDay } from "#core/time-words.ts";
import { copy } from "./copy.ts";

/** When a price was seen, where that was not today. */
export function SeenDay({ seen, today }: { seen: string; today: string }) {
  const words = useCopy(copy);
  const edition = useEdition();
  return seen < today && <small>{seen ? words.priceOf(formatDay(seen, edition, "short")) : words.priceOnce}</small>;
}
