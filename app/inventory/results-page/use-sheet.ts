import { type RefObject, useEffect } from "react";

/** Beside filters the list is long and the page wide: there each choice counts at once. */
const wide = "(width >= 1022px)";
export const isWide = (): boolean => matchMedia(wide).matches;

/** What lies beside an element, up to the page, is there for nobody while that covers it. */
function cover(element: HTMLElement, on: boolean): void {
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (beside instanceof HTMLElement && beside !== at && beside.id !== "live") beside.inert = on;
}

/**
 * The filters of a narrow page are a sheet, which its address opens, #filters. With script it holds the focus while it is
 * open, and Escape closes it.
 */
export function useSheet(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = inside.current?.closest<HTMLElement>(".rail");
    if (!sheet) return;
    let open = false;
    const follow = () => {
      const now = location.hash === `#${sheet.id}` && !isWide();
      if (now === open) return;
      open = now;
      cover(sheet, open);
      if (open) sheet.focus();
      else document.querySelector<HTMLElement>(`[href="#${sheet.id}"]`)?.focus();
    };
    const close = (event: KeyboardEvent) => {
      if (open && event.key === "Escape") location.hash = "#cars";
    };
    follow();
    addEventListener("hashchange", follow);
    addEventListener("resize", follow);
    document.addEventListener("keydown", close);
    return () => {
      if (open) cover(sheet, false);
      removeEventListener("hashchange", follow);
      removeEventListener("resize", follow);
      document.removeEventListener("keydown", close);
    };
  }, [inside]);
}
