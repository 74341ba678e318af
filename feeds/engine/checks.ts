import type { Words } from "#core/edition.ts";
import { findHighways, type Highway } from "#core/highway.ts";
import { isTimeZone } from "#core/local-time.ts";
import { imageUrls, isDamaged, plainText } from "./clean/cell.ts";
import { readClock, readDate, readLocalTime } from "./clean/date.ts";
import { readCents, readDecimal, readInteger, readYesNo } from "./clean/number.ts";
import { bareRow } from "./clean/row-name.ts";
import { safeHtml } from "./clean/safe-html.ts";
import { readWeek, type Span } from "./clean/week.ts";
import { normaliseName } from "./columns.ts";
import { type Check, readBy, Unfit } from "./read-by.ts";

const within = (n: number | null, min: number, max: number) => (n !== null && n >= min && n <= max ? n : null);

const damaged = new Unfit({
  es: "perdió los acentos en el camino. Guarde el archivo como «CSV UTF-8» e impórtelo otra vez.",
  en: "lost its accents on the way. Save the file as “CSV UTF-8” and import it again.",
});

export const text = (max: number): Check<string> =>
  readBy((t) => {
    if (isDamaged(t)) return damaged;
    const plain = plainText(t);
    return plain.length <= max ? plain : null;
  }, longerThan(max));

const longerThan = (max: number): Words => ({
  es: `tiene más de ${max} caracteres. Acórtelo.`,
  en: `is longer than ${max} characters. Shorten it.`,
});

/** A word that is none of those that the program knows. */
export const noneOf = (words: readonly string[]): Words => ({
  es: `no es uno de estos: ${words.join(", ")}.`,
  en: `is not one of: ${words.join(", ")}.`,
});

const mostTags = 1000;

/** The name of a row of cars. */
export const rowName: Check<string> = readBy((t) => {
  const row = bareRow(t);
  return row.length <= 20 ? row : null;
}, longerThan(20));

/** Words with a few harmless tags (paragraphs, lists, bold, links). */
export const html = (max: number): Check<string> =>
  readBy((t) => {
    // Programs wrap a few words in many tags, but not in this many.
    if (t.length > 3 * max) return null;
    if (isDamaged(t)) return damaged;
    if (t.split("<", mostTags + 2).length > mostTags + 1)
      return new Unfit({
        es: `tiene más de ${mostTags} etiquetas. Acórtelo.`,
        en: `holds more than ${mostTags} tags. Shorten it.`,
      });
    const safe = safeHtml(t);
    return safe.length <= max ? safe : null;
  }, longerThan(max));

export const integer = (min: number, max: number): Check<number> =>
  readBy(
    (t) => within(readInteger(t), min, max),
    { es: `no es un número entero de ${min} a ${max}.`, en: `is not a whole number from ${min} to ${max}.` },
    "number",
  );

export const decimal = (min: number, max: number): Check<number> =>
  readBy(
    (t) => within(readDecimal(t), min, max),
    { es: `no es un número de ${min} a ${max}.`, en: `is not a number from ${min} to ${max}.` },
    "number",
  );

export const money: Check<number> = readBy(
  readCents,
  { es: "no es una cantidad de dinero. Escríbala así: 61.99.", en: "is not an amount of money. Write it like 61.99." },
  "number",
);
export const date: Check<string> = readBy(
  (t, { dayFirst }) => readDate(t, dayFirst),
  {
    es: "no es una fecha. Escríbala así: 2026-05-11 o 05/11/2026.",
    en: "is not a date. Write it like 2026-05-11 or 05/11/2026.",
  },
  "date",
);
export const localTime: Check<string> = readBy(
  (t, { dayFirst }) => readLocalTime(t, dayFirst),
  {
    es: "no es un día con hora. Escríbalo así: 2026-05-11 08:00.",
    en: "is not a day and time. Write it like 2026-05-11 08:00.",
  },
  "date",
);
export const clock: Check<string> = readBy(
  readClock,
  {
    es: "no es una hora. Escríbala así: 08:00 o 5:30 pm.",
    en: "is not a time of day. Write it like 08:00 or 5:30 pm.",
  },
  "time",
);
export const neitherYesNorNo: Words = { es: "no es ni sí ni no.", en: "is neither yes nor no." };
export const yesNo: Check<boolean> = readBy(readYesNo, neitherYesNorNo);

/** Photos by web address, bare or inside HTML, or by the names of files beside the imported one. */
export const photos: Check<string[]> = readBy(
  (t) => {
    // What is no photo stays in the list, to be told about when it is looked for.
    const urls = /https?:|</i.test(t) ? imageUrls(t) : [];
    if (urls.length > 0) return urls;
    return t
      .split(/[|;,]/)
      .map((name) => name.trim())
      .filter(Boolean);
  },
  { es: "no trae ninguna foto.", en: "holds no photo." },
  "picture",
);

