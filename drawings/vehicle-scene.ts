import { escapeMarkup } from "#core/escape.ts";
import { ink } from "./paints.ts";
import { penText, penWidth } from "./pen.ts";
import { type VehicleDrawing, vehicleGroup } from "./vehicle.ts";

const sceneSize = { width: 640, height: 400 } as const;

function rowSign(row: string): string {
  const scale = Math.min(3, 74 / Math.max(1, penWidth(row)));
  const x = 574 - (penWidth(row) * scale) / 2;
  return (
    `<path d="M570 118h8v222h-8z" fill="#8f999d" stroke="${ink}" stroke-width="3"/>` +
    `<rect x="526" y="40" width="96" height="84" rx="8" fill="#fff" stroke="${ink}" stroke-width="5"/>` +
    `<path transform="translate(${+x.toFixed(1)} ${+(82 + scale * 7).toFixed(1)}) scale(${+scale.toFixed(2)})" d="${penText(row)}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** The drawing with flat sky and ground, 640 × 400: what stands in for a photo. `row` puts the row's sign behind the car. */
export function vehicleSceneSvg(drawing: VehicleDrawing & { row?: string }): string {
  const { width, height } = sceneSize;
  const name = drawing.title ? ` role="img" aria-label="${escapeMarkup(drawing.title)}"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${name}>`,
    `<path d="M0 0H640V400H0z" fill="#cfe3ee"/><path d="M0 312H640V400H0z" fill="#b9c0c2"/><path d="M0 312H640" stroke="#8f999d" stroke-width="3"/>`,
    drawing.row ? rowSign(drawing.row) : "",
    `<g transform="translate(0 92)">${vehicleGroup(drawing)}</g></svg>`,
  ].join("");
}
