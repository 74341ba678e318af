import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { whole, type Zoom, zoomTo } from "./use-zoom.ts";
import "./living.css";

const step = 1.7;
/** What the buttons do, for a hand on the keys. */
export const zoomKeys: Readonly<Record<string, number>> = { "+": step, "=": step, "-": 1 / step };

export function ZoomButtons({ zoom, gate }: { zoom: Zoom; gate: "left" | "right" }) {
  const words = useCopy(copy);
  const by = (factor: number) =>
    zoom.move((view, box) => zoomTo(view, view.scale * factor, { x: box.width / 2, y: box.height / 2 }, box));
  return (
    <div className={gate === "right" ? "living__zoom living__zoom--left no-print" : "living__zoom no-print"}>
      {zoom.scale > 1 && (
        <button type="button" onClick={() => zoom.move(() => whole)}>
          {words.whole}
        </button>
      )}
      <button type="button" aria-label={words.farther} disabled={zoom.scale === 1} onClick={() => by(1 / step)}>
        −
      </button>
      <button type="button" aria-label={words.closer} onClick={() => by(step)}>
        +
      </button>
    </div>
  );
}
