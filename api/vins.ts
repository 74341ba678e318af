import type * as v from "valibot";
import { notFound, SiteError } from "#core/errors.ts";
import { findVinIn } from "#core/vin/answer-vin.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { answerVin } from "#stock/vin-answer.ts";
import { defineEndpoint } from "./endpoint.ts";
import { inPath } from "./parameter.ts";
import { language } from "./parameters.ts";
import { type vinMendShape, vinShape } from "./vin-shape.ts";

const vin = inPath(
  (text) => {
    const found = findVinIn(text);
    if (!found) throw new SiteError("invalid", "vin");
    return found;
  },
  {
    json: { type: "string", maxLength: 400, examples: ["1HGCM665930004352"] },
    about: {
      es: "Los 17 signos de un VIN; mayúsculas, espacios y guiones no importan.",
      en: "The 17 signs of a VIN; capitals, blanks and dashes do not matter.",
    },
  },
);

const presentCar = (facts: VinFacts): v.InferOutput<typeof vinMendShape> => ({
  vin: facts.vin,
  year: facts.year,
  make: facts.make,
  model: facts.model ?? facts.filedModel,
  body: facts.body,
  doors: facts.doors,
  litres: facts.litres,
  cylinders: facts.cylinders,
  engine: facts.engineCode,
  turbo: facts.turbo,
  fuel: facts.fuel,
  highVoltage: facts.highVoltage,
  weightClass: facts.weightClass,
});

/** As the answer calls the fields. */
const choiceNames: Readonly<Record<string, string>> = { engineCode: "engine" };

export const vinEndpoints = [
  defineEndpoint({
    path: "/vin/{vin}",
    summary: {
      es: "Qué carro es según su VIN, con su motor, por la tabla de la NHTSA. El VIN no se guarda. Lo que nadie registró no viene.",
      en: "Which car a VIN stands for, with its engine, by NHTSA’s table. The VIN is not kept. What nobody filed is left out.",
    },
    params: { vin },
    query: { language },
    reply: vinShape,
    cache: "never",
    errors: ["not-found"],
    example: (stock) => ({
      params: { vin: listNewestArrivals(stock, 50).find((car) => findVinIn(car.vin))?.vin ?? "1HGCM665930004352" },
    }),
    handle({ params }, { now }) {
      const { facts, mends } = answerVin(params.vin, now);
      if (facts.knows === "nothing" && mends.length === 0) throw notFound("vinUnknown");
      return {
        ...presentCar(facts),
        yearSure: facts.yearSure,
        checkDigitRight: facts.checkDigitRight,
        choices: Object.entries(facts.either).map(([field, values]) => ({
          field: choiceNames[field] ?? field,
          values: [...values],
        })),
        mends: mends.map(presentCar),
      };
    },
  }),
];
