/** The list of the files below, beside sitemap.xml: parts for models are too many for one. */
export const partSitemapIndex = "/sitemap-parts.xml";
/** From 1. */
export const partSitemapPath = (file: number): string => `/sitemap-parts/${file}.xml`;
