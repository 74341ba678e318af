import * as v from "valibot";
import { invalid } from "#core/errors.ts";
import { type PartType, partTypes } from "#core/part.ts";
import { facets } from "#core/smart-query-said.ts";
import { holdsVin } from "#core/vin/holds-vin.ts";
import { defineCopy } from "#site/copy.ts";
import { suggestionKinds } from "#stock/suggestions.ts";
import { type Call, defineEndpoint } from "./endpoint.ts";
import { language, shortText, zip } from "./parameters.ts";

export const understoodShape = v.strictObject({
  kind: v.picklist([...facets, "unknown", "without", "left"]),
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
const whole = v.pipe(v.number(), v.integer());
export const answerAddShape = v.strictObject({
  store: whole,
  yard: v.string(),
  id: whole,
  key: v.string(),
  name: v.string(),
  row: v.string(),
  color: v.string(),
  style: v.string(),
  part: v.nullable(
    v.strictObject({
      part: whole,
      name: v.strictObject({ es: v.string(), en: v.string() }),
      type: v.picklist(Object.keys(partTypes) as PartType[]),
      priceCents: whole,
      coreCents: whole,
      environmentalCents: v.nullable(whole),
      warrantyCents: v.nullable(whole),
      seen: v.string(),
    }),
  ),
});
export const answerHereShape = v.strictObject({
  none: v.string(),
  yard: v.string(),
  away: v.string(),
  row: v.string(),
  total: v.string(),
  bill: v.string(),
  cars: v.string(),
  open: v.nullable(v.boolean()),
  hours: v.string(),
  danger: v.string(),
  go: v.string(),
  url: v.string(),
  tell: v.string(),
  add: v.nullable(answerAddShape),
});
export const engineAskedShape = v.strictObject({ name: v.string(), cars: v.string(), line: v.string() });
export const suggestionsShape = v.strictObject({
  understood: v.array(understoodShape),
  answer: v.optional(answerHereShape),
  engines: v.optional(v.array(engineAskedShape)),
  rule: v.optional(v.string()),
  fit: v.optional(v.string()),
  asksPlace: v.boolean(),
  cars: v.optional(whole),
  suggestions: v.array(suggestionShape),
});

const t = shortText(200, {
  es: "Lo escrito hasta ahora; una coma al final dice que la última palabra está completa.",
  en: "What was typed so far; a comma at the end says that the last word is complete.",
});
const summary = defineCopy({
  es: (y) =>
    `Lo que se entiende de una pregunta a medio escribir, y adónde puede llevar: piezas, carros, ${y.many}, lugares y páginas. 2 KB como máximo.`,
  en: (y) =>
    `What we understand of a question still being typed, and where it may lead: parts, cars, ${y.many}, places and pages. 2 KB at most.`,
});
const suggestFor = ({ t: typed, zip: near }: { t: string; zip?: string | undefined }, { services, edition }: Call) => {
  const { understood, engines, suggestions, ...rest } = services.suggest(typed, edition, near);
  return {
    ...rest,
    ...(engines && { engines: [...engines] }),
    understood: [...understood],
    suggestions: [...suggestions],
  };
};

export const suggestEndpoints = [
  defineEndpoint({
    path: "/suggest",
    summary,
    query: { t, zip, language },
    reply: suggestionsShape,
    example: () => ({ query: { t: "alternador civ" } }),
    handle({ query }, call) {
      // What is in an address is kept with it.
      if (holdsVin(query.t)) throw invalid("t", "vinByPost");
      return suggestFor(query, call);
    },
  }),
  defineEndpoint({
    method: "POST",
    path: "/suggest",
    summary: defineCopy({
      es: () => `${summary.es} Igual que con GET, para lo que puede traer un VIN: nada se guarda.`,
      en: () => `${summary.en} As with GET, for what may hold a VIN: nothing is kept.`,
    }),
    query: { t, zip, language },
    queryInBody: true,
    maxBody: 2_048,
    reply: suggestionsShape,
    cache: "never",
    errors: ["too-large"],
    token: false,
    example: () => ({ query: { t: "1HGCM665930004352" } }),
    handle: ({ query }, call) => suggestFor(query, call),
  }),
];
