import type { Edition } from "#core/edition.ts";
import { escapeMarkup } from "#core/escape.ts";
import { sayYard } from "#core/yard-word.ts";
import { ink } from "./paints.ts";
import { gatePoint, isUpright, listAisles, type YardMap, type YardRow } from "./yard-geometry.ts";
import { zoneLabel } from "./zone-label.ts";

const words = sayYard(
  (y) => ({ gate: "Entrada y caja", all: `Mapa ${y.del}` }),
  () => ({ gate: "Entrance and counter", all: "Yard map" }),
);
const round1 = (n: number) => +n.toFixed(1);
const midX = (row: YardRow) => round1(row.x + row.width / 2);
const midY = (row: YardRow) => round1(row.y + row.height / 2);
const line = (row: YardRow) =>
  isUpright(row) ? `M${midX(row)} ${row.y}v${row.height}` : `M${row.x} ${midY(row)}h${row.width}`;

/** The lines of cars with their numbers. */
function drawRows(rows: readonly YardRow[]): string {
  const path = rows.map(line).join("");
  const label = (row: YardRow) =>
    isUpright(row)
      ? `<text x="${midX(row)}" y="${row.y + row.height + 14}">${escapeMarkup(row.row)}</text>`
      : `<text x="${row.x - 4}" y="${midY(row) + 4}" text-anchor="end">${escapeMarkup(row.row)}</text>`;
  return (
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="15"/>` +
    `<path d="${path}" fill="none" stroke="#8f999d" stroke-width="11" stroke-dasharray="6.2 2.6"/>${rows.map(label).join("")}`
  );
}

const letterWidth = 7;

/** A zone's name above its first row, as long as the next zone on that walkway leaves room. */
function zoneName(map: YardMap, first: YardRow, name: string): string {
  const after = map.rows.filter((row) => row.y === first.y && row.x > first.x && row.zone !== first.zone);
  const room = Math.min(map.width, ...after.map((row) => row.x)) - first.x - 6;
  return `<text x="${first.x - 3}" y="${first.y - 8}" text-anchor="start" font-size="16">${escapeMarkup(zoneLabel(name, room / letterWidth))}</text>`;
}

/** The rows of a yard as a picture of its own, for who asks for the map alone; app/yard draws the yard with its cars. */
export function yardMapSvg(map: YardMap, { edition }: { edition: Edition }): string {
  const t = words[edition];
  const { x: spine, y: gateY } = gatePoint(map);
  const onLeft = spine < map.width / 2;
  const far = onLeft ? map.width - 14 : 14;
  const top = Math.min(14, ...map.rows.map((r) => r.y));
  const signX = onLeft ? 2 : map.width - 182;
  const walkways = listAisles(map).map(
    (y) => `<path d="M${spine} ${y}H${far}" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
  );
  const zones = map.zones.map((zone) => {
    const first = map.rows.find((row) => row.zone === zone.code);
    return first ? zoneName(map, first, zone.name[edition]) : "";
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" role="img" aria-label="${escapeMarkup(t.all)}">`,
    `<rect x="1" y="1" width="${map.width - 2}" height="${gateY - 4}" rx="8" fill="#e5e9e9" stroke="#667074" stroke-width="2" stroke-dasharray="7 3"/>`,
    `<g font-family="'Barlow Condensed',sans-serif" font-weight="600" font-size="12.5" text-anchor="middle" fill="${ink}">`,
    ...zones,
    drawRows(map.rows),
    `<path d="M${spine} ${gateY}V${top}" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
    ...walkways,
    `<rect x="${signX}" y="${gateY + 8}" width="180" height="38" rx="5" fill="#00573f"/><text x="${signX + (onLeft ? 34 : 12)}" y="${gateY + 33}" fill="#fff" font-size="18" text-anchor="start">${t.gate}</text>`,
    `<path transform="translate(${spine} ${gateY + 39})" d="M0-24 8-13H3V0H-3V-13H-8z" fill="#fff"/></g></svg>`,
  ].join("");
}
