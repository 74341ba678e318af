import { switchNames } from "#core/switches.ts";
import { list, number, type Question, text } from "./question.ts";
import { ruleQuestions } from "./rule-questions.ts";

const unusual = ["rewards", "donation", "warrantyPlus", "metals"] as const;

/** What a new chain is asked, in this order. */
export const questions: readonly Question[] = [
  {
    flag: "name",
    path: "name",
    example: "Dos Cactus",
    ask: { es: "Nombre de la cadena", en: "Name of the chain" },
    read: text,
  },
  {
    flag: "legal-name",
    path: "legalName",
    example: "Dos Cactus LLC",
    ask: { es: "Razón social", en: "Legal name" },
    read: text,
    otherwise: ({ name }) => name ?? "",
  },
  {
    flag: "founded",
    path: "founded",
    example: "2004",
    ask: { es: "Año en que empezó", en: "Year it was founded" },
    read: number,
  },
  {
    flag: "countries",
    path: "countries",
    example: "US, CA",
    ask: { es: "Países (US, CA)", en: "Countries (US, CA)" },
    read: (answer) => list(answer.toUpperCase()),
    otherwise: () => "US",
  },
  {
    flag: "time-zone",
    path: "timeZone",
    example: "America/Phoenix",
    ask: { es: "Zona horaria", en: "Time zone" },
    read: text,
    // A server's own clock is often nobody's.
    otherwise: () => new Intl.DateTimeFormat().resolvedOptions().timeZone.replace(/^[^/]+$/, ""),
  },
  {
    flag: "currency",
    path: "currency",
    example: "USD",
    ask: { es: "Moneda (USD, CAD)", en: "Currency (USD, CAD)" },
    read: (answer) => answer.toUpperCase(),
    otherwise: ({ countries }) => (countries?.toUpperCase() === "CA" ? "CAD" : "USD"),
  },
  {
    flag: "languages",
    path: "languages",
    example: "es, en",
    ask: { es: "Idiomas del sitio (es, en)", en: "Languages of the site (es, en)" },
    read: (answer) => list(answer.toLowerCase()),
    otherwise: () => "es, en",
  },
  {
    flag: "tagline-es",
    path: "tagline.es",
    example: "Sáquela usted.",
    edition: "es",
    ask: { es: "Lema en español", en: "Slogan in Spanish" },
    read: text,
  },
  {
    flag: "tagline-en",
    path: "tagline.en",
    example: "Pull it yourself.",
    edition: "en",
    ask: { es: "Lema en inglés", en: "Slogan in English" },
    read: text,
  },
  {
    flag: "yard-es",
    path: "yardWord.es",
    example: "yonke, yonkes, m",
    edition: "es",
    ask: {
      es: "Cómo llama a sus patios en español: uno, varios, m o f (género)",
      en: "What it calls its yards in Spanish: one, many, m or f (gender)",
    },
    read(answer) {
      const [one, many, gender] = list(answer);
      return { one, many, gender };
    },
    otherwise: () => "yarda, yardas, f",
  },
  {
    flag: "yard-en",
    path: "yardWord.en",
    example: "yard, yards, junkyard",
    edition: "en",
    ask: {
      es: "Cómo los llama en inglés: uno, varios y, si eso solo no dice qué es, qué clase de lugar",
      en: "What it calls its yards in English: one, many and, where that alone does not tell, what kind of place",
    },
    read(answer) {
      const [one, many, kind] = list(answer);
      // One word is enough where its plural is the usual one.
      return { one, many: many ?? (one && `${one}s`), ...(kind && { kind }) };
    },
    otherwise: () => "yard, yards",
  },
  {
    flag: "phone",
    path: "phones.main",
    example: "(602) 252-1200",
    ask: { es: "Teléfono", en: "Telephone" },
    read: text,
  },
  {
    flag: "mail",
    path: "mail.general",
    example: "info@example.com, sales@example.com",
    ask: {
      es: "A qué correos llegan los formularios (con comas)",
      en: "Who gets the forms, by mail address (with commas)",
    },
    read: list,
    otherwise: () => "",
  },
  {
    flag: "without",
    path: "switches",
    example: "rewards, donation",
    ask: {
      es: `Qué no hace (con comas: ${switchNames.join(", ")})`,
      en: `What it does not do (with commas: ${switchNames.join(", ")})`,
    },
    read: (answer) =>
      /^(?:none|nothing|nada|ninguno)$/i.test(answer.trim())
        ? {}
        : Object.fromEntries(list(answer).map((name) => [name, false])),
    // What only some chains have is not said of one that did not name it.
    otherwise: () => unusual.join(", "),
  },
  ...ruleQuestions,
];
