import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** How far a yard is zoomed, and where its upper left corner lies in its box. */
type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export const whole: View = { scale: 1, x: 0, y: 0 };
const closest = 6;

/** The same yard with a point of it held in place; it never leaves its box. */
export function zoomTo(view: View, scale: number, at: Point, box: { width: number; height: number }): View {
  const next = Math.min(closest, Math.max(1, scale));
  const by = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, box);
}

/** Kept so that the yard covers its box. */
export function within({ scale, x, y }: View, { width, height }: { width: number; height: number }): View {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}

/** Moves the view as little as brings a part of the box, as it is seen now, into sight. */
export function reveal(view: View, part: DOMRect, box: DOMRect): View {
  const shift = (from: number, to: number, low: number, high: number) =>
    from < low ? low - from : to > high ? high - to : 0;
  return within(
    {
      scale: view.scale,
      x: view.x + shift(part.left, part.right, box.left, box.right),
      y: view.y + shift(part.top, part.bottom, box.top, box.bottom),
    },
    box,
  );
}

export type Zoom = {
  box: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** Only what buttons show; the yard itself moves without React. */
  scale: number;
  move(change: (view: View, box: DOMRect) => View): void;
  /** A hand is on the yard, or leaves it. */
  hold(on: boolean): void;
};

/** The view of a yard. It is written straight to the sheet, once a frame, so that moving it costs no drawing. */
export function useZoom(): Zoom {
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef(whole);
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const [scale, setScale] = useState(1);
  const paintWhole = useEffectEvent(() => {
    view.current = whole;
    paint();
  });
  useEffect(() => {
    // Paper shows the whole yard.
    const unfold = () => paintWhole();
    addEventListener("beforeprint", unfold);
    return () => {
      removeEventListener("beforeprint", unfold);
      cancelAnimationFrame(frame.current);
      clearTimeout(rest.current);
    };
  }, []);
  /** While it moves or a hand is on it, it is one picture; at rest it is drawn anew, sharp. */
  function lift() {
    const style = sheet.current?.style;
    if (!style) return;
    style.willChange = "transform";
    clearTimeout(rest.current);
    if (held.current) return;
    rest.current = setTimeout(() => {
      style.willChange = "";
    }, 250);
  }
  function paint() {
    const style = sheet.current?.style;
    if (!style) return;
    const { scale: by, x, y } = view.current;
    lift();
    style.transform = by === 1 ? "" : `translate(${x}px, ${y}px) scale(${by})`;
    setScale(by);
  }
  return {
    box,
    sheet,
    scale,
    move(change) {
      if (!box.current) return;
      view.current = change(view.current, box.current.getBoundingClientRect());
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(paint);
    },
    hold(on) {
      if (held.current === on) return;
      held.current = on;
      lift();
    },
  };
}
