import { hydrateRoot } from "react-dom/client";
import { type IslandModule, islandIdPrefix, islandTree } from "#app/define-island.tsx";
import { marked, markOf, setMark } from "#app/marks.ts";
import { keepYardNoun, type YardNoun } from "#core/yard-word.ts";
import { type Edition, editionIds } from "#site/editions.ts";

type Loader = () => Promise<{ default: IslandModule<object> }>;

const loaders = new Map<string, Loader>(
  Object.entries(import.meta.glob<{ default: IslandModule<object> }>("../*/**/*.island.tsx")).map(([path, loader]) => [
    path.replace(/^.*\//, "").replace(".island.tsx", ""),
    loader,
  ]),
);

const nouns = JSON.parse(markOf(document.documentElement, "nouns") ?? "{}") as Record<Edition, YardNoun>;
for (const edition of editionIds) keepYardNoun(edition, nouns[edition]);

const edition = document.documentElement.lang.slice(0, 2) as Edition;

async function wake(root: HTMLElement): Promise<void> {
  const name = markOf(root, "island") ?? "";
  const loaded = await loaders.get(name)?.();
  if (!loaded) return;
  const props = JSON.parse(markOf(root, "props") ?? "{}") as object;
  hydrateRoot(root, islandTree(loaded.default.Component, props, edition), { identifierPrefix: islandIdPrefix(name) });
  setMark(root, "alive", "");
}

for (const root of marked(document, "island")) void wake(root);
