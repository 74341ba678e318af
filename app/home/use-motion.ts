import { type FocusEvent, type PointerEvent, startTransition, useEffectEvent, useLayoutEffect, useState } from "react";
import { isRunning, type Motion } from "./carousel-motion.ts";

const firstAfter = 30;
const every = 7000;

const standing: Motion = { calm: false, hidden: false, stopped: false, forced: false, over: false, inside: false };

/** Whether a carousel moves: what the visitor's hand, eyes and settings ask of it, and its clock. */
export function useMotion(at: number, count: number, moveTo: (at: number) => void) {
  const [begun, setBegun] = useState<boolean>();
  const [motion, setMotion] = useState(standing);
  const change = (some: Partial<Motion>) => setMotion((before) => ({ ...before, ...some }));
  const running = begun === true && count > 1 && isRunning(motion);

  useLayoutEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setMotion((before) => ({ ...before, calm: calm.matches, hidden: document.hidden }));
    // Whoever writes in the page has chosen what to look at.
    const write = ({ target }: Pick<Event, "target">) => {
      if ((target as Element | null)?.matches?.("input, select, textarea"))
        // The field itself does not wait for it.
        startTransition(() => setMotion((before) => ({ ...before, stopped: true, forced: false })));
    };
    write({ target: document.activeElement });
    document.addEventListener("focusin", write);
    document.addEventListener("visibilitychange", look);
    calm.addEventListener("change", look);
    look();
    setBegun(false);
    const first = setTimeout(() => setBegun(true), firstAfter);
    return () => {
      clearTimeout(first);
      document.removeEventListener("focusin", write);
      document.removeEventListener("visibilitychange", look);
      calm.removeEventListener("change", look);
    };
  }, []);

  // Each slide has its whole time, also the one on which the pointer rested.
  const moveOn = useEffectEvent(moveTo);
  useLayoutEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => moveOn(at + 1), every);
    return () => clearTimeout(timer);
  }, [running, at]);

  return {
    /** Undefined on the server and before script, false for its first moment. */
    begun,
    running,
    calm: motion.calm,
    paused: motion.stopped || motion.calm,
    stop: () => change({ stopped: true, forced: false }),
    toggle: () => setMotion((before) => ({ ...before, stopped: !before.stopped, forced: before.stopped })),
    /** What rests on it holds it. */
    holds: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && change({ over: true }),
      onPointerLeave: () => change({ over: false, forced: false }),
      onFocus: () => change({ inside: true }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change({ inside: false, forced: false });
      },
    },
  };
}
