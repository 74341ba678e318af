import { having } from "#app/marks.ts";
import { recall } from "#app/shell/browser/storage.ts";

/** Where no store is chosen yet, the one that this device looked at last opens by itself. */
export function enhance(region: HTMLElement): void {
  const last = Number(recall("store"));
  const link = region.querySelector<HTMLAnchorElement>(`a${having("store", `${last}`)}`);
  if (link) location.replace(link.href);
}
