import { useMemo } from "react";
import { drawYard, placeCars } from "#app/offline/yard-drawing.ts";
import { useEdition } from "#app/page.tsx";
import { YardDrawing } from "#app/yard/yard-drawing.tsx";
import type { StoreMap } from "#core/store-map.ts";
import type { YardCar } from "#core/yard-file.ts";
import "#app/yard/yard.css";

/** All of them as the page holds them: a list made for this alone would be another at every key, and drawn anew. */
type SavedDrawingProps = { map: StoreMap; cars: readonly YardCar[]; lit: readonly YardCar[] | undefined };

/** The saved yard from above, with what was found lit: a picture, drawn here of the same lines as the server's. */
export function SavedDrawing({ map, cars, lit }: SavedDrawingProps) {
  const edition = useEdition();
  const placed = useMemo(() => placeCars(map, cars), [map, cars]);
  const drawn = useMemo(() => drawYard(placed, lit ?? [], edition), [placed, lit, edition]);
  return (
    <div className="living living--port">
      <YardDrawing key={drawn.lampsHtml} row={-1} {...drawn} />
    </div>
  );
}
