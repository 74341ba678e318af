import { type RefObject, useEffect, useRef, useState } from "react";
import { coverPage } from "#app/shell/browser/cover-page.ts";

type Field = RefObject<HTMLInputElement | null>;
type Sheet = {
  field: Field;
  /** What the dialog is called. */
  name: string;
  /** It has been painted: nobody waited for what it shows now. */
  opened(): void;
  closed(): void;
};

const sheetOf = (field: Field) => field.current?.form?.parentElement;

/**
 * On a phone the form fills the screen while it is used, as a dialog in the browser's top layer: the field on top, what it
 * finds right under it, above the keyboard. A popover is closed by the way back where the browser knows one.
 */
export function useSheet({ field, name, opened, closed }: Sheet) {
  const [isOpen, setOpen] = useState(false);
  /** In the browser's own tree, before what is drawn follows. */
  const shown = useRef<HTMLElement>(undefined);
  /** Who closes it by keyboard goes on from its field; on a screen of glass that would bring the keys up again. */
  const byKeyboard = useRef(false);
  /** How tall what the form stands in is, and on which screen: asked for at the press, both have the page laid out first. */
  const known = useRef<{ height?: number | undefined; phone?: boolean }>({});
  const fits = (sheet: HTMLElement) =>
    "popover" in sheet && (known.current.phone ?? matchMedia("(width <= 767px)").matches);
  useEffect(() => {
    const place = sheetOf(field)?.parentElement;
    if (!place || !globalThis.ResizeObserver) return;
    const sizes = new ResizeObserver(([seen]) => {
      const { matches } = matchMedia("(width <= 767px)");
      known.current = { height: seen?.borderBoxSize[0]?.blockSize, phone: matches };
    });
    sizes.observe(place);
    return () => sizes.disconnect();
  }, [field]);

  useEffect(() => {
    const sheet = isOpen ? shown.current : undefined;
    if (!sheet) return;
    const seen = globalThis.visualViewport;
    // A keyboard that lies over the page leaves it as tall as it was.
    const resize = () => sheet.style.setProperty("height", seen ? `${seen.height}px` : "");
    resize();
    seen?.addEventListener("resize", resize);
    const uncover = coverPage(sheet);
    return () => {
      uncover();
      seen?.removeEventListener("resize", resize);
      sheet.style.removeProperty("height");
    };
  }, [isOpen]);

  /** Answers whether it is open. */
  function open(): boolean {
    if (shown.current) return true;
    const sheet = sheetOf(field);
    const place = sheet?.parentElement;
    if (!sheet || !place || !fits(sheet)) return false;
    shown.current = sheet;
    // What lies under it stays where it is.
    place.style.setProperty("min-height", `${known.current.height ?? place.offsetHeight}px`);
    const told = { role: "dialog", "aria-modal": "true", "aria-label": name, popover: "auto", class: "find-sheet" };
    for (const [attribute, value] of Object.entries(told)) sheet.setAttribute(attribute, value);
    sheet.showPopover();
    let drawing: ReturnType<typeof setTimeout> | undefined;
    const painting = requestAnimationFrame(() => {
      drawing = setTimeout(() => {
        setOpen(true);
        opened();
      });
    });
    sheet.addEventListener("toggle", function toggled(event) {
      if ((event as ToggleEvent).newState !== "closed") return;
      cancelAnimationFrame(painting);
      clearTimeout(drawing);
      sheet.removeEventListener("toggle", toggled);
      for (const attribute of Object.keys(told)) sheet.removeAttribute(attribute);
      place.style.removeProperty("min-height");
      shown.current = undefined;
      setOpen(false);
      if (byKeyboard.current) field.current?.focus();
      else field.current?.blur();
      byKeyboard.current = false;
      closed();
    });
    return true;
  }
  function close(keyboard: boolean): void {
    byKeyboard.current = keyboard;
    shown.current?.hidePopover();
  }
  /** A press on the field, whose click has yet to come, is about to open it. */
  function comes(): boolean {
    const sheet = sheetOf(field);
    return Boolean(sheet && field.current?.matches(":hover") && fits(sheet));
  }
  return { isOpen, open, close, comes };
}
