type Behaviour = { enhance(element: HTMLElement): void };

/** Behaviours only some pages have; each is loaded where an element asks for it: data-enhance="carousel". */
const loaders: Record<string, () => Promise<Behaviour>> = {
  carousel: () => import("./carousel.ts"),
  form: () => import("./form.ts"),
  finder: () => import("./finder.ts"),
  "human-check": () => import("./human-check.ts"),
  "human-widget": () => import("./human-widget.ts"),
  "last-visit": () => import("./last-visit.ts"),
  locator: () => import("./locator.ts"),
  "post-paths": () => import("./post-paths.ts"),
  "price-finder": () => import("./price-finder.ts"),
};

export async function behaviours(root: ParentNode): Promise<void> {
  const asking = [...root.querySelectorAll<HTMLElement>("[data-enhance]")];
  await Promise.all(
    asking.map((element) => loaders[element.dataset.enhance ?? ""]?.().then(({ enhance }) => enhance(element))),
  );
}
