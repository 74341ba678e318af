import { useEffect, useState } from "react";
import { clearMark, having, markOf, setMark } from "#app/marks.ts";
import type { OpenCar } from "./find-yard.ts";

/** Lists of cars name theirs by id; the part of a yard's page that a row fills may stand beside one, and does not. */
const idOf = (target: Element): string | undefined => {
  const line = target.closest?.(`[id^="car-"], ${having("car")}`);
  return line ? (markOf(line, "car") ?? line.id.slice(4)) : undefined;
};

const linesOf = (id: number) => document.querySelectorAll(`#car-${id}, ${having("car", `${id}`)}`);

/** The lit car that is pointed at or has the focus, as a lamp or as a line of a list: whichever it is lights the other. */
export function useJoinedCar(open: readonly OpenCar[]) {
  const [joined, setJoined] = useState<OpenCar>();
  useEffect(() => {
    if (open.length === 0) return;
    const ends = new AbortController();
    const follow = ({ target }: Event) => {
      if ((target as Element).closest?.(".living__sheet")) return;
      const id = idOf(target as Element);
      setJoined(open.find((car) => String(car[0]) === id));
    };
    for (const event of ["pointerover", "focusin"]) document.addEventListener(event, follow, { signal: ends.signal });
    return () => ends.abort();
  }, [open]);
  useEffect(() => {
    if (!joined) return;
    const lines = linesOf(joined[0]);
    for (const line of lines) setMark(line, "joined", "");
    return () => {
      for (const line of lines) clearMark(line, "joined");
    };
  }, [joined]);
  return [joined, setJoined] as const;
}
