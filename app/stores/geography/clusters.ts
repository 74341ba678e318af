import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { type FrameId, frameOf, frames } from "./frames.ts";
import { inBox, type Spot } from "./projection.ts";

/** Stores whose pins would lie on each other on the overview. */
export type Cluster = { readonly frame: FrameId; readonly spot: Spot; readonly stores: readonly Store[] };

const apart = 46;

export function clusterStores(stores: readonly Store[]): Cluster[] {
  const clusters: { frame: FrameId; spot: Spot; stores: Store[] }[] = [];
  for (const store of stores) {
    const frame = frameOf(store.state);
    const spot = frames[frame].project(store);
    if (!inBox(spot, frames[frame].box)) continue;
    const near = clusters.find(
      (cluster) => cluster.frame === frame && Math.hypot(cluster.spot.x - spot.x, cluster.spot.y - spot.y) < apart,
    );
    if (near) near.stores.push(store);
    else clusters.push({ frame, spot, stores: [store] });
  }
  return clusters;
}

/** The store nearest the middle of a cluster, and how far the others are from it. */
export function middleOf({ stores }: Cluster): { store: Store; miles: number } {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = {
    latitude: middle(stores.map(({ latitude }) => latitude)),
    longitude: middle(stores.map(({ longitude }) => longitude)),
  };
  const far = stores.map((store) => milesBetween(centre, store));
  const store = stores[far.indexOf(Math.min(...far))] as Store;
  return { store, miles: Math.max(...stores.map((other) => milesBetween(store, other))) };
}
