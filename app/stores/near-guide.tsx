import { usePage } from "#app/page.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import type { NearStore } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import { openWords } from "./open-words.ts";
import { distanceWords } from "./place-words.ts";

/** Other stores with their distances, as a guide sign. */
export function NearGuide({ stores, title, id }: { stores: readonly NearStore[]; title: string; id: string }) {
  const { edition, href, now } = usePage();
  const words = copy[edition];
  const lines = stores.map(({ store, miles }) => {
    const { open, until } = openWords(store.schedule, now, edition);
    return {
      href: href("store", { id: store.id, slug: store.slug }),
      name: store.listText,
      note: [open ? words.openNow : words.closedNow, until].filter(Boolean).join(", "),
      distance: distanceWords(miles, store.country, edition),
    };
  });
  return <GuideSign lines={lines} title={title} id={id} />;
}
