import { defineIsland } from "#app/define-island.tsx";
import type { ShapeName } from "#drawings/yard-measures.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import type { YardSketch } from "#drawings/yard-sketch.ts";
import type { OpenCar } from "./find-yard.ts";
import { YardDrawing } from "./yard-drawing.tsx";

export type LivingYardProps = {
  sketch: YardSketch;
  shapes: readonly ShapeName[];
  row: number;
  cars: number;
  open: readonly OpenCar[];
  address: string;
  swap?: string | undefined;
  /** What the server drew and the browser keeps. */
  landCars: string;
  landLamps: string;
  portCars: string;
  portLamps: string;
};

function LivingYard(props: LivingYardProps) {
  const { sketch, shapes, row, cars, address, swap } = props;
  const stop =
    row >= 0
      ? row
      : Math.max(
          0,
          sketch.rows.findIndex((one) => one[4] > 0),
        );
  return shapes.map((name) => (
    <YardDrawing
      key={name}
      sketch={sketch}
      shape={shapeYard(sketch, name)}
      row={row}
      cars={cars}
      carsHtml={props[`${name}Cars`]}
      lampsHtml={props[`${name}Lamps`]}
      address={address}
      stop={stop}
      swap={swap}
    />
  ));
}

export default defineIsland("living-yard", LivingYard);
