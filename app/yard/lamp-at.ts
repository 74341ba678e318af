import { carBox } from "#drawings/yard-cars.ts";
import type { YardShape } from "#drawings/yard-placed.ts";
import type { YardSketch } from "#drawings/yard-sketch.ts";
import type { OpenCar } from "./find-yard.ts";

const reach = 12;

/** The middle of a car in the units of its drawing. */
export function middleOf(shape: YardShape, sketch: YardSketch, [, row, slot]: OpenCar): { x: number; y: number } {
  const { x, y, width, height } = carBox(shape, row, slot, sketch.rows[row]?.[3] ?? 0);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The lit car nearest to a point of the drawing, within a finger's reach; `unit` is how many pixels a unit takes. */
export function lampAt(
  shape: YardShape,
  sketch: YardSketch,
  open: readonly OpenCar[],
  point: { x: number; y: number },
  unit: number,
): OpenCar | undefined {
  const near = open
    .map((car) => {
      const { x, y } = middleOf(shape, sketch, car);
      return { car, away: Math.hypot(x - point.x, y - point.y) * unit };
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  return near[0]?.car;
}
