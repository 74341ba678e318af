import type { Crumb } from "./breadcrumbs.tsx";

/** The breadcrumbs as search engines read them; addresses must be absolute. */
export const breadcrumbData = (steps: readonly Crumb[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ href, text }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: text,
    item: href,
  })),
});
