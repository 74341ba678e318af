import { clearMark, having, markOf, setMark } from "#app/marks.ts";

/** A row of the list and its pin on the map show together: whichever is pointed at or has the focus lights the other. */
export function enhance(locator: HTMLElement): void {
  const clear = () => {
    for (const lit of locator.querySelectorAll(having("joined"))) clearMark(lit, "joined");
  };
  const join = ({ target }: Event) => {
    clear();
    const yard = markOf((target as Element).closest(having("yard")), "yard");
    if (yard === undefined) return;
    for (const one of locator.querySelectorAll(having("yard", yard))) setMark(one, "joined", "");
  };
  locator.addEventListener("pointerover", join);
  locator.addEventListener("focusin", join);
  locator.addEventListener("pointerleave", clear);
  locator.addEventListener("focusout", clear);
}
