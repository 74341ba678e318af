import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import { type ShapeName, shapeNames } from "#drawings/yard-measures.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import type { YardView } from "./find-yard.ts";
import livingYard from "./living-yard.island.tsx";
import { YardDrawing } from "./yard-drawing.tsx";
import "./yard.css";

type YardProps = {
  /** From `findYard(stock, storeId, edition, { lit, row, section })` in a page's load; there is none without a map. */
  yard: YardView;
  /** One shape where the place has one width; both, and the width of the place chooses (yard.css). */
  shape?: ShapeName | "both";
  /** The search behind the lamps, `writeSearch(search)`: the yard's own page then lights the same cars. */
  search?: URLSearchParams | undefined;
  /** The id of a part of this page that a row's answer replaces; else a row leads to the yard's page. */
  swap?: string;
  /** A picture without links or script: a sheet of paper, a thumbnail. */
  still?: boolean;
};

const Markup = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by drawings/, of numbers and colours alone
  <g dangerouslySetInnerHTML={{ __html: html }} />
);

/**
 * A yard from above: its rows as they lie, every car a tile in its own paint, gate and main aisle; a search lights its
 * cars, a marked row shows the way. It fills the width that it is given and keeps its shape, so that nothing moves when
 * a row is marked or a search changes.
 */
export function Yard({ yard, shape = "both", search, swap, still = false }: YardProps) {
  const { href } = usePage();
  const { sketch, row, cars, open } = yard;
  const shapes = shape === "both" ? shapeNames : [shape];
  const drawn = (name: ShapeName, what: "drawCars" | "drawLamps") => (shapes.includes(name) ? yard[what](name) : "");
  if (still)
    return (
      <div className={`living living--${shape}`}>
        {shapes.map((name) => (
          <YardDrawing
            key={name}
            known={String(yard.storeId)}
            sketch={sketch}
            shape={shapeYard(sketch, name)}
            row={row}
            cars={cars}
            carsHtml={drawn(name, "drawCars")}
            lampsHtml={drawn(name, "drawLamps")}
          />
        ))}
      </div>
    );
  return (
    <div className={`living living--${shape}`}>
      <Island
        of={livingYard}
        props={{
          sketch,
          shapes,
          row,
          cars,
          open,
          swap,
          address: href("storeMap", { id: yard.storeId }, { query: search ?? {} }),
          carAddress: href("vehicle", { vin: "0" }).slice(0, -1),
        }}
        slots={{
          landCars: <Markup html={drawn("land", "drawCars")} />,
          landLamps: <Markup html={drawn("land", "drawLamps")} />,
          portCars: <Markup html={drawn("port", "drawCars")} />,
          portLamps: <Markup html={drawn("port", "drawLamps")} />,
        }}
      />
    </div>
  );
}
