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

export function behaviours(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-enhance]")) {
    loaders[element.dataset.enhance ?? ""]?.().then(({ enhance }) => enhance(element));
  }
}
