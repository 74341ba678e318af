import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

const loaders = import.meta.glob<{ default: ComponentType<object> }>("./*.island.tsx");

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const name = root.dataset.island ?? "";
  loaders[`./${name}.island.tsx`]?.().then(({ default: Component }) => {
    const props = JSON.parse(root.dataset.props ?? "{}") as object;
    hydrateRoot(root, createElement(Component, props), { identifierPrefix: `${name}-` });
    root.dataset.alive = "";
  });
}
