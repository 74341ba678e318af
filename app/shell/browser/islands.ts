import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

type Loader = () => Promise<{ default: ComponentType<object> }>;

/** By the name of their file: an island stands in the room of its concern. */
const loaders = new Map<string, Loader>(
  Object.entries(import.meta.glob<{ default: ComponentType<object> }>("../../*/**/*.island.tsx")).map(
    ([path, loader]) => [path.replace(/^.*\//, "").replace(".island.tsx", ""), loader],
  ),
);

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const name = root.dataset.island ?? "";
  loaders
    .get(name)?.()
    .then(({ default: Component }) => {
      const props = JSON.parse(root.dataset.props ?? "{}") as object;
      hydrateRoot(root, createElement(Component, props), { identifierPrefix: `${name}-` });
      root.dataset.alive = "";
    });
}
