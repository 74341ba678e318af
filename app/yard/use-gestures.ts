import { useEffect, useEffectEvent } from "react";
import { type Point, within, type Zoom, zoomTo } from "./use-zoom.ts";

const dragFrom = 6;

/** Pinch, wheel and drag. One finger on a yard that is seen whole scrolls the page, and so does a plain wheel. */
export function useGestures({ box, move, hold, scale }: Zoom): void {
  const isZoomed = useEffectEvent(() => scale > 1);
  const act = useEffectEvent(move);
  const lay = useEffectEvent(hold);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ends = new AbortController();
    const { signal } = ends;
    const fingers = new Map<number, Point>();
    let dragged = false;
    const at = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const middleOf = ([a, b]: Point[]): Point => ({
      x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
      y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
    });
    const spanOf = ([a, b]: Point[]) => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)) || 1;
    const shift = (by: Point) => act((view, size) => within({ ...view, x: view.x + by.x, y: view.y + by.y }, size));

    element.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !event.metaKey && !isZoomed()) return;
        event.preventDefault();
        const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
        act((view, size) => zoomTo(view, view.scale * factor, at(event), size));
      },
      { passive: false, signal },
    );
    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0) return;
        if (fingers.size === 0) dragged = false;
        fingers.set(event.pointerId, at(event));
        if (isZoomed() || fingers.size > 1) lay(true);
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        const before = fingers.get(event.pointerId);
        if (!before) return;
        const next = at(event);
        const by = { x: next.x - before.x, y: next.y - before.y };
        if (fingers.size === 2) {
          const old = [...fingers.values()];
          fingers.set(event.pointerId, next);
          const fresh = [...fingers.values()];
          dragged = true;
          act((view, size) => zoomTo(view, (view.scale * spanOf(fresh)) / spanOf(old), middleOf(fresh), size));
          const [from, to] = [middleOf(old), middleOf(fresh)];
          shift({ x: to.x - from.x, y: to.y - from.y });
        } else if (isZoomed() && (dragged || Math.hypot(by.x, by.y) > dragFrom)) {
          if (!dragged) element.setPointerCapture(event.pointerId);
          dragged = true;
          fingers.set(event.pointerId, next);
          shift(by);
        }
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel"] as const)
      element.addEventListener(
        end,
        (event) => {
          fingers.delete(event.pointerId);
          if (fingers.size === 0) lay(false);
        },
        { signal },
      );
    // What was a drag or a pinch opens no row.
    element.addEventListener(
      "click",
      (event) => {
        if (!dragged) return;
        dragged = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal },
    );
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => ends.abort();
  }, [box]);
}
