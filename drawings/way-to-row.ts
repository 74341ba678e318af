import type { Edition } from "#core/edition.ts";
import { aisleOf, findYardRow, gatePoint, isUpright, listAisles, type YardMap, type YardRow } from "./yard-geometry.ts";

type Side = "left" | "right";
type WayToRow = { zone: string; aisle: number; turn: Side; side: Side; nth: number; row: string };

const ordinalEs = (n: number) => `${n}.${n % 10 === 1 || n % 10 === 3 ? "er" : "º"}`;
const sidesEs = { left: "izquierda", right: "derecha" } as const;
const ordinalEn = (n: number) => {
  const tail = n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
};

const sentences = {
  es: (way: WayToRow) => [
    "Entre por la caja y siga derecho por el pasillo principal.",
    way.aisle
      ? `En el ${ordinalEs(way.aisle)} pasillo dé vuelta a la ${sidesEs[way.turn]}: zona ${way.zone}.`
      : `Siga hasta la zona ${way.zone}.`,
    `La fila ${way.row} es la ${way.nth}.ª a su ${sidesEs[way.side]}. Busque el letrero.`,
  ],
  en: (way: WayToRow) => [
    "Walk in past the counter and stay on the main aisle.",
    way.aisle
      ? `At the ${ordinalEn(way.aisle)} aisle turn ${way.turn}: ${way.zone} zone.`
      : `Keep going to the ${way.zone} zone.`,
    `Row ${way.row} is the ${ordinalEn(way.nth)} on your ${way.side}. Look for the sign.`,
  ],
};

const flip = (side: Side): Side => (side === "left" ? "right" : "left");

/** How many rows a visitor passes on the same side before this one, and itself. */
function placeInLine(map: YardMap, hit: YardRow): number {
  const gate = gatePoint(map);
  const away = (row: YardRow) => (isUpright(hit) ? Math.abs(row.x - gate.x) : Math.abs(row.y - gate.y));
  const line = map.rows.filter((row) =>
    isUpright(hit) ? isUpright(row) && aisleOf(row) === aisleOf(hit) : !isUpright(row) && row.x === hit.x,
  );
  return line.filter((row) => away(row) <= away(hit)).length;
}

/** The route from the gate to a row as sentences, to stand beside the map; none when the map has no such row. */
export function wayToRow(map: YardMap, row: string, edition: Edition, section = ""): string[] {
  const hit = findYardRow(map, row, section);
  if (!hit) return [];
  // Visitors walk up the drawing, so what lies east of the gate is to their right.
  const eastward = hit.x + hit.width / 2 > gatePoint(map).x;
  const turn: Side = eastward ? "right" : "left";
  const upright = isUpright(hit);
  return sentences[edition]({
    zone: map.zones.find((zone) => zone.code === hit.zone)?.name[edition] ?? "",
    aisle: upright ? listAisles(map).indexOf(aisleOf(hit)) + 1 : 0,
    turn,
    // Upright rows open upward from their walkway: to the left of who walks east.
    side: upright ? flip(turn) : turn,
    nth: placeInLine(map, hit),
    row: hit.row,
  });
}
