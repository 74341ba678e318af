import * as v from "valibot";
import { defineEndpoint } from "./endpoint.ts";
import { pageNumber, sfilter, shortText } from "./parameters.ts";

const searchShape = v.strictObject({
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
    method: "GET",
    path: "/search",
    summary: {
      es: "Busca en todo el sitio, 10 resultados por página.",
      en: "Searches the whole site, 10 results a page.",
    },
    query: { t: shortText(200, { es: "Lo que se busca.", en: "What to look for." }), page: pageNumber, sfilter },
    reply: searchShape,
    cache: "stock",
    example: () => ({ query: { t: "mofle", page: "1" } }),
    handle({ query }, { services, edition, origin }) {
      const { total, hits } = services.search(query.t, edition, query.page);
      const absolute = (path: string) => (path.startsWith("/") ? origin + path : path);
      return {
        total_hits: total,
        hits: hits.map(({ url, title, image, description, highlight }) => ({
          url: absolute(url),
          title,
          images: { main: absolute(image) },
          meta_description: description,
          highlight,
        })),
      };
    },
  }),
];
