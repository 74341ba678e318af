import { useCopy, usePage } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { isYard } from "#core/store.ts";
import type { Cluster } from "./clusters.ts";

export type ClusterPin = { href: string; name: string; text?: number };

/** One yard: to its page. Several: to the search that finds just these. */
export function useClusterPin(): (cluster: Cluster) => ClusterPin {
  const words = useCopy(copy);
  const { href } = usePage();
  return ({ stores, middle, miles }) => {
    if (stores.length === 1)
      return { href: href("store", { id: middle.id, slug: middle.slug }), name: middle.mapTextLine1 };
    const yards = stores.filter(isYard).length;
    const found = words.found(yards, stores.length - yards);
    const zip = middle.postalCode.replace(" ", "");
    return {
      href: href("locationResults", {}, { matrix: { zip, div: "All", distance: miles } }),
      name: words.cluster(yards === stores.length ? found : `${stores.length}: ${found}`, middle.mapTextLine1),
      text: stores.length,
    };
  };
}
