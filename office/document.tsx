import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { EditionContext, type Head } from "#app/page.tsx";
import { type Rendering, RenderingContext } from "#app/rendering.ts";
import { chainFacts, findTheme } from "#content/chain-facts.ts";
import { escapeMarkup as e } from "#core/escape.ts";
import { editions } from "#site/editions.ts";
import { OfficeContext, type OfficeView } from "./page.tsx";
import { copy } from "./shell/copy.ts";
import { Shell } from "./shell/shell.tsx";

/** Where the chain's own colours are: a file, since nothing of a page is inline; by what is in it, as the built ones. */
export const themePath = (css: string): string =>
  `/assets/theme-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
export const isThemePath = (path: string): boolean => /^\/assets\/theme-[\w-]{8}\.css$/.test(path);

/** The office's own built files. */
export type OfficeAssets = { styles: readonly string[]; script: string; preloads: readonly string[] };

type OfficeDocument = {
  view: OfficeView;
  head: Head;
  body: ReactNode;
  /** It stands in the frame of whoever is in. */
  framed: boolean;
  assets: OfficeAssets;
};

/** A whole page. Nothing of it is inline, so that its policy can be the strictest. */
export function documentHtml({ view, head, body: content, framed, assets }: OfficeDocument): string {
  const rendering: Rendering = { islands: new Set(), placeOf: ({ render }) => render() };
  const body = renderToString(
    <OfficeContext value={view}>
      <EditionContext value={view.edition}>
        <RenderingContext value={rendering}>{framed ? <Shell>{content}</Shell> : content}</RenderingContext>
      </EditionContext>
    </OfficeContext>,
  );
  const theme = findTheme();
  const title = e(`${head.title} | ${copy[view.edition].officeOf(view.brand)}`);
  return [
    `<!doctype html><html lang="${editions[view.edition].lang}" data-nouns="${e(JSON.stringify(chainFacts().yardWord))}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title}</title>`,
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${e(theme?.barColour ?? "#15171a")}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...[...assets.styles, ...(theme ? [themePath(theme.css)] : [])].map(
      (path) => `<link rel="stylesheet" href="${path}">`,
    ),
    ...(rendering.islands.size > 0 ? assets.preloads.map((path) => `<link rel="modulepreload" href="${path}">`) : []),
    `<script type="module" src="${assets.script}"></script>`,
    `</head><body class="office">${body}</body></html>`,
  ].join("");
}
