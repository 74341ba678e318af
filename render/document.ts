import type { Head, PageView } from "#app/page.tsx";
import type { PromoBannerData } from "#app/shell/promo-banner.tsx";
import { escapeMarkup as e } from "#core/escape.ts";
import { bytesOf, type Octets, octetsOf } from "#core/octets.ts";
import { pageTitle } from "#core/page-words.ts";
import { yardWord } from "#core/yard-word.ts";
import { bannerStylePath } from "#site/banner-files.ts";
import { defineCopy } from "#site/copy.ts";
import { type Edition, editions, otherEdition } from "#site/editions.ts";
import { nextPages } from "#site/next-pages.ts";
import { manifestPath } from "#site/yard-files.ts";
import type { Assets } from "./assets.ts";
import { jsonForHtml } from "./html.ts";
import { type InlineScript, inlineTag } from "./inline-script.ts";
import { hashSource } from "./page-styles.ts";

const defaultDescription = defineCopy({
  es: (y) => (brand: string) =>
    `${brand}: autopartes usadas en ${y.many} de autoservicio. Busque su carro, camine a la fila, saque la pieza y pague menos.`,
  en: (y) => (brand: string) =>
    `${brand}: used auto parts at self-service ${y.kinds}. Find your car, walk to the row, pull the part and pay less.`,
});

/** For scripts, which say the chain's word too. */
function nounMark(edition: Edition): string {
  const { one, many } = yardWord(edition);
  const gender = edition === "es" ? yardWord("es").o("m", "f") : "";
  return ` data-noun="${e(`${one}|${many}|${gender}`)}"`;
}

type Parts = {
  head: Head;
  view: PageView;
  /** The canonical address in each edition; absent for pages that are no one's canonical (errors). */
  alternates: Record<Edition, string> | undefined;
  body: Octets;
  /** Names every class and island of the body. */
  outline: string;
  assets: Assets;
  banner?: PromoBannerData | undefined;
};

/** Script puts it into the page later on. */
const nextPagesSource = hashSource(nextPages);

/** What hides the banner of a visitor who closed it, before anything is painted. */
const bannerHead = (script: InlineScript, { id, until = "" }: PromoBannerData) =>
  inlineTag(script, { event: id, until }) +
  `<noscript><link rel="stylesheet" href="${e(bannerStylePath(id))}"></noscript>`;

/**
 * The whole sheet is for paper, and for parts that script swaps in: no paint waits for it, nor shares the line with it.
 * Script fetches it after the first paint and reads it when it is needed: a slow phone takes a tenth of a second for that.
 */
const sheetWithoutScript = (href: string) =>
  `<noscript><link rel="stylesheet" href="${href}" media="print"></noscript>`;

/** Of a whole address. */
const originOf = (url: string): string => /^\w+:\/\/[^/]*/.exec(url)?.[0] ?? "";

/** The scripts among them, most of the bytes, have no letter to encode. */
const octetsOfAll = (parts: readonly string[]): Octets => parts.map(octetsOf).join("");

/** A finished page, and the inline texts that its content security policy has to allow. */
export type PageDocument = {
  bytes: Buffer;
  inline: { styles: string[]; scripts: string[] };
};

export function documentHtml({ head, view, alternates, body, outline, assets, banner }: Parts): PageDocument {
  const { edition, settings } = view;
  const words = editions[edition];
  const title = e(pageTitle(settings.brand, head.title));
  const description = e(head.description ?? defaultDescription[edition](settings.brand));
  const islands = [...new Set([...outline.matchAll(/ data-island="([\w-]+)"/g)].map((m) => m[1] as string))];
  const { entries, preloads } = assets.scripts(islands);
  const out = [
    `<!doctype html><html lang="${words.lang}"${nounMark(edition)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${title}</title><meta name="description" content="${description}">`,
  ];
  for (const font of assets.preloadFonts)
    out.push(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  if (settings.languages.length > 1) out.push(inlineTag(assets.head.offer, {}));
  if (banner) out.push(bannerHead(assets.head.banner, banner));
  const own = assets.pageStyles?.(outline);
  out.push(own ? "<style>" : `<link rel="stylesheet" href="${assets.styles}">`);
  const before = octetsOfAll(out.splice(0));
  out.push(
    own ? "</style>" : "",
    inlineTag(assets.head.loader, {
      modules: entries.join(" "),
      preload: preloads.join(" "),
      ...(own && { sheet: assets.styles }),
      ...(head.own && { own: "yes" }),
      ...(islands.includes("welcome-back") && { results: view.href("inventoryResults") }),
    }),
    own ? sheetWithoutScript(assets.styles) : "",
  );
  if (settings.analytics && !head.uncounted)
    out.push(`<meta name="analytics" content="${e(`${settings.analytics.kind} ${settings.analytics.id}`)}">`);
  if (head.noindex) out.push(`<meta name="robots" content="noindex">`);
  if (alternates) {
    const canonical = e(alternates[edition]);
    out.push(`<link rel="canonical" href="${canonical}">`);
    if (settings.languages.length > 1) {
      for (const id of settings.languages)
        out.push(`<link rel="alternate" hreflang="${editions[id].hreflang}" href="${e(alternates[id])}">`);
      out.push(`<link rel="alternate" hreflang="x-default" href="${e(alternates.es)}">`);
    }
    out.push(
      `<meta property="og:url" content="${canonical}"><meta property="og:type" content="website">`,
      `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
      `<meta property="og:site_name" content="${e(settings.brand)}"><meta property="og:locale" content="${words.ogLocale}">`,
      settings.languages.length > 1
        ? `<meta property="og:locale:alternate" content="${editions[otherEdition(edition)].ogLocale}">`
        : "",
      `<meta property="og:image" content="${e(originOf(alternates[edition]) + assets.url("art/og.png"))}">`,
    );
  }
  for (const feed of head.feeds ?? [])
    out.push(`<link rel="alternate" type="${e(feed.type)}" href="${e(feed.href)}" title="${e(feed.title)}">`);
  out.push(
    `<meta name="theme-color" content="${settings.barColour}"><link rel="icon" href="${assets.url("art/favicon.svg")}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${assets.url("art/icon-180.png")}">`,
    // Its absence also tells script to start no worker.
    settings.yardMode ? `<link rel="manifest" href="${manifestPath(edition)}">` : "",
  );
  for (const data of head.jsonLd ?? []) out.push(`<script type="application/ld+json">${jsonForHtml(data)}</script>`);
  out.push("</head><body>");
  return {
    bytes: bytesOf(`${before}${own?.octets ?? ""}${octetsOfAll(out)}${body}</body></html>`),
    inline: {
      styles: own ? [own.source] : [],
      scripts: [
        assets.head.loader.source,
        assets.head.offer.source,
        nextPagesSource,
        ...(banner ? [assets.head.banner.source] : []),
      ],
    },
  };
}
