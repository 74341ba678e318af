import { randomBytes } from "node:crypto";
import { escapeMarkup } from "#core/escape.ts";

// No visitor can know it, so that nothing typed is ever taken for a place of ours.
export const secret = randomBytes(9).toString("base64url");
export const end = "\x02";

const special = /["'&<>]/;

/** As React writes it. */
export const escapeText = (text: string): string =>
  special.test(text) ? escapeMarkup(text).replaceAll("&#39;", "&#x27;") : text;

const begin = "\x04";
export const blankOf = (at: number): string => `${begin}${secret}${at}${end}`;

/** A text within an island's props, which travel as JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Each as it stands in markup, or as JSON writes it. */
const blanks = new RegExp(`(${begin}|\\\\u0004)${secret}(\\d+)(?:${end}|\\\\u0002)`);

/** A piece of markup with blanks: what stands between them, and the place of each one's text. */
export type Template = {
  /** As it was drawn, blanks and all. */
  readonly markup: string;
  readonly first: string;
  readonly rest: readonly { at: number; json: boolean; after: string }[];
};

export function readTemplate(markup: string): Template {
  const [first = "", ...parts] = markup.split(blanks);
  const rest: { at: number; json: boolean; after: string }[] = [];
  for (let part = 0; part < parts.length; part += 3) {
    const [opening, at, after = ""] = parts.slice(part, part + 3);
    rest.push({ at: Number(at), json: opening !== begin, after });
  }
  return { markup, first, rest };
}

export function fillIn({ first, rest }: Template, texts: readonly (string | undefined)[]): string {
  let out = first;
  for (const { at, json, after } of rest) {
    const text = texts[at] as string;
    out += escapeText(json ? inJson(text) : text) + after;
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
    if (!link.includes(begin + secret)) kept += link;
    at = next;
  }
  return at === 0 ? markup : kept + markup.slice(at);
}
