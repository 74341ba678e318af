import * as v from "valibot";
import { facets } from "#core/smart-query-said.ts";
import { defineCopy } from "#site/copy.ts";
import { suggestionKinds } from "#stock/suggestions.ts";
import { defineEndpoint } from "./endpoint.ts";
import { language, shortText } from "./parameters.ts";

export const understoodShape = v.strictObject({
  kind: v.picklist([...facets, "unknown"]),
  text: v.string(),
  without: v.string(),
});
export const suggestionShape = v.strictObject({
  kind: v.picklist(suggestionKinds),
  text: v.string(),
  note: v.string(),
  count: v.string(),
  url: v.string(),
});
export const suggestionsShape = v.strictObject({
  understood: v.array(understoodShape),
  suggestions: v.array(suggestionShape),
});

export const suggestEndpoints = [
  defineEndpoint({
    method: "GET",
    path: "/suggest",
    summary: defineCopy({
      es: (y) =>
        `Lo que se entiende de una pregunta a medio escribir, y adónde puede llevar: piezas, carros, ${y.many}, lugares y páginas. 2 KB como máximo.`,
      en: (y) =>
        `What we understand of a question still being typed, and where it may lead: parts, cars, ${y.many}, places and pages. 2 KB at most.`,
    }),
    query: {
      t: shortText(200, {
        es: "Lo escrito hasta ahora; una coma al final dice que la última palabra está completa.",
        en: "What was typed so far; a comma at the end says that the last word is complete.",
      }),
      language,
    },
    reply: suggestionsShape,
    cache: "stock",
    example: () => ({ query: { t: "alternador civ" } }),
    handle({ query }, { services, edition }) {
      const { understood, suggestions } = services.suggest(query.t, edition);
      return { understood: [...understood], suggestions: [...suggestions] };
    },
  }),
];
