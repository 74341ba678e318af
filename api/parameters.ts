import * as v from "valibot";
import { defaultCallDistance, readDistance } from "#core/distance.ts";
import { SiteError } from "#core/errors.ts";
import { hitSideIds } from "#core/hit-side.ts";
import { findCodeIn } from "#core/postal-code.ts";
import { findYears, type YearList } from "#core/years.ts";
import { defineCopy } from "#site/copy.ts";
import { carsOfPiece } from "./car-pieces.ts";
import type { Refusal } from "./copy.ts";
import { inPath, optional, readOnce, withDefault } from "./parameter.ts";

const key = (name: Refusal): Refusal => name;
const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/, key("id")), v.transform(Number));

const all = { es: "0 o nada = todos.", en: "0 or nothing = all." };
export const makeId = readOnce(
  withDefault(
    optional(digits, {
      json: { type: "integer", minimum: 0 },
      about: { es: `Número de la marca. ${all.es}`, en: `Number of the make. ${all.en}` },
    }),
    0,
  ),
);
export const modelId = readOnce(
  withDefault(
    optional(digits, {
      json: { type: "integer", minimum: 0 },
      about: { es: `Número del modelo. ${all.es}`, en: `Number of the model. ${all.en}` },
    }),
    0,
  ),
);

export const inStock = withDefault(
  optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.picklist(["1", "true", "0", "false"], key("value")),
      v.transform((text) => text === "1" || text === "true"),
    ),
    {
      json: { type: "boolean", default: false },
      about: {
        es: "true = solo lo que hay ahora en los patios, con cuántos carros (`count`).",
        en: "true = only what is in the yards now, with how many cars (`count`).",
      },
    },
  ),
  false,
);

export const year = withDefault(
  optional(
    v.pipe(
      v.string(),
      v.transform((text) => findYears(text)),
      v.check((years) => years !== null, key("year")),
      v.transform((years): YearList => years ?? []),
    ),
    {
      json: { type: "string", examples: ["1994-2001", "94-01", "1971-74, 77"] },
      about: {
        es: "Un año o una lista: 2004, 1994-2001, 94-01, 1971-74, 77.",
        en: "A year or a list: 2004, 1994-2001, 94-01, 1971-74, 77.",
      },
    },
  ),
  [],
);

export const distance = readOnce(
  withDefault(
    optional(
      v.pipe(
        v.string(),
        v.transform((text) => readDistance(text)),
        v.check((miles) => miles !== null, key("distance")),
        v.transform((miles): number => miles ?? defaultCallDistance),
      ),
      {
        json: { type: "number", minimum: 0, default: defaultCallDistance },
        about: {
          es: "Millas. 10 si no se indica; 0 y 25000 = sin límite.",
          en: "Miles. 10 when not given; 0 and 25000 = unlimited.",
        },
      },
    ),
    defaultCallDistance,
  ),
);

export const zip = readOnce(
  optional(
    v.pipe(
      v.string(),
      v.maxLength(60, key("zip")),
      v.check((text) => findCodeIn(text) !== null || !/\d/.test(text), key("zip")),
    ),
    {
      json: {
        type: "string",
        maxLength: 60,
        examples: ["76119", "95670-1234", "T2P 1A1", "Sacramento", "Kansas City, MO"],
      },
      about: {
        es: "Código postal de Estados Unidos o de Canadá, o una ciudad, con su estado si hace falta.",
        en: "US or Canadian postal code, or a city, with its state if needed.",
      },
    },
  ),
);

/** The edition is read before everything else; declared here so that the documents name it. */
export const language = optional(v.string(), {
  json: { type: "string", default: "spanish", examples: ["english", "en", "en-US", "spanish"] },
  about: {
    es: "english, en o en-US = inglés; cualquier otro valor = español.",
    en: "english, EN or en-US = English; anything else = Spanish.",
  },
});
/** For a call that programs of both editions make without a language. */
export const languageOrHost: typeof language = {
  ...language,
  json: { type: "string", examples: ["english", "en", "en-US", "spanish"] },
  about: {
    es: "english, en o en-US = inglés; cualquier otro valor = español. Sin él: inglés si se pregunta en el dominio en inglés, donde cada idioma tiene el suyo; si no, español.",
    en: "english, EN or en-US = English; anything else = Spanish. Without it: English on the English host, where each language has its own; else Spanish.",
  },
};
export const sfilter = {
  ...language,
  about: { es: "El idioma de los resultados, como language.", en: "The language of the results, as language." },
};

export const shortText = (max: number, about: { es: string; en: string }) =>
  withDefault(
    optional(v.pipe(v.string(), v.maxLength(max, key("text"))), { json: { type: "string", maxLength: max }, about }),
    "",
  );

export const pageNumber = withDefault(
  optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, key("page")), v.transform(Number)), {
    json: { type: "integer", minimum: 1, default: 1 },
    about: { es: "Página, de 10 resultados.", en: "Page, of 10 results." },
  }),
  1,
);

/** Where the cars were hit, as somebody said; a car of which nobody said it is none of them. */
export const hitSides = withDefault(
  optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        [
          ...new Set(
            text
              .toLowerCase()
              .split(",")
              .map((side) => side.trim()),
          ),
        ].sort(),
      ),
      v.array(v.picklist(hitSideIds, key("hitSide"))),
    ),
    {
      json: { type: "string", examples: ["rear", "rear,none"] },
      about: {
        es: "Dónde recibieron el golpe, según anotó alguien: front, rear, left, right o none, uno o varios con comas. Un carro del que nadie lo anotó no sale.",
        en: "Where they were hit, as somebody noted: front, rear, left, right or none, one or several with commas. A car nobody noted it for is left out.",
      },
    },
  ),
  [],
);

/** Which piece of a search for cars. */
export const carsPage = optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, key("page")), v.transform(Number)), {
  json: { type: "integer", minimum: 1 },
  about: {
    es: `Parte de la respuesta, de hasta ${carsOfPiece} carros, contada desde 1. Sin zip la respuesta siempre viene por partes; con zip, solo si se indica page. Mientras haya más, el encabezado Link trae la dirección de la siguiente.`,
    en: `Piece of the answer, up to ${carsOfPiece} cars each, counted from 1. Without a zip the answer always comes in pieces; with a zip, only if you send page. While there is more, the Link header has the address of the next one.`,
  },
});

export const country = withDefault(
  optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(["US", "CA", "*"], key("country"))), {
    json: { type: "string", enum: ["US", "CA", "*"], default: "*" },
    about: { es: "US, CA o * para los dos.", en: "US, CA or * for both." },
  }),
  "*",
);

/** A number in a path; what is none is an id that nobody has. */
export const idInPath = (missing: Refusal, about: { es: string; en: string }) =>
  inPath(
    (text) => {
      if (!/^\d{1,15}$/.test(text)) throw new SiteError("not-found", missing);
      return Number(text);
    },
    { json: { type: "integer", minimum: 0 }, about },
  );

export const storeId = idInPath(
  "store",
  defineCopy({ es: (y) => `Número ${y.del} (locationID).`, en: (y) => `Number of the ${y.one} (locationID).` }),
);
export const textInPath = (about: { es: string; en: string }) =>
  inPath((text) => text, { json: { type: "string" }, about });
