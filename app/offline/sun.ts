import { deviceValue } from "#app/device-value.ts";
import { clearMark, setMark } from "#app/marks.ts";

/** For bright sun: black on white and larger letters; `shell/head/loader.ts` sets it before anything is painted. */
export const sun = deviceValue("sun", (kept) => (kept === true ? true : undefined));

export function switchSun(): void {
  const on = !sun.get();
  if (on) {
    sun.set(true);
    setMark(document.documentElement, "sun", "on");
  } else {
    sun.clear();
    clearMark(document.documentElement, "sun");
  }
}
