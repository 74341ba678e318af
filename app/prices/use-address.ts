import { type RefObject, useEffect } from "react";
import { noteShown } from "#app/shell/browser/shown.ts";

/** Whichever form is sent from here, the ticked parts travel along. */
export function useListInForms(box: RefObject<HTMLElement | null>, list: string): void {
  useEffect(() => {
    const add = ({ formData }: FormDataEvent) => {
      if (list) formData.set("list", list);
      else formData.delete("list");
    };
    const around = box.current;
    around?.addEventListener("formdata", add);
    return () => around?.removeEventListener("formdata", add);
  });
}

/** A bill that is shown can be shared and reloaded; a closed one the device keeps. Another page has another address. */
export function useListInAddress(list: string): void {
  useEffect(() => {
    const address = new URL(location.href);
    if ((address.searchParams.get("list") ?? "") === list) return;
    if (list) address.searchParams.set("list", list);
    else address.searchParams.delete("list");
    history.replaceState(history.state, "", address);
    noteShown();
  });
}
