import type { Head, PageView } from "#app/page.tsx";
import type { PromoBannerData } from "#app/shell/promo-banner.tsx";
import { escapeMarkup as e } from "#core/escape.ts";
import { pageTitle } from "#core/page-words.ts";
import { yardWord } from "#core/yard-word.ts";
import { bannerStylePath } from "#site/banner-files.ts";
import { defineCopy } from "#site/copy.ts";
import { type Edition, editions, otherEdition } from "#site/editions.ts";
import { nextPages } from "#site/next-pages.ts";
import { manifestPath } from "#site/yard-files.ts";
import type { Assets } from "./assets.ts";
import { hashSource, type InlineScript, inlineTag } from "./inline-script.ts";

/** A data block cannot be left early: no "<" survives in it. */
const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const defaultDescription = defineCopy({
  es: (y) => (brand: string) =>
    `${brand}: autopartes usadas en ${y.many} de autoservicio. Busque su carro, camine a la fila, saque la pieza y pague menos.`,
  en: (y) => (brand: string) =>
    `${brand}: used auto parts at self-service ${y.kinds}. Find your car, walk to the row, pull the part and pay less.`,
});

/** For scripts, which say the chain's word too. */
function nounMark(edition: Edition): string {
  const { one, many } = yardWord(edition);
  const more = edition === "es" ? [yardWord("es").o("m", "f")] : ["", yardWord("en").kind, yardWord("en").kinds];
  return ` data-noun="${e([one, many, ...more].join("|"))}"`;
}

type Parts = {
  head: Head;
  view: PageView;
  /** The canonical address in each edition; absent for pages that are no one's canonical (errors). */
  alternates: Record<Edition, string> | undefined;
  body: Buffer;
  /** Of the body, by name. */
  islands: readonly string[];
  assets: Assets;
  /** Of all that the page is made of. */
  sheets: readonly string[];
  banner?: PromoBannerData | undefined;
};

/** Script puts it into the page later on. */
const nextPagesSource = hashSource(nextPages);

/** What hides the banner of a visitor who closed it, before anything is painted. */
const bannerHead = (script: InlineScript, { id, until = "" }: PromoBannerData) =>
  inlineTag(script, { event: id, until }) +
  `<noscript><link rel="stylesheet" href="${e(bannerStylePath(id))}"></noscript>`;

/** Of a whole address. */
const originOf = (url: string): string => /^\w+:\/\/[^/]*/.exec(url)?.[0] ?? "";

/** A finished page, and the inline scripts that its content security policy has to allow. */
export type PageDocument = {
  bytes: Buffer;
  inline: { scripts: string[] };
};

export function documentHtml({ head, view, alternates, body, islands, assets, sheets, banner }: Parts): PageDocument {
  const { edition, settings } = view;
  const words = editions[edition];
  const title = e(pageTitle(settings.brand, head.title));
  const description = e(head.description ?? defaultDescription[edition](settings.brand));
  const { entries, preloads } = assets.scripts(islands);
  const out = [
    `<!doctype html><html lang="${words.lang}"${nounMark(edition)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">`,
    `<title>${title}</title><meta name="description" content="${description}">`,
  ];
  for (const font of assets.preloadFonts)
    out.push(`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  if (settings.languages.length > 1) out.push(inlineTag(assets.head.offer, {}));
  if (banner) out.push(bannerHead(assets.head.banner, banner));
  out.push(
    // Before the sheets, which a script after them would have to wait for.
    inlineTag(assets.head.loader, {
      modules: entries.join(" "),
      preload: preloads.join(" "),
      letters: assets.letters,
      ...(head.own && { own: "yes" }),
    }),
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.printSheets.map((href) => `<link rel="stylesheet" href="${href}" media="print">`),
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
      out.push(`<link rel="alternate" hreflang="x-default" href="${e(alternates[settings.languages[0]])}">`);
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
    bytes: Buffer.concat([Buffer.from(out.join("")), body, Buffer.from("</body></html>")]),
    inline: {
      scripts: [
        assets.head.loader.source,
        assets.head.offer.source,
        nextPagesSource,
        ...(banner ? [assets.head.banner.source] : []),
      ],
    },
  };
}
