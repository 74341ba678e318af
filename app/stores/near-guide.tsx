import { usePage } from "#app/page.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import type { Store } from "#core/store.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { distanceWords } from "./place-words.ts";
import { yardWords } from "./yard-words.ts";

type NearGuideProps = { stores: readonly NearStore[]; title: string; id: string; from: Store["country"] };

/** Other stores with their distances, as a guide sign. */
export function NearGuide({ stores, title, id, from }: NearGuideProps) {
  const { edition, href, now } = usePage();
  const lines = stores.map(({ store, miles }) => {
    const { word, until } = yardWords(store, now, edition);
    return {
      href: href("store", { id: store.id, slug: store.slug }),
      name: store.listText,
      note: <span className="no-print">{[word, until].filter(Boolean).join(" · ")}</span>,
      distance: distanceWords(miles, from, edition),
    };
  });
  return <GuideSign lines={lines} title={title} id={id} />;
}
