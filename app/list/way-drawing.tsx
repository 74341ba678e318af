import { useMemo } from "react";
import { drawYard, placeCars } from "#app/offline/yard-drawing.ts";
import { useEdition } from "#app/page.tsx";
import { YardDrawing } from "#app/yard/yard-drawing.tsx";
import type { StoreMap } from "#core/store-map.ts";
import type { YardFile } from "#core/yard-file.ts";
import { listBands } from "#drawings/yard-sketch.ts";
import { carsInFile } from "./cars-in-file.ts";
import type { YardVisit } from "./visit.ts";
import "#app/yard/yard.css";

type WayDrawingProps = { visit: YardVisit; map: StoreMap; file: YardFile | undefined };

/** The living yard with the list's cars lit and the way through their rows; before its file has come, rows are empty. */
export default function WayDrawing({ visit, map, file }: WayDrawingProps) {
  const edition = useEdition();
  const placed = useMemo(() => placeCars(map, file ? carsInFile(file).list() : []), [map, file]);
  const lit = visit.stops.flatMap(({ stop }) => stop.car?.id ?? []).join(" ");
  const drawn = useMemo(() => {
    const cars = lit.split(" ").map((id) => ({ id: Number(id) }));
    return drawYard(placed, cars, edition);
  }, [placed, lit, edition]);
  const rows = listBands(map).flat();
  const stops = visit.rows.map((row) =>
    rows.findIndex(({ row: label, zone }) => label === row.row && zone === row.zone),
  );
  return (
    <div className="living living--port">
      <YardDrawing
        {...drawn}
        sketch={{
          ...drawn.sketch,
          rows: drawn.sketch.rows.map(([label, zone, band, cars], number) => [
            label,
            zone,
            band,
            cars,
            stops.includes(number) ? 1 : 0,
          ]),
        }}
        row={-1}
        stops={stops}
      />
    </div>
  );
}
