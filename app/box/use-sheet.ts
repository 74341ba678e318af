import { type RefObject, useEffect, useState } from "react";

const isPhone = () => matchMedia("(width <= 767px)").matches;

/**
 * On a phone the form fills the screen while it is used, in the browser's top layer: the field on top, what it finds right
 * under it, above the keyboard. As a popover it is closed by Escape and by the way back where the browser knows one.
 */
export function useSheet(field: RefObject<HTMLInputElement | null>, closed: () => void) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const form = isOpen ? field.current?.form : undefined;
    if (!form) return;
    const seen = globalThis.visualViewport;
    // A keyboard that lies over the page leaves it as tall as it was.
    const resize = () => form.style.setProperty("height", seen ? `${seen.height}px` : "");
    resize();
    seen?.addEventListener("resize", resize);
    return () => {
      seen?.removeEventListener("resize", resize);
      form.style.removeProperty("height");
    };
  }, [isOpen, field]);

  function open(): void {
    const form = field.current?.form;
    if (!form || isOpen || !isPhone() || !("popover" in form)) return;
    // What lies under it stays where it is.
    const place = form.parentElement;
    place?.style.setProperty("min-height", `${form.offsetHeight}px`);
    form.popover = "auto";
    form.showPopover();
    setOpen(true);
    form.addEventListener("toggle", function toggled(event) {
      if ((event as ToggleEvent).newState !== "closed") return;
      form.removeEventListener("toggle", toggled);
      form.removeAttribute("popover");
      place?.style.removeProperty("min-height");
      setOpen(false);
      field.current?.blur();
      closed();
    });
  }
  const close = () => {
    const form = field.current?.form;
    if (isOpen) form?.hidePopover();
  };
  return { isOpen, open, close };
}
