import { describe, expect, it } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { clusterStores } from "./clusters.ts";
import { frameOf, frames } from "./frames.ts";
import { inBox, sheet } from "./projection.ts";

const store = (id: number, state: string, latitude: number, longitude: number) =>
  ({ id, state, latitude, longitude }) as Store;

describe("a place on the overview", () => {
  it.each([
    ["Seattle", "WA", 47.6, -122.3, "main"],
    ["Miami", "FL", 25.8, -80.2, "main"],
    ["Calgary", "AB", 51, -114, "main"],
    ["Anchorage", "AK", 61.2, -149.9, "alaska"],
    ["Honolulu", "HI", 21.3, -157.9, "hawaii"],
    ["San Juan", "PR", 18.45, -66.1, "puertoRico"],
  ] as const)("%s stands in its frame", (_, state, latitude, longitude, frame) => {
    expect(frameOf(state)).toBe(frame);
    expect(inBox(frames[frame].project({ latitude, longitude }), frames[frame].box)).toBe(true);
  });

  it("north is up and west is left", () => {
    const { project } = frames.main;
    const [seattle, miami] = [
      project({ latitude: 47.6, longitude: -122.3 }),
      project({ latitude: 25.8, longitude: -80.2 }),
    ];
    expect(seattle.x).toBeLessThan(miami.x);
    expect(seattle.y).toBeLessThan(miami.y);
  });
});

it("a sheet keeps distances near its middle, in both directions", () => {
  const centre = { latitude: 38, longitude: -121 };
  const project = sheet({ centre, scale: 69, at: { x: 100, y: 100 } });
  expect(project(centre)).toEqual({ x: 100, y: 100 });
  for (const there of [
    { latitude: 38.5, longitude: -121 },
    { latitude: 38, longitude: -120.5 },
  ]) {
    const spot = project(there);
    expect(Math.hypot(spot.x - 100, spot.y - 100)).toBeCloseTo(milesBetween(centre, there), 0);
  }
});

describe("pins that would lie on each other", () => {
  const near = [store(1, "CA", 38.6, -121.3), store(2, "CA", 38.5, -121.4), store(3, "CA", 38.7, -121.2)];

  it("are one, and others stay apart", () => {
    const clusters = clusterStores([...near, store(4, "TX", 32.8, -97.3), store(5, "HI", 21.3, -157.9)]);
    expect(clusters.map(({ stores }) => stores.map(({ id }) => id))).toEqual([[1, 2, 3], [4], [5]]);
    expect(clusters.map(({ frame }) => frame)).toEqual(["main", "main", "hawaii"]);
  });

  it("are left out where the map does not reach", () => {
    expect(clusterStores([store(9, "XX", -33.9, 151.2)])).toEqual([]);
  });

  it("are named by the yard in their middle, with how far the others are", () => {
    const [cluster] = clusterStores(near);
    if (!cluster) throw new Error("There is one");
    const { middle, miles } = cluster;
    expect(middle.id).toBe(1);
    expect(miles).toBe(Math.ceil(Math.max(...near.map((other) => milesBetween(middle, other)))));
  });
});
