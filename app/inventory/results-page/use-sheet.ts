import { type RefObject, useEffect } from "react";
import { coverPage } from "#app/shell/browser/cover-page.ts";

/** Beside filters the list is long and the page wide: there each choice counts at once. */
const wide = "(width >= 1022px)";
export const isWide = (): boolean => matchMedia(wide).matches;

/**
 * The filters of a narrow page are a sheet, which its address opens, #filters. With script it holds the focus while it is
 * open, and Escape closes it.
 */
export function useSheet(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = inside.current?.closest<HTMLElement>(".rail");
    if (!sheet) return;
    const opens = `[href="#${sheet.id}"]`;
    let uncover: (() => void) | undefined;
    let opener: HTMLElement | null = null;
    const press = ({ target }: MouseEvent) => {
      opener = (target as Element).closest<HTMLElement>(opens) ?? opener;
    };
    const follow = () => {
      const open = location.hash === `#${sheet.id}` && !isWide();
      if (open === (uncover !== undefined)) return;
      uncover?.();
      uncover = open ? coverPage(sheet) : undefined;
      const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>(opens);
      (open ? sheet : back)?.focus();
    };
    const close = (event: KeyboardEvent) => {
      if (uncover && event.key === "Escape") location.hash = "#cars";
    };
    follow();
    addEventListener("hashchange", follow);
    addEventListener("resize", follow);
    document.addEventListener("click", press);
    document.addEventListener("keydown", close);
    return () => {
      uncover?.();
      removeEventListener("hashchange", follow);
      removeEventListener("resize", follow);
      document.removeEventListener("click", press);
      document.removeEventListener("keydown", close);
    };
  }, [inside]);
}
