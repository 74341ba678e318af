import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { type FrameId, frameOf, frames } from "./frames.ts";
import { type Box, inBox, type Spot } from "./projection.ts";
import { spreadSpots } from "./spread.ts";

/**
 * Stores that share a pin of the overview: all those within so many miles of the one in the middle, and no others; or all of a
 * state.
 */
export type Cluster = {
  readonly frame: FrameId;
  readonly spot: Spot;
  readonly stores: readonly Store[];
  readonly middle: Store;
  readonly miles: number;
  readonly state?: Pick<Store, "state" | "stateName">;
};
type Group = { frame: FrameId; spot: Spot; stores: Set<Store> };

/** What the pins stand on: where a store lies there, nowhere if it is not shown. */
export type Ground = {
  readonly box: Box;
  readonly place: (store: Store) => { frame: FrameId; spot: Spot } | undefined;
};

const continent: Ground = {
  box: frames.main.box,
  place(store) {
    const frame = frameOf(store.state);
    const spot = frames[frame].project(store);
    return inBox(spot, frames[frame].box) ? { frame, spot } : undefined;
  },
};

/** Pins nearer than this would lie on each other. */
const apart = 54;

function groupStores(stores: readonly Store[], { place }: Ground): Group[] {
  const groups: Group[] = [];
  for (const store of stores) {
    const placed = place(store);
    if (!placed) continue;
    const { frame, spot } = placed;
    const near = groups.find(
      (group) => group.frame === frame && Math.hypot(group.spot.x - spot.x, group.spot.y - spot.y) < apart,
    );
    if (near) near.stores.add(store);
    else groups.push({ frame, spot, stores: new Set([store]) });
  }
  return groups;
}

/** The store nearest the middle, and how far the others are from it, in whole miles. */
function middleOf(stores: readonly Store[]): { middle: Store; miles: number } {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = {
    latitude: between(stores.map(({ latitude }) => latitude)),
    longitude: between(stores.map(({ longitude }) => longitude)),
  };
  const far = stores.map((store) => milesBetween(centre, store));
  const middle = stores[far.indexOf(Math.min(...far))] as Store;
  return { middle, miles: Math.ceil(Math.max(...stores.map((other) => milesBetween(middle, other)))) };
}

/** A little less than a degree of latitude: whatever lies more degrees away is farther, without reckoning how far. */
const milesInDegree = 68;

/** Takes in what lies within a group's circle, until a search of so many miles finds just the group. */
function close(group: Group, groups: readonly Group[]): void {
  for (let before = 0; before < group.stores.size; ) {
    before = group.stores.size;
    const { middle, miles } = middleOf([...group.stores]);
    for (const other of groups)
      for (const store of other === group ? [] : other.stores)
        if (
          Math.abs(store.latitude - middle.latitude) * milesInDegree <= miles &&
          milesBetween(middle, store) <= miles
        ) {
          other.stores.delete(store);
          group.stores.add(store);
        }
  }
}

export function clusterStores(stores: readonly Store[], ground: Ground = continent): Cluster[] {
  const groups = groupStores(stores, ground);
  // The largest first: what it takes from another is few beside its own.
  const bySize = groups.toSorted((a, b) => b.stores.size - a.stores.size);
  for (const group of bySize) if (group.stores.size > 1) close(group, groups);
  const left = groups.filter(({ stores: some }) => some.size > 0);
  const clusters = left.map(({ frame, stores: some }) => {
    const found = middleOf([...some]);
    return { frame, stores: [...some], ...found, spot: (ground.place(found.middle) as { spot: Spot }).spot };
  });
  return spread(clusters, ground);
}

/** One pin a state: of thousands of stores those within circles would be a few pins, each for half of the land. */
export function clusterStates(stores: readonly Store[], ground: Ground = continent): Cluster[] {
  const states = Map.groupBy(stores, ({ country, state }) => `${country}-${state}`);
  const clusters = [...states.values()].flatMap((some) => {
    const middle = nearestMean(some);
    const placed = ground.place(middle);
    return placed ? [{ ...placed, stores: some, middle, miles: 0, state: middle }] : [];
  });
  return spread(clusters, ground);
}

function nearestMean(stores: readonly Store[]): Store {
  const mean = (of: (store: Store) => number) => stores.reduce((sum, store) => sum + of(store), 0) / stores.length;
  const latitude = mean((store) => store.latitude);
  const longitude = mean((store) => store.longitude);
  const far = (store: Store) => (store.latitude - latitude) ** 2 + (store.longitude - longitude) ** 2;
  return stores.reduce((nearest, store) => (far(store) < far(nearest) ? store : nearest));
}

function spread(clusters: readonly Cluster[], { box }: Ground): Cluster[] {
  const spots = spreadSpots(
    clusters.map(({ spot }) => spot),
    apart,
    box,
  );
  return clusters.map((cluster, at) => ({ ...cluster, spot: spots[at] ?? cluster.spot }));
}
