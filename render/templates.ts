import { randomBytes } from "node:crypto";
import { escapeMarkup } from "#core/escape.ts";
import { type Octets, octetsOf } from "#core/octets.ts";

// No visitor can know it, so that nothing typed is ever taken for a place of ours.
export const secret = randomBytes(9).toString("base64url");
export const end = "\x02";

const special = /["'&<>]/;

/** As React writes it. */
export const escapeText = (text: string): string =>
  special.test(text) ? escapeMarkup(text).replaceAll("&#39;", "&#x27;") : text;

const begin = `\x04${secret}`;
export const blankOf = (at: number): string => `${begin}${at}${end}`;

/** A text within an island's props, which travel as JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const inMarkup = { json: false, begin, end };
const inProps = { json: true, begin: inJson(begin), end: inJson(end) };

type Blank = { readonly at: number; readonly json: boolean; readonly after: Octets };
type Cut = { readonly first: Octets; readonly rest: readonly Blank[] };

/** A piece of markup with blanks: what stands between them, and the place of each one's text. */
export type Template = Cut & { readonly outline: string };

function cut(markup: Octets, { json, begin, end }: typeof inMarkup): Cut {
  const [first = "", ...parts] = markup.split(begin);
  const rest = parts.map((part) => {
    const close = part.indexOf(end);
    return { at: Number(part.slice(0, close)), json, after: part.slice(close + end.length) };
  });
  return { first, rest };
}

export function readTemplate(markup: Octets, outline: string): Template {
  const { first, rest } = cut(markup, inMarkup);
  const head = cut(first, inProps);
  const tail = rest.flatMap((blank) => {
    const within = cut(blank.after, inProps);
    return [{ ...blank, after: within.first }, ...within.rest];
  });
  return { outline, first: head.first, rest: [...head.rest, ...tail] };
}

const plain = /^[ !#-%(-;=?-[\]-~]*$/;

export function fillIn({ first, rest }: Template, texts: readonly (string | undefined)[]): Octets {
  let out = first;
  for (const { at, json, after } of rest) {
    const text = texts[at] as string;
    // Nearly all are: neither escaped nor encoded.
    out += (plain.test(text) ? text : octetsOf(escapeText(json ? inJson(text) : text))) + after;
  }
  return out;
}

const early = '<link rel="preload" as="image"';

/**
 * React tells of early pictures in front of the page's markup. One whose address is a blank there would stay one: it
 * goes, as no page tells of it that is made from the kept piece; the browser finds the picture itself a moment later.
 */
export function dropBlankPreloads(markup: string): string {
  let kept = "";
  let at = 0;
  while (markup.startsWith(early, at)) {
    const next = markup.indexOf(">", at) + 1;
    const link = markup.slice(at, next);
    if (!link.includes(begin)) kept += link;
    at = next;
  }
  return at === 0 ? markup : kept + markup.slice(at);
}
