type Behaviour = { enhance(element: HTMLElement): void };

/** Behaviours only some pages have; each is loaded where an element asks for it: data-enhance="form". */
const loaders: Record<string, () => Promise<Behaviour>> = {
  form: () => import("#app/forms/browser/form.ts"),
  finder: () => import("#app/inventory/browser/finder.ts"),
  "human-check": () => import("#app/forms/browser/human-check.ts"),
  "human-widget": () => import("#app/forms/browser/human-widget.ts"),
  "last-visit": () => import("#app/inventory/browser/last-visit.ts"),
  place: () => import("#app/stores/browser/place.ts"),
  "post-paths": () => import("#app/company/sitemap-seo-page/browser/post-paths.ts"),
  "price-finder": () => import("#app/prices/browser/price-finder.ts"),
};

export async function behaviours(root: ParentNode): Promise<void> {
  const asking = [...root.querySelectorAll<HTMLElement>("[data-enhance]")];
  // What replaces a part of the page may ask for one itself.
  if (root instanceof HTMLElement && root.dataset.enhance) asking.push(root);
  await Promise.all(
    asking.map((element) => loaders[element.dataset.enhance ?? ""]?.().then(({ enhance }) => enhance(element))),
  );
}
