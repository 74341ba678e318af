import { copy } from "#app/offline/signal-copy.ts";
import { isOld, whenText } from "#app/offline/when.ts";
import { unescapeMarkup } from "#core/escape.ts";
import type { Edition } from "#site/editions.ts";

export type Signal = "none" | "poor";

export const editionOf = (html: string): Edition => (/<html lang="en/.test(html) ? "en" : "es");

/** What a page is called, as it is read. */
export const titleOf = (html: string): string => unescapeMarkup(/<title>([^<]*)/.exec(html)?.[1] ?? "");

/** In the page itself, so that it is there with the first paint, and moves nothing. */
export const strip = (signal: Signal, edition: Edition, said: string) =>
  `<div data-signal="${signal}" role="status"><span><b>${copy[edition][signal]}</b> ${said}</span> <a href="">${copy[edition].again}</a></div>`;

export const withStrip = (html: string, text: string) =>
  html.replace(/<main id="main"[^>]{0,99}>/, (main) => main + text);

/**
 * Prices of yesterday are not there at all, and no script that would work them out again: the page is as it is without
 * script, which works.
 */
const withoutPrices = (html: string) =>
  html
    .replace(/(CA)?\$\s?\d[\d,]*(\.\d\d)?/g, "—")
    .replace(/ data-(modules|preload)="[^"]*"/g, (_, name: string) => ` data-${name}=""`);

/** A kept page says over its content that it is one, of when, and why it shows. */
export function markSaved(html: string, { at, now, signal }: { at: Date; now: Date; signal: Signal }): string {
  const edition = editionOf(html);
  const old = isOld(at, now);
  const said = copy[edition].savedAt(whenText(at, now, edition)) + (old ? ` ${copy[edition].noPrices}` : "");
  const marked = (old ? withoutPrices(html) : html).replace("<html ", `<html data-saved="${at.toISOString()}" `);
  return withStrip(marked, strip(signal, edition, said));
}

/** The page that stands in for one that was not kept. */
export function markStandIn(html: string, signal: Signal): string {
  const edition = editionOf(html);
  return withStrip(html, strip(signal, edition, copy[edition].device));
}
