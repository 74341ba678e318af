import { type RefObject, useEffect, useRef, useState } from "react";
import { coverPage } from "#app/shell/browser/cover-page.ts";

const isPhone = () => matchMedia("(width <= 767px)").matches;

type Sheet = {
  field: RefObject<HTMLInputElement | null>;
  /** What the dialog is called. */
  name: string;
  closed(): void;
};

/**
 * On a phone the form fills the screen while it is used, as a dialog in the browser's top layer: the field on top, what it
 * finds right under it, above the keyboard. A popover is closed by the way back where the browser knows one.
 */
export function useSheet({ field, name, closed }: Sheet) {
  const [isOpen, setOpen] = useState(false);
  /** Who closes it by keyboard goes on from its field; on a screen of glass that would bring the keys up again. */
  const byKeyboard = useRef(false);
  const sheetOf = () => field.current?.form?.parentElement;
  /** How tall what the form stands in is, and on which screen: asked for at the press, both have the page laid out first. */
  const known = useRef<{ height?: number | undefined; phone?: boolean }>({});
  useEffect(() => {
    const place = field.current?.form?.parentElement?.parentElement;
    if (!place || !globalThis.ResizeObserver) return;
    const sizes = new ResizeObserver(([seen]) => {
      known.current = { height: seen?.borderBoxSize[0]?.blockSize, phone: isPhone() };
    });
    sizes.observe(place);
    return () => sizes.disconnect();
  }, [field]);

  useEffect(() => {
    const sheet = isOpen ? field.current?.form?.parentElement : undefined;
    if (!sheet) return;
    const seen = globalThis.visualViewport;
    // A keyboard that lies over the page leaves it as tall as it was.
    const resize = () => sheet.style.setProperty("height", seen ? `${seen.height}px` : "");
    seen?.addEventListener("resize", resize);
    // What lies under it is covered as soon as the sheet is seen: nobody waits for that.
    let uncover: (() => void) | undefined;
    const covering = setTimeout(() => {
      resize();
      uncover = coverPage(sheet);
    });
    return () => {
      clearTimeout(covering);
      uncover?.();
      seen?.removeEventListener("resize", resize);
      sheet.style.removeProperty("height");
    };
  }, [isOpen, field]);

  function open(): void {
    const sheet = sheetOf();
    const place = sheet?.parentElement;
    if (!sheet || !place || isOpen || !(known.current.phone ?? isPhone()) || !("popover" in sheet)) return;
    // What lies under it stays where it is.
    place.style.setProperty("min-height", `${known.current.height ?? place.offsetHeight}px`);
    const told = { role: "dialog", "aria-modal": "true", "aria-label": name, popover: "auto", class: "find-sheet" };
    for (const [attribute, value] of Object.entries(told)) sheet.setAttribute(attribute, value);
    sheet.showPopover();
    setOpen(true);
    sheet.addEventListener("toggle", function toggled(event) {
      if ((event as ToggleEvent).newState !== "closed") return;
      sheet.removeEventListener("toggle", toggled);
      for (const attribute of Object.keys(told)) sheet.removeAttribute(attribute);
      place.style.removeProperty("min-height");
      setOpen(false);
      if (byKeyboard.current) field.current?.focus();
      else field.current?.blur();
      byKeyboard.current = false;
      closed();
    });
  }
  function close(keyboard: boolean): void {
    if (!isOpen) return;
    byKeyboard.current = keyboard;
    sheetOf()?.hidePopover();
  }
  return { isOpen, open, close };
}
