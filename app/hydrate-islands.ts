import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Edition } from "#site/editions.ts";
import { type IslandModule, islandIdPrefix, islandTree } from "./define-island.tsx";
import { marked, markOf, setMark } from "./marks.ts";

type Loader = () => Promise<{ default: IslandModule<object> }>;

/** A translator or an extension has changed the page before, so React has drawn it anew: the slots get what they held. */
function refill(root: HTMLElement, slots: readonly HTMLElement[]): void {
  for (const slot of marked(root, "slot")) {
    const before = slots.find((one) => markOf(one, "slot") === markOf(slot, "slot"));
    if (before && before !== slot) slot.replaceChildren(...before.childNodes);
  }
}

function draw(root: HTMLElement, { name, Component }: IslandModule<object>, edition: Edition): Root | undefined {
  const props = JSON.parse(markOf(root, "props") ?? "{}") as object;
  const identifierPrefix = islandIdPrefix(name);
  const tree = islandTree(Component, props, edition);
  // What only the device knows has no markup to keep, and the visitor waits for it.
  if (!root.firstChild) {
    const made = createRoot(root, { identifierPrefix });
    made.render(tree);
    return made;
  }
  const slots = [...marked(root, "slot")];
  let made: Root | undefined;
  // As a transition React hydrates in slices, and lets the visitor in between.
  startTransition(() => {
    made = hydrateRoot(root, tree, { identifierPrefix, onRecoverableError: () => refill(root, slots) });
  });
  return made;
}

/** Hydrates the islands of a page, or of a part that was put into it; `files` are those of the islands. */
export function createHydration(files: Record<string, Loader>, edition: () => Edition) {
  const loaders = new Map(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\//, "").replace(".island.tsx", ""), load]),
  );
  const drawn = new Map<HTMLElement, Root>();

  async function hydrate(root: HTMLElement): Promise<void> {
    const loaded = await loaders.get(markOf(root, "island") ?? "")?.();
    // One island after another, so that a finger need not wait for all of them.
    await globalThis.scheduler?.yield?.();
    // Replaced, or hydrated by another call, while its code was on the way.
    if (!loaded || !root.isConnected || markOf(root, "hydrated") !== undefined) return;
    setMark(root, "hydrated", "");
    const made = draw(root, loaded.default, edition());
    if (made) drawn.set(root, made);
  }

  return (roots: Iterable<HTMLElement>): Promise<unknown> => {
    // Islands whose part of the page was replaced: their listeners and timers go with them.
    for (const [element, root] of drawn) {
      if (element.isConnected) continue;
      drawn.delete(element);
      root.unmount();
    }
    return Promise.all([...roots].map(hydrate));
  };
}
