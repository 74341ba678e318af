import * as v from "valibot";
import { pageUrl } from "./call.ts";
import { defineEndpoint } from "./endpoint.ts";
import { pageNumber, sfilter, shortText } from "./parameters.ts";

export const siteSearchShape = v.strictObject({
  total_hits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hits: v.array(
    v.strictObject({
      url: v.string(),
      title: v.string(),
      images: v.strictObject({ main: v.string() }),
      meta_description: v.string(),
      highlight: v.string(),
    }),
  ),
});

export const searchEndpoints = [
  defineEndpoint({
    path: "/search",
    summary: {
      es: "Busca en todo el sitio, 10 resultados por página.",
      en: "Searches the whole site, 10 results a page.",
    },
    query: { t: shortText(200, { es: "Lo que se busca.", en: "What to look for." }), page: pageNumber, sfilter },
    reply: siteSearchShape,
    example: () => ({ query: { t: "mofle", page: "1" } }),
    async handle({ query }, call) {
      await call.services.search.building;
      const { total, hits } = call.services.search(query.t, call.edition, query.page);
      return {
        total_hits: total,
        hits: hits.map(({ url, title, image, description, highlight }) => ({
          url: pageUrl(call, url),
          title,
          images: { main: pageUrl(call, image) },
          meta_description: description,
          highlight,
        })),
      };
    },
  }),
];
