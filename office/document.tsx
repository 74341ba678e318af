import { renderToString } from "react-dom/server";
import { EditionContext } from "#app/page.tsx";
import { chainFacts, findTheme } from "#content/chain-facts.ts";
import { escapeMarkup as e } from "#core/escape.ts";
import { editions } from "#site/editions.ts";
import { OfficeContext, type OfficePage, type OfficeView } from "./page.tsx";
import { copy } from "./shell/copy.ts";
import { Shell } from "./shell/shell.tsx";

/** Where the chain's own colours are: a file, since nothing of a page is inline. */
export const themePath = "/theme.css";

/** The office's own built files. */
export type OfficeAssets = { styles: string; script: string; preloads: readonly string[] };

type OfficeDocument = { view: OfficeView; page: OfficePage; props: { title: string }; assets: OfficeAssets };

/** A whole page. Nothing of it is inline, so that its policy can be the strictest. */
export function documentHtml({ view, page, props, assets }: OfficeDocument): string {
  const { Page } = page;
  const content = <Page {...props} />;
  const body = renderToString(
    <OfficeContext value={view}>
      <EditionContext value={view.edition}>
        {view.staff && (page.needs || page.framed) ? <Shell>{content}</Shell> : content}
      </EditionContext>
    </OfficeContext>,
  );
  const theme = findTheme();
  const alive = body.includes(" data-island=");
  const title = e(`${props.title} | ${copy[view.edition].officeOf(view.brand)}`);
  return [
    `<!doctype html><html lang="${editions[view.edition].lang}" data-nouns="${e(JSON.stringify(chainFacts().yardWord))}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title}</title>`,
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${e(theme?.barColour ?? "#15171a")}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${assets.styles}">`,
    ...(theme ? [`<link rel="stylesheet" href="${themePath}">`] : []),
    ...(alive ? assets.preloads.map((path) => `<link rel="modulepreload" href="${path}">`) : []),
    `<script type="module" src="${assets.script}"></script>`,
    `</head><body class="office">${body}</body></html>`,
  ].join("");
}
