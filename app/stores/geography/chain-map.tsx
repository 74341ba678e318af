import { useCopy } from "#app/page.tsx";
import { copy } from "#app/stores/copy.ts";
import { once } from "#core/once.ts";
import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { copy as aroundCopy } from "./chain-map-copy.ts";
import { useClusterPin } from "./cluster-pin.ts";
import { type Cluster, clusterStates, clusterStores, type Ground } from "./clusters.ts";
import type { Town } from "./north-america.ts";
import { OverviewMap } from "./overview-map.tsx";
import { type Region, regionOf } from "./region.ts";
import { RegionMap } from "./region-map.tsx";
import { listVillages } from "./villages.ts";
import "#app/stores/maps.css";
import "#app/stores/stores.css";

const size = { width: 400, height: 340 };
/** Beyond this the flat sheet of a region bends what it shows, and the whole continent tells more. */
const mostMiles = 1200;
const beyond = 200;
/** A chain of thousands is shown, and listed, by its states. */
export const manyStores = 500;

const regionAround = once((stores: readonly Store[]) => regionOf(stores, size));

/** The land around a chain's stores, if they lie near enough to each other. */
export function findChainRegion(stores: readonly Store[]): Region | undefined {
  if (stores.length === 0) return undefined;
  const region = regionAround(stores);
  return size.width / region.unitsPerMile <= mostMiles ? region : undefined;
}

const clustersOf = once((stores: readonly Store[]): readonly Cluster[] => {
  const cluster = stores.length > manyStores ? clusterStates : clusterStores;
  const region = findChainRegion(stores);
  return cluster(stores, region && groundOf(region));
});

/** The small towns to name around a chain's stores. */
export function listChainVillages(stock: Stock, stores: readonly Store[]): readonly Town[] {
  const region = findChainRegion(stores);
  return region ? listVillages(stock, region, beyond) : [];
}

const groundOf = ({ width, height, project }: Region): Ground => ({
  box: { left: 0, top: 0, right: width, bottom: height },
  place: (store) => ({ frame: "main", spot: project(store) }),
});

type LocalMapProps = { region: Region; clusters: readonly Cluster[]; villages: readonly Town[] };

function LocalMap({ region, clusters, villages }: LocalMapProps) {
  const words = useCopy(copy);
  const pinOf = useClusterPin();
  return (
    <div className="mapbox mapbox--local map-wide">
      <RegionMap
        region={region}
        label={words.overview}
        beyond={beyond}
        villages={villages}
        wideWords={0.75}
        pins={clusters.map((cluster) => ({
          ...pinOf(cluster),
          place: cluster.middle,
        }))}
      />
    </div>
  );
}

/** All stores: on the land around them, or on the continent where they lie far apart. */
export function ChainMap({ stores, villages }: { stores: readonly Store[]; villages: readonly Town[] }) {
  const words = useCopy(aroundCopy);
  const region = findChainRegion(stores);
  const clusters = clustersOf(stores);
  return (
    <div>
      {region ? (
        <LocalMap region={region} clusters={clusters} villages={villages} />
      ) : (
        <OverviewMap clusters={clusters} />
      )}
      {clusters.some(({ stores: some }) => some.length > 1) && <p className="muted small mt-2">{words.mapNote}</p>}
    </div>
  );
}
