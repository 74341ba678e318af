import { type BehaviourName, marked, markOf } from "#app/marks.ts";

type Behaviour = { enhance(element: HTMLElement): void | Promise<void> };

/** Behaviours only some pages have; each is loaded where an element asks for it by `mark("enhance", …)`. */
const loaders: Record<BehaviourName, () => Promise<Behaviour>> = {
  "add-cars": () => import("#app/list/browser/add-cars.ts"),
  "add-one": () => import("#app/list/browser/add-one.ts"),
  gallery: () => import("#app/vehicle/browser/gallery.ts"),
  "join-pins": () => import("#app/stores/browser/join-pins.ts"),
  "recall-store": () => import("#app/prices/browser/recall-store.ts"),
  trail: () => import("#app/vehicle/browser/trail.ts"),
};

export async function behaviours(root: ParentNode): Promise<void> {
  const asking = [...marked(root, "enhance")];
  // What replaces a part of the page may ask for one itself.
  if (root instanceof HTMLElement && markOf(root, "enhance")) asking.push(root);
  await Promise.all(
    asking.map(async (element) => {
      const name = markOf(element, "enhance");
      if (name && name in loaders) await (await loaders[name]()).enhance(element);
    }),
  );
}
