import type { Spot } from "./projection.ts";

/** Path data in steps of `1 / precision` units, relative, as short as SVG allows. */
export function pathData(
  lines: readonly (readonly Spot[])[],
  { closed, precision = 1 }: { closed: boolean; precision?: number },
): string {
  let out = "";
  for (const line of lines) {
    let last: Spot | undefined;
    let drawn = "";
    for (const spot of line) {
      const here = { x: Math.round(spot.x * precision), y: Math.round(spot.y * precision) };
      if (!last) drawn = `M${pair(here.x, here.y, precision)}`;
      else if (here.x !== last.x || here.y !== last.y) {
        const step = pair(here.x - last.x, here.y - last.y, precision);
        drawn += drawn.includes("l") ? (step.startsWith("-") ? step : ` ${step}`) : `l${step}`;
      }
      last = here;
    }
    if (drawn.includes("l")) out += closed ? `${drawn}z` : drawn;
  }
  return out;
}

const shorten = (steps: number, precision: number) => String(steps / precision).replace(/^(-?)0\./, "$1.");

function pair(x: number, y: number, precision: number): string {
  const down = shorten(y, precision);
  return `${shorten(x, precision)}${down.startsWith("-") ? "" : " "}${down}`;
}
