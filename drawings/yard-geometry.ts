import { once } from "#core/once.ts";

/** A store's yard as geometry: what the map table holds. Units are the map's own; visitors walk in at the foot, on the gate's side. */
export type YardRow = {
  /** As painted on the row's sign: "17", "A12". */
  readonly row: string;
  readonly zone: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type YardZone = { readonly code: string; readonly name: Readonly<Record<"es" | "en", string>> };
export type YardMap = {
  readonly width: number;
  readonly height: number;
  readonly gate: "left" | "right";
  readonly zones: readonly YardZone[];
  readonly rows: readonly YardRow[];
};

type YardPlan = {
  gate: "left" | "right";
  zones: readonly (YardZone & { rows: readonly string[] })[];
};

const aisleGap = 29;
const wide = 360;
const mainAisle = 31;
const edge = 3;
const rowWidth = 11;
const rowHeight = 74;
const bandHeight = 127;
const zoneHead = 24;
/** Between two zones on one walkway, in rows. */
const zoneGap = 0.8;

type PlannedRow = { row: string; zone: string; first: boolean };
const startsZone = (row: PlannedRow, at: number) => row.first && at > 0;
const unitsOf = (band: readonly PlannedRow[]) => band.length + zoneGap * band.filter(startsZone).length;

/** What it costs to end a walkway before a row: nothing between zones, much where one or two rows of a zone are left alone. */
function cutCost(all: readonly PlannedRow[], at: number): number {
  const zone = all[at]?.zone;
  if (at === all.length || all[at]?.first) return 0;
  const alone = (step: 1 | -1) => all[at + (step === 1 ? 2 : -3)]?.zone !== zone;
  return alone(1) || alone(-1) ? 60 : 4;
}

/** Rows one after the other onto as few walkways as they need, all about as full; a new zone begins after a gap. */
function bandsOf(plan: YardPlan, fit: number): PlannedRow[][] {
  const all = plan.zones.flatMap(({ code, rows }) => rows.map((row, at) => ({ row, zone: code, first: at === 0 })));
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= all.length; to++) {
    best[to] = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0 && (unitsOf(all.slice(from, to)) <= fit || from === to - 1); from--) {
      const spare = fit - unitsOf(all.slice(from, to));
      const cost = (best[from]?.cost ?? 0) + 10 + spare ** 2 + cutCost(all, to);
      if (cost < (best[to]?.cost ?? 0)) best[to] = { cost, from };
    }
  }
  const bands: PlannedRow[][] = [];
  for (let to = all.length; to > 0; to = best[to]?.from ?? 0) bands.unshift(all.slice(best[to]?.from, to));
  return bands;
}

/** Geometry from a plain plan, 360 wide: a unit is a phone's pixel. */
export function layOutYard(plan: YardPlan): YardMap {
  const longest = Math.max(0, ...plan.zones.flatMap(({ rows }) => rows.map((row) => row.length)));
  // Room for a finger, and for the longest label in the condensed face of the signs.
  const pitch = Math.max(24.6, 3 + 7 * longest);
  const rows: YardRow[] = [];
  let y = 12;
  for (const band of bandsOf(plan, (wide - mainAisle - edge) / pitch)) {
    let x = plan.gate === "left" ? mainAisle : wide - mainAisle - pitch * unitsOf(band);
    y += zoneHead;
    band.forEach((planned, at) => {
      if (startsZone(planned, at)) x += zoneGap * pitch;
      const { row, zone } = planned;
      rows.push({ row, zone, x: Math.round(x + (pitch - rowWidth) / 2), y, width: rowWidth, height: rowHeight });
      x += pitch;
    });
    y += bandHeight - zoneHead;
  }
  return {
    width: wide,
    height: y + 52,
    gate: plan.gate,
    zones: plan.zones.map(({ code, name }) => ({ code, name })),
    rows,
  };
}

/** Where the main aisle begins; it runs up from there. */
export const gatePoint = (map: YardMap) => ({ x: map.gate === "right" ? map.width - 14 : 16, y: map.height - 48 });

export const isUpright = (row: YardRow) => row.height >= row.width;

/** Where the walkway to a row leaves the main aisle: below an upright row, at the middle of a lying one. */
export const aisleOf = (row: YardRow) => (isUpright(row) ? row.y + row.height + aisleGap : row.y + row.height / 2);

/** The walkways, nearest to the gate first. */
export function listAisles(map: YardMap): number[] {
  const gateY = gatePoint(map).y;
  const aisles = new Set(map.rows.filter(isUpright).map(aisleOf));
  return [...aisles].sort((a, b) => Math.abs(a - gateY) - Math.abs(b - gateY));
}

const normal = (label: string) =>
  label
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, "");

/** "017" is row 17, "a12" is A12. */
export const sameRow = (label: string, typed: string): boolean => normal(label) === normal(typed);

/** A list asks for many rows of one yard: its signs are read once. */
const namedRows = once(({ rows }: YardMap) => Map.groupBy(rows, ({ row }) => normal(row)));

/** A row by its label, however it is typed: "017" and "a12" find 17 and A12. Section yards name the zone as well. */
export function findYardRow(map: YardMap, label: string, section = ""): YardRow | undefined {
  const named = namedRows(map).get(normal(label));
  return named?.find((row) => row.zone === section) ?? named?.[0];
}
