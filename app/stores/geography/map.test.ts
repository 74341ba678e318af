import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { clipLine, clipRing } from "./clip.ts";
import { clusterStores } from "./clusters.ts";
import { frames } from "./frames.ts";
import { namePins, nameTowns } from "./labels.ts";
import { detail, overviewPaths, towns } from "./north-america.ts";
import { pathData } from "./path.ts";
import { type Box, inBox } from "./projection.ts";
import { regionAround, regionOf, regionPaths, scaleBar } from "./region.ts";
import { ringArea, simplify } from "./simplify.ts";
import { spreadSpots } from "./spread.ts";

const box: Box = { left: 0, top: 0, right: 10, bottom: 10 };
const spot = fc.record({ x: fc.integer({ min: -30, max: 40 }), y: fc.integer({ min: -30, max: 40 }) });

describe("clipping", () => {
  test("a square that sticks out loses what is outside", () => {
    const ring = [
      { x: 5, y: 5 },
      { x: 15, y: 5 },
      { x: 15, y: 15 },
      { x: 5, y: 15 },
    ];
    expect(ringArea(clipRing(ring, box))).toBe(25);
  });

  test("a line through the box becomes the piece inside; one that comes back becomes two", () => {
    expect(
      clipLine(
        [
          { x: -5, y: 5 },
          { x: 15, y: 5 },
        ],
        box,
      ),
    ).toEqual([
      [
        { x: 0, y: 5 },
        { x: 10, y: 5 },
      ],
    ]);
    expect(
      clipLine(
        [
          { x: 2, y: 2 },
          { x: 20, y: 2 },
          { x: 20, y: 8 },
          { x: 2, y: 8 },
        ],
        box,
      ),
    ).toHaveLength(2);
  });

  test("nothing clipped lies outside", () => {
    const inside = (all: { x: number; y: number }[]) =>
      all.every(({ x, y }) => x >= -1e-9 && x <= 10 + 1e-9 && y >= -1e-9 && y <= 10 + 1e-9);
    fc.assert(
      fc.property(fc.array(spot, { minLength: 3, maxLength: 12 }), (spots) => {
        expect(inside(clipRing(spots, box))).toBe(true);
        expect(inside(clipLine(spots, box).flat())).toBe(true);
      }),
    );
  });
});

test("path data is relative, short, and leaves out what does not move", () => {
  const line = [
    { x: 1, y: 2 },
    { x: 1.2, y: 2 },
    { x: 4, y: 1 },
    { x: 6, y: 5 },
  ];
  expect(pathData([line], { closed: true })).toBe("M1 2l3-1 2 4z");
  expect(pathData([line], { closed: false, precision: 10 })).toBe("M1 2l.2 0 2.8-1 2 4");
  expect(pathData([[{ x: 1, y: 1 }]], { closed: true })).toBe("");
});

test("simplifying keeps the ends and drops what hardly bends", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 5, y: 0.01 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(simplify(line, 1)).toEqual([line[0], line[2], line[3]]);
});

describe("the overview", () => {
  test("land, lakes and borders take at most 20 KB", () => {
    const bytes = Object.values(overviewPaths).flatMap((layers) => Object.values(layers).map((d) => d.length));
    expect(bytes.reduce((sum, n) => sum + n)).toBeLessThan(20_000);
    expect(overviewPaths.main.land.length).toBeGreaterThan(2000);
    expect(readFileSync(new URL("north-america.generated.json", import.meta.url)).length).toBeLessThan(250_000);
  });

  test.each([
    ["Chula Vista", 32.6, -117.06],
    ["Miami", 25.85, -80.23],
    ["Providence", 41.8, -71.4],
    ["Tacoma", 47.2, -122.5],
    ["Edmonton", 53.5, -113.5],
    ["Halifax", 44.6, -63.6],
    ["Brownsville", 25.9, -97.5],
  ])("%s is in the picture", (_, latitude, longitude) => {
    expect(inBox(frames.main.project({ latitude, longitude }), frames.main.box)).toBe(true);
  });

  test.each([
    ["puertoRico", 18.4, -66.1],
    ["hawaii", 21.3, -157.9],
    ["alaska", 61.2, -149.9],
  ] as const)("%s has its inset", (id, latitude, longitude) => {
    expect(inBox(frames[id].project({ latitude, longitude }), frames[id].box)).toBe(true);
  });
});

const store = (id: number, latitude: number, longitude: number, state = "CA") =>
  ({ id, latitude, longitude, state }) as Store;

describe("pins of the overview", () => {
  test("stores close together share one, and none is lost", () => {
    const stores = [store(1, 38.6, -121.3), store(2, 38.5, -121.4), store(3, 38.4, -121.5), store(4, 32.6, -117)];
    const clusters = clusterStores([...stores, store(5, 18.4, -66.1, "PR")]);
    expect(clusters.map((cluster) => [cluster.frame, cluster.stores.map(({ id }) => id)])).toEqual([
      ["main", [1, 2, 3]],
      ["main", [4]],
      ["puertoRico", [5]],
    ]);
    expect(clusters[0]?.middle.id).toBe(2);
  });

  test("a number is how many a search of its miles finds, and no two lie on each other", () => {
    const place = fc.record({
      latitude: fc.double({ min: 26, max: 50, noNaN: true }),
      longitude: fc.double({ min: -122, max: -75, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 60 }), (places) => {
        const stores = places.map(({ latitude, longitude }, id) => store(id, latitude, longitude));
        const clusters = clusterStores(stores);
        expect(clusters.flatMap((cluster) => cluster.stores.map(({ id }) => id)).sort()).toEqual(
          stores.map(({ id }) => id).sort(),
        );
        for (const { stores: inside, middle, miles } of clusters) {
          const found = stores.filter((other) => milesBetween(middle, other) <= miles);
          if (inside.length > 1) expect(new Set(found)).toEqual(new Set(inside));
        }
        for (const [at, a] of clusters.entries())
          for (const b of clusters.slice(at + 1))
            expect(Math.hypot(a.spot.x - b.spot.x, a.spot.y - b.spot.y)).toBeGreaterThan(40);
      }),
      { numRuns: 40 },
    );
  });
});

