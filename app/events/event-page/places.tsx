import { useCopy, usePage } from "#app/page.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { copy } from "./copy.ts";
import type { EventProps } from "./load.ts";

/** Where: every yard's own line, or the one way to all of them. */
export function EventPlaces({ event, stores }: Pick<EventProps, "event" | "stores">) {
  const words = useCopy(copy);
  const { href } = usePage();
  const lines = event.allStores
    ? [{ href: href("locations"), name: words.allYards }]
    : stores.map((store) => ({
        href: href("store", { id: store.id, slug: store.slug }),
        name: store.listText,
      }));
  if (lines.length === 0) return null;
  return <GuideSign lines={lines} title={words.where} id="event-where" />;
}
