import { marked, markOf } from "./marks.ts";
import { whenIdle } from "./shell/browser/after-load.ts";

function whenVisible(island: HTMLElement, hydrate: () => unknown): void {
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    hydrate();
  });
  // The island's own element may have no box.
  sight.observe(island.firstElementChild ?? island);
}

/** Where the focus is there already, at once. */
function whenTouched(island: HTMLElement, hydrate: () => unknown): void {
  if (island.contains(document.activeElement)) hydrate();
  else island.addEventListener("focusin", hydrate, { once: true });
}

const moments = {
  idle: (_: HTMLElement, hydrate: () => unknown) => whenIdle(hydrate),
  visible: whenVisible,
  touch: whenTouched,
};

/** Hydrates the islands of a page, or of a part that came into it, each at its moment (`when` of `<Island>`). */
export function hydrateWhen<T>(root: ParentNode, hydrate: (islands: readonly HTMLElement[]) => T): T {
  const now: HTMLElement[] = [];
  for (const island of marked(root, "island")) {
    const when = markOf(island, "hydrate");
    if (when) moments[when](island, () => hydrate([island]));
    else now.push(island);
  }
  return hydrate(now);
}