test("spots that lie on each other go apart, and stay inside", () => {
  const box = { left: 20, top: 60, right: 380, bottom: 390 };
  const here = { x: 370, y: 385 };
  const spread = spreadSpots([here, here, here, { x: 100, y: 100 }], 44, box);
  expect(spread[3]).toEqual({ x: 100, y: 100 });
  expect(spread.every((spot) => inBox(spot, box))).toBe(true);
  for (const [at, a] of spread.entries())
    for (const b of spread.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(42);
});

describe("a region", () => {
  const size = { width: 400, height: 400 };

  test("shows every point asked for, with air", () => {
    const place = fc.record({
      latitude: fc.double({ min: 25, max: 55, noNaN: true }),
      longitude: fc.double({ min: -125, max: -65, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
        const region = regionOf(places, size);
        for (const point of places) {
          const { x, y } = region.project(point);
          expect(x).toBeGreaterThan(20);
          expect(x).toBeLessThan(380);
          expect(y).toBeGreaterThan(20);
          expect(y).toBeLessThan(380);
        }
      }),
    );
  });

  test("has the sea beside San Diego and the lake beside Chicago", () => {
    const sanDiego = regionPaths(regionAround({ latitude: 32.7, longitude: -117.2 }, 40, size), 0);
    expect(sanDiego.land).not.toBe("");
    expect(sanDiego.nations).not.toBe("");
    expect(regionPaths(regionAround({ latitude: 41.9, longitude: -87.6 }, 40, size), 0).lakes).not.toBe("");
  });

  test("is at least 30 miles across", () => {
    const one = regionOf([{ latitude: 44.05, longitude: -123.1 }], size);
    expect(size.width / one.unitsPerMile).toBeGreaterThanOrEqual(30);
  });

  test.each([
    ["Anchorage", 61.2, -149.9],
    ["Utqiagvik", 71.2, -156.7],
    ["Adak", 51.87, -176.63],
    ["Honolulu", 21.35, -157.9],
    ["Whitehorse", 60.75, -135.1],
    ["Pond Inlet", 70.46, -68.48],
    ["San Juan", 18.35, -66.1],
  ])("has land under %s", (_, latitude, longitude) => {
    const inside = ({ points }: { points: readonly { latitude: number; longitude: number }[] }) =>
      points.filter((a, at) => {
        const b = points.at(at - 1) as typeof a;
        if (a.latitude > latitude === b.latitude > latitude) return false;
        const share = (latitude - a.latitude) / (b.latitude - a.latitude);
        return longitude < a.longitude + share * (b.longitude - a.longitude);
      }).length %
        2 ===
      1;
    // The coast is drawn to some miles: a town on it may stand a step into the water.
    const near = detail().land.some(
      (ring) =>
        inside(ring) || ring.points.some((p) => Math.hypot(p.latitude - latitude, (p.longitude - longitude) / 2) < 0.4),
    );
    expect(near).toBe(true);
  });

  test("names its pins where they have room, and towns that cover neither each other nor the pins", () => {
    const region = regionAround({ latitude: 38.58, longitude: -121.3 }, 40, size);
    const pin = region.project({ latitude: 38.58, longitude: -121.49 });
    const names = namePins(
      region,
      [
        { spot: pin, text: "Sacramento" },
        { spot: { x: pin.x + 44, y: pin.y }, text: "Rio Linda" },
      ],
      [],
    );
    expect(names.map((name) => name?.side)).toEqual(["end", "start"]);
    const between = [-80, -40, 0, 40, 80].map((x) => ({ spot: { x: 200 + x, y: 200 }, text: "A long name" }));
    expect(namePins(region, between, []).slice(1, 4)).toEqual([undefined, undefined, undefined]);

    const edge = [
      { spot: { x: 30, y: 200 }, text: "Tampa" },
      { spot: { x: 74, y: 200 }, text: "Orlando" },
    ];
    expect(namePins(region, edge, [])[0]).toBeUndefined();
    expect(namePins(region, edge, [], { beyond: 280 })[0]?.side).toBe("end");

    const labels = nameTowns(region, { taken: [pin], written: [] });
    expect(labels.length).toBeGreaterThan(3);
    expect(labels.every(({ dot }) => Math.hypot(dot.x - pin.x, dot.y - pin.y) > 14)).toBe(true);
    for (const [at, a] of labels.entries())
      for (const b of labels.slice(at + 1))
        expect(Math.abs(a.y - b.y) > 20 || a.x + a.width < b.x || b.x + b.width < a.x).toBe(true);
    const [first] = labels;
    const written = { x: first?.x ?? 0, y: first?.y ?? 0, width: first?.width ?? 0 };
    const others = nameTowns(region, { taken: [pin], written: [written] });
    expect(others.length).toBeGreaterThan(2);
    for (const { x, y, width } of others)
      expect(Math.abs(y - written.y) > 20 || x + width < written.x || written.x + written.width < x).toBe(true);
    expect(towns().length).toBeGreaterThan(500);
  });

  test("has a scale in round miles", () => {
    expect(scaleBar(regionAround({ latitude: 40, longitude: -100 }, 100, size))).toEqual({
      miles: 50,
      kilometres: 80,
      units: 100,
    });
  });
});