/** `also`: what else files call them, as in Spanish. */
export const oneOf = <const T extends readonly string[]>(
  words: T,
  also: Readonly<Record<string, T[number]>> = {},
): Check<T[number]> =>
  readBy(
    (t) => words.find((word) => word.toLowerCase() === t.toLowerCase()) ?? also[normaliseName(t)] ?? null,
    noneOf(words),
  );

/** Several words in one cell, with | between them (a comma or semicolon also works). */
export const list = (max: number): Check<string[]> =>
  readBy(
    (t) => {
      const items = t.split(/[|;,\n]/).map((item) => plainText(item.trim()));
      return items.some((item) => item.length > max) ? null : [...new Set(items.filter(Boolean))];
    },
    {
      es: `tiene un elemento de más de ${max} caracteres. Ponga | entre los elementos.`,
      en: `holds an item longer than ${max} characters. Put | between the items.`,
    },
  );

/** Words of a list, with | between; `read` says what a word means, where it is not only itself. */
export const listOf = <const T extends string>(
  words: readonly T[],
  read: (word: string) => readonly T[] | undefined = (word) => words.filter((one) => one === word),
): Check<T[]> =>
  readBy((t) => {
    const items = t.split(/[|;,\n]/).map((item) => item.trim().toLowerCase());
    const found = items.filter(Boolean).map((item) => read(item) ?? []);
    return found.every((one) => one.length > 0) ? [...new Set(found.flat())] : null;
  }, noneOf(words));

const isPath = (text: string) => text.startsWith("/") && !text.startsWith("//");

/** `page:locations`, a path of this site (`/ubicaciones`) or a full web address. */
export const isAddress = (text: string): boolean =>
  /^page:[a-z][a-z0-9]*$/i.test(text) ||
  (/^[^\s"<>\\|]+$/.test(text) && (isPath(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))));

export const address: Check<string> = readBy((t) => (isAddress(t) ? t : null), {
  es: "no es una dirección. Escriba una página del sitio (/ubicaciones o page:locations) o una dirección completa (https://…).",
  en: "is not an address. Write a page of the site (/ubicaciones or page:locations) or a full address (https://…).",
});

/** A file that lies beside the imported file. */
const isInside = (name: string) => /^[^/\\\0][^\\\0]{0,200}$/.test(name) && !name.split("/").includes("..");

export const fileName: Check<string> = readBy(
  (t) => (isInside(t) ? t : null),
  {
    es: "no es el nombre de un archivo. Ponga el archivo junto a este y escriba su nombre.",
    en: "is not a file name. Put the file beside this one and write its name.",
  },
  "picture",
);

export const matching = (pattern: RegExp, reason: Words): Check<string> =>
  readBy((t) => (pattern.test(t) ? t : null), reason);

export const slug: Check<string> = matching(/^[a-z0-9][a-z0-9-]{0,59}$/, {
  es: "no es un nombre corto. Use letras minúsculas, números y guiones.",
  en: "is not a short name. Use small letters, digits and hyphens.",
});

/** Numbered highways in one cell. */
export const highways: Check<Highway[]> = readBy((t) => findHighways(t) ?? null, {
  es: "no son carreteras, o son más de 4. Escríbalas así: I-5 exit 22|CA-99.",
  en: "are not highways, or more than 4. Write them like I-5 exit 22|CA-99.",
});

/** Opening hours of a week in one cell. */
export const week: Check<Span[]> = readBy(readWeek, {
  es: "no son horarios. Escríbalos así: Lu-Vi 8:00-18:00; Sa-Do 9:00-17:00.",
  en: "are not opening hours. Write them like Mo-Fr 8:00-18:00; Sa-Su 9:00-17:00.",
});

export const timeZone: Check<string> = readBy((t) => (t.includes("/") && isTimeZone(t) ? t : null), {
  es: "no es una zona horaria. Escríbala así: America/Chicago.",
  en: "is not a time zone. Write it like America/Chicago.",
});

export const language: Check<"es" | "en"> = readBy(
  (t) => (/^(es|esp|spanish|español)/i.test(t) ? "es" : /^(en|ing|english|inglés)/i.test(t) ? "en" : null),
  { es: "no es un idioma. Escriba es o en.", en: "is not a language. Write es or en." },
);

/** 8.25 or 8.25% → millionths, as the database keeps rates. */
export const percent: Check<number> = readBy(
  (t) => {
    const number = within(readDecimal(t), 0, 100);
    return number === null ? null : Math.round(number * 10_000);
  },
  {
    es: "no es un porcentaje de 0 a 100. Escríbalo así: 8.25.",
    en: "is not a percentage from 0 to 100. Write it like 8.25.",
  },
  "number",
);
