import type { Edition } from "#core/edition.ts";
import { escapeMarkup } from "#core/escape.ts";
import { ink } from "./paints.ts";
import { aisleOf, findYardRow, gatePoint, isUpright, listAisles, type YardMap, type YardRow } from "./yard-geometry.ts";

type MapOptions = { row?: string; section?: string; edition: Edition };
const words = {
  es: {
    row: "Fila",
    gate: "Entrada y caja",
    all: "Mapa del yonke",
    marked: (n: string) => `Mapa del yonke con la fila ${n} marcada`,
  },
  en: {
    row: "Row",
    gate: "Entrance and cashier",
    all: "Yard map",
    marked: (n: string) => `Yard map with row ${n} marked`,
  },
};
const round1 = (n: number) => +n.toFixed(1);
const midX = (row: YardRow) => round1(row.x + row.width / 2);
const midY = (row: YardRow) => round1(row.y + row.height / 2);
const line = (row: YardRow) =>
  isUpright(row) ? `M${midX(row)} ${row.y}v${row.height}` : `M${row.x} ${midY(row)}h${row.width}`;

/** The lines of cars of one zone with their numbers, the marked one left out. */
function zoneRows(rows: readonly YardRow[], hit: YardRow | undefined): string {
  const plain = rows.filter((row) => row !== hit);
  const path = plain.map(line).join("");
  const label = (row: YardRow) =>
    isUpright(row)
      ? `<text x="${midX(row)}" y="${row.y + row.height + 14}">${escapeMarkup(row.row)}</text>`
      : `<text x="${row.x - 4}" y="${midY(row) + 4}" text-anchor="end">${escapeMarkup(row.row)}</text>`;
  return (
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="15"/>` +
    `<path d="${path}" fill="none" stroke="#8f999d" stroke-width="11" stroke-dasharray="6.2 2.6"/>${plain.map(label).join("")}`
  );
}

const plaqueAt = (map: YardMap, row: YardRow) => Math.min(Math.max(midX(row), 34), map.width - 34);

const letterWidth = 6.6;

/** At the left, or at the far right when the marked row's plaque stands there; short when it stands in the middle. */
function zoneName(map: YardMap, rows: readonly YardRow[], name: string, hit: YardRow | undefined): string {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return "";
  const left = Math.min(...rows.map((row) => row.x)) - 3;
  const right = map.width - 12;
  const range = first === last ? first.row : `${first.row}–${last.row}`;
  const width = letterWidth * (name.length + range.length + 1);
  const plaque = hit?.y === first.y ? plaqueAt(map, hit) : undefined;
  const free = plaque === undefined || plaque - 36 > left + width;
  const atRight = !free && plaque + 36 < right - width;
  const tail = free || atRight ? ` <tspan fill="#3f4649">${escapeMarkup(range)}</tspan>` : "";
  const toRight = atRight || (!free && plaque - left < right - plaque);
  return `<text x="${toRight ? right : left}" y="${first.y - 8}" text-anchor="${toRight ? "end" : "start"}" font-size="16" letter-spacing=".3">${escapeMarkup(name)}${tail}</text>`;
}

function markedRow(map: YardMap, hit: YardRow, word: string): string {
  const x = midX(hit);
  const gate = gatePoint(map);
  const plaqueX = plaqueAt(map, hit);
  const foot = isUpright(hit) ? `H${x}V${hit.y + hit.height + 9}` : `H${x > gate.x ? hit.x : hit.x + hit.width}`;
  const inner = isUpright(hit)
    ? `M${x} ${hit.y + 2.5}v${hit.height - 5}`
    : `M${hit.x + 2.5} ${midY(hit)}h${hit.width - 5}`;
  return (
    `<path d="M${gate.x} ${gate.y + 4}V${aisleOf(hit)}${foot}" fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="1 8" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${line(hit)}" stroke="${ink}" stroke-width="21"/><path d="${inner}" stroke="#ffcd00" stroke-width="16"/><path d="${inner}" stroke="${ink}" stroke-width="9" stroke-dasharray="6.2 2.6"/>` +
    `<path d="M${x - 6} ${hit.y - 6}h12l-6 9z" fill="${ink}"/><rect x="${plaqueX - 33}" y="${hit.y - 33}" width="66" height="28" rx="4" fill="#ffcd00" stroke="${ink}" stroke-width="2.5"/>` +
    `<text x="${plaqueX}" y="${hit.y - 12.5}" font-size="20" font-weight="800">${word} ${escapeMarkup(hit.row)}</text>`
  );
}

/** The yard from above. The marked row is wider, outlined, named on a plaque and reached by a dashed route, so colour is not needed. */
export function yardMapSvg(map: YardMap, { row = "", section = "", edition }: MapOptions): string {
  const t = words[edition];
  const hit = row ? findYardRow(map, row, section) : undefined;
  const { x: spine, y: gateY } = gatePoint(map);
  const onLeft = spine < map.width / 2;
  const far = onLeft ? map.width - 14 : 14;
  const top = Math.min(14, ...map.rows.map((r) => r.y));
  const signX = onLeft ? 2 : map.width - 182;
  const walkways = listAisles(map).map(
    (y) => `<path d="M${spine} ${y}H${far}" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`,
  );
  const zones = map.zones.map((zone) => {
    const rows = map.rows.filter((r) => r.zone === zone.code);
    return rows.length ? zoneName(map, rows, zone.name[edition], hit) + zoneRows(rows, hit) : "";
  });
  return [
    `<svg class="yard-map" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.width} ${map.height}" role="img" aria-label="${escapeMarkup(hit ? t.marked(hit.row) : t.all)}">`,
    `<rect x="1" y="1" width="${map.width - 2}" height="${gateY - 4}" rx="8" fill="#e5e9e9" stroke="#667074" stroke-width="2" stroke-dasharray="7 3"/>`,
    `<g font-family="'Barlow Condensed',sans-serif" font-weight="600" font-size="12.5" text-anchor="middle" fill="${ink}">`,
    ...zones,
    `<path d="M${spine} ${gateY}V${top}" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
    ...walkways,
    hit ? markedRow(map, hit, t.row) : "",
    `<rect x="${signX}" y="${gateY + 8}" width="180" height="38" rx="5" fill="#00573f"/><text x="${signX + (onLeft ? 34 : 12)}" y="${gateY + 33}" fill="#fff" font-size="18" text-anchor="start">${t.gate}</text>`,
    `<path transform="translate(${spine} ${gateY + 39})" d="M0-24 8-13H3V0H-3V-13H-8z" fill="#fff"/></g></svg>`,
  ].join("");
}
