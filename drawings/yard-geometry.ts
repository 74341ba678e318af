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
export type YardZone = { readonly code: string; readonly name: Readonly<Record<"es" | "en", string>> };
export type YardMap = {
  readonly width: number;
  readonly height: number;
  readonly gate: "left" | "right";
  readonly zones: readonly YardZone[];
  readonly rows: readonly YardRow[];
};

export type YardPlan = {
  gate: "left" | "right";
  zones: readonly (YardZone & { rows: readonly string[] })[];
};

export const aisleGap = 29;
const rowsWide = 315;
const rowWidth = 11;
const rowHeight = 74;
const bandHeight = 127;
const zoneHead = 24;
const firstRowX = 44;

/** Geometry from a plain plan: zones wrap, evenly, onto as many bands as they need. 360 wide: a unit is a phone's pixel. */
export function layOutYard(plan: YardPlan): YardMap {
  const rows: YardRow[] = [];
  let y = 12;
  for (const zone of plan.zones) {
    // Room for the longest label of the zone, in the condensed face of the signs.
    const rowPitch = Math.max(21, 5 + 7 * Math.max(...zone.rows.map((row) => row.length)));
    const rowsInBand = Math.floor(rowsWide / rowPitch);
    const perBand = Math.ceil(zone.rows.length / Math.ceil(zone.rows.length / rowsInBand));
    y += zoneHead;
    zone.rows.forEach((row, index) => {
      const inBand = index % perBand;
      if (index > 0 && inBand === 0) y += bandHeight;
      const x = firstRowX + inBand * rowPitch - rowWidth / 2;
      rows.push({ row, zone: zone.code, x, y, width: rowWidth, height: rowHeight });
    });
    y += bandHeight;
  }
  return {
    width: 360,
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

/** A row by its label, however it is typed: "017" and "a12" find 17 and A12. Section yards name the zone as well. */
export function findYardRow(map: YardMap, label: string, section = ""): YardRow | undefined {
  const named = map.rows.filter((row) => normal(row.row) === normal(label));
  return named.find((row) => row.zone === section) ?? named[0];
}
