import { recall } from "./storage.ts";

/** How many things are on the lists of this device, in the header; `app/list/list-store.ts` keeps the number. */
export function showListCount(): void {
  const box = document.getElementById("list-count");
  if (box)
    box.textContent =
      recall("list-count")
        ?.replace(/^0$|\D/g, "")
        .replace(/^\d{3,}$/, "99+") ?? "";
}

export function listCount(): void {
  showListCount();
  addEventListener("storage", showListCount);
}
