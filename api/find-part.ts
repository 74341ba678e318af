import { chainFacts } from "#content/chain-facts.ts";
import { invalid, notFound } from "#core/errors.ts";
import { defineCopy } from "#site/copy.ts";
import { answerPart } from "#stock/answer-part.ts";
import { findFamilies, listFamilies } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore } from "#stock/stores.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { sayLanguages } from "./document-words.ts";
import { defineEndpoint } from "./endpoint.ts";
import { distance, language, makeId, modelId, shortText, year, zip } from "./parameters.ts";
import { partAnswerShape } from "./part-answer-shape.ts";
import { placeOf } from "./place-of.ts";
import { presentPartAnswer } from "./present-part-answer.ts";

const part = {
  ...shortText(
    60,
    sayLanguages((both) => ({
      es: `La pieza, por su nombre o como se diga${both ? ", en español o en inglés" : ""}. Obligatoria.`,
      en: `The part, by its name or as people say it${both ? ", in Spanish or English" : ""}. Required.`,
    })),
  ),
  required: true,
};
const model = {
  ...modelId,
  about: { es: "Número del modelo. Obligatorio.", en: "Number of the model. Required." },
  required: true,
};

const engine = shortText(40, {
  es: "El motor, como «2.4 I4» o «3.5 V6». Los de otro motor no se cuentan.",
  en: "The engine, such as “2.4 I4” or “3.5 V6”. Cars with another aren’t counted.",
});

/** A part and a car that surely are there. */
function findExample(stock: Stock) {
  const [car] = listNewestArrivals(stock, 1);
  const store = car && findStore(stock, car.storeId);
  const [family] = listFamilies(stock.prices);
  return {
    query: {
      part: family?.name[chainFacts().languages[0]] ?? "alternador",
      makeId: String(car?.makeId ?? 0),
      modelId: String(car?.modelId ?? 0),
      year: String(car?.year ?? ""),
      zip: store?.postalCode ?? "",
      distance: "100",
    },
  };
}

export const findPartEndpoint = defineEndpoint({
  path: "/parts/find",
  summary: defineCopy({
    es: (y) =>
      `Una pieza para un carro: ${y.los} ${y.o("cercanos", "cercanas")} que tienen el carro, con el total en la caja y la fila de cada carro.`,
    en: (y) =>
      `A part for a car: the nearby ${y.many} that have the car, with the total at the counter and each car’s row.`,
  }),
  query: { part, makeId, modelId: model, year, engine, zip, distance, language },
  reply: partAnswerShape,
  errors: ["not-found", "too-broad"],
  example: findExample,
  handle({ query }, call) {
    const { stock, now } = call;
    if (query.part.trim() === "") throw invalid("part", "partNeeded");
    if (!query.modelId) throw invalid("modelId", "modelNeeded");
    const known = stock.catalog.findModel(query.modelId);
    if (!known || (query.makeId && known.makeId !== query.makeId)) throw notFound("model");
    const [found, ...others] = findFamilies(stock.prices, query.part);
    if (!found) throw notFound("part");
    if (others.length > 0) throw invalid("part", "partUnclear");
    const place = query.zip ? placeOf(stock, query.zip) : undefined;
    if (place === null) throw invalid("zip", "zip");
    const answer = answerPart(stock, {
      family: found.family,
      partIds: found.partIds,
      modelId: known.id,
      years: query.year,
      engine: query.engine,
      origin: place,
      miles: query.distance,
      now,
    });
    return presentPartAnswer(found.family, `${stock.catalog.make(known.makeId).name} ${known.name}`, answer, call);
  },
});
