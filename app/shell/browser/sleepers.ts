import { marked, markOf, setMark } from "#app/marks.ts";
import { applySheet } from "./whole-sheet.ts";

/** Wakes an island that sleeps in the page when the focus first comes to it, or is there already. */
export function onFirstTouch(root: ParentNode, wake: (island: HTMLElement) => unknown): void {
  for (const island of marked(root, "asleep")) {
    const touched = async () => {
      if (markOf(island, "island")) return;
      setMark(island, "island", markOf(island, "asleep") ?? "");
      // It may soon draw what the page's own rules do not know.
      await applySheet();
      wake(island);
    };
    island.addEventListener("focusin", touched, { once: true });
    if (island.contains(document.activeElement)) touched();
  }
}
