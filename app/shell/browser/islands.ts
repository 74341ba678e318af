import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { type IslandModule, islandIdPrefix, islandTree, readProps } from "#app/define-island.tsx";
import { marked, markOf, setMark } from "#app/marks.ts";
import { letOthers } from "./after-load.ts";
import { wakingProps } from "./island-props.ts";
import { pageEdition } from "./page-edition.ts";
import { applySheet } from "./whole-sheet.ts";

type Loader = () => Promise<{ default: IslandModule<object> }>;

/** By the name of their file: an island stands in the room of its concern. */
const loaders = new Map<string, Loader>(
  Object.entries(import.meta.glob<{ default: IslandModule<object> }>("../../*/**/*.island.tsx")).map(
    ([path, loader]) => [path.replace(/^.*\//, "").replace(".island.tsx", ""), loader],
  ),
);

const awake = new Map<HTMLElement, Root>();

/** Islands whose part of the page was replaced: their listeners and timers go with them. */
function leaveReplaced(): void {
  for (const [element, root] of awake) {
    if (element.isConnected) continue;
    awake.delete(element);
    root.unmount();
  }
}

/**
 * A translator or an extension has changed the page before the island woke, so React has drawn it anew: what the page
 * held is put into the boxes that were to keep it.
 */
function putBack(root: HTMLElement, kept: readonly HTMLElement[]): void {
  for (const box of marked(root, "kept")) {
    const old = kept.find((one) => markOf(one, "kept") === markOf(box, "kept"));
    if (old && old !== box) box.replaceChildren(...old.childNodes);
  }
}

async function wake(root: HTMLElement): Promise<void> {
  const name = markOf(root, "island") ?? "";
  const loaded = await loaders.get(name)?.();
  // One island after another, so that a finger need not wait for all of them.
  await letOthers();
  // Replaced, or woken by another call, while its code was on the way.
  if (!loaded || !root.isConnected || markOf(root, "alive") !== undefined) return;
  setMark(root, "alive", "");
  const island = loaded.default;
  const tree = islandTree(island.Component, readProps(island, root, wakingProps(root)), pageEdition());
  const identifierPrefix = islandIdPrefix(name);
  if (island.ofDevice) {
    const drawn = createRoot(root, { identifierPrefix });
    drawn.render(tree);
    awake.set(root, drawn);
    return;
  }
  const kept = [...marked(root, "kept")];
  // As a transition React wakes it in slices, and lets the visitor in between.
  startTransition(() => {
    awake.set(root, hydrateRoot(root, tree, { identifierPrefix, onRecoverableError: () => putBack(root, kept) }));
  });
  // It may soon draw what the page's own rules do not know.
  for (const touch of ["focusin", "pointerdown"]) root.addEventListener(touch, applySheet, { once: true });
}

/** Brings the islands of a page, or of a part that was put into it, to life. */
export function wakeIslands(roots: Iterable<HTMLElement>): Promise<unknown> {
  leaveReplaced();
  return Promise.all([...roots].map(wake));
}
