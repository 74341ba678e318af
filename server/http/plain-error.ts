import { chainFacts } from "#content/chain-facts.ts";
import { type ErrorCode, errorStatus, type SiteError } from "#core/errors.ts";
import { escapeMarkup } from "#core/escape.ts";
import { Answer } from "#render/page-cache.ts";
import { type Edition, spokenIn } from "#site/editions.ts";

type Words = { lang: string; title: string; text: string };

const words: Record<Edition, Words> = {
  es: {
    lang: "es-US",
    title: "Algo falló de nuestro lado",
    text: "Vuelva a intentarlo en un minuto. Si sigue igual, llámenos y díganos este número:",
  },
  en: {
    lang: "en-US",
    title: "Something went wrong on our end",
    text: "Please try again in a minute. If it stays like this, call us and tell us this number:",
  },
};

/** Mistakes of the visitor, or of a program, that no page needs to be made for. */
const mistakes: Partial<Record<ErrorCode, Record<Edition, Words>>> = {
  "too-long": {
    es: {
      lang: "es-US",
      title: "No pudimos leer esta dirección",
      text: "Está mal escrita o es demasiado larga. Número de solicitud:",
    },
    en: {
      lang: "en-US",
      title: "We could not read this address",
      text: "It is misspelled or too long. Request number:",
    },
  },
  "too-large": {
    es: {
      lang: "es-US",
      title: "Lo que envió es demasiado largo",
      text: "No lo recibimos. Regrese a la página anterior, acorte su mensaje y envíelo otra vez. Número de solicitud:",
    },
    en: {
      lang: "en-US",
      title: "What you sent is too long",
      text: "We did not receive it. Go back to the page before, shorten your message and send it again. Request number:",
    },
  },
};

/** The last resort when even the error page cannot be rendered, or nothing may be spent on it: no React, no data. */
export function plainErrorHtml(code: ErrorCode, wanted: Edition, requestId: string): string {
  const { languages, name } = chainFacts();
  const edition = spokenIn(wanted, languages);
  const said = mistakes[code] ?? words;
  const spoken = languages.toSorted((one) => (one === edition ? -1 : 1)).map((one) => said[one]);
  const parts = spoken.map(
    (w) => `<section lang="${w.lang}"><h2>${w.title}</h2><p>${w.text} <strong>${requestId}</strong></p></section>`,
  );
  return `<!doctype html><html lang="${words[edition].lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(name)} | ${said[edition].title}</title></head><body><main><h1>${errorStatus[code]}</h1>${parts.join("")}</main></body></html>`;
}

export function plainErrorAnswer({ code, status, retryAfter }: SiteError, edition: Edition, requestId: string): Answer {
  return new Answer(status, Buffer.from(plainErrorHtml(code, edition, requestId)), {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    ...(retryAfter ? { "retry-after": String(retryAfter) } : {}),
  });
}
