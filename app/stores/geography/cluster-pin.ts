import { useCopy, usePage } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { isYard } from "#core/store.ts";
import type { Cluster } from "./clusters.ts";

type ClusterPin = { href: string; name: string; text?: number; label: string };

/** One yard: to its page. Several: to the search that finds just these. A state: to its list. */
export function useClusterPin(): (cluster: Cluster) => ClusterPin {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  return ({ stores, middle, miles, state }) => {
    const label = state?.stateName[edition] ?? middle.listText;
    if (stores.length === 1)
      return { href: href("store", { id: middle.id, slug: middle.slug }), name: middle.mapTextLine1, label };
    const yards = stores.filter(isYard).length;
    const found = words.found(yards, stores.length - yards);
    const zip = middle.postalCode.replace(" ", "");
    const counted = yards === stores.length ? found : `${stores.length}: ${found}`;
    if (state)
      return {
        href: href("locations", {}, { query: { state: state.state } }),
        name: `${label}: ${counted}`,
        text: stores.length,
        label,
      };
    return {
      href: href("locationResults", {}, { matrix: { zip, div: "All", distance: miles } }),
      name: words.cluster(counted, middle.mapTextLine1),
      text: stores.length,
      label,
    };
  };
}
