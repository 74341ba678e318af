import { randomBytes } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { EditionContext, PageContext, type PageView } from "#app/page.tsx";
import { type FragmentAsked, type Rendering, RenderingContext } from "#app/rendering.ts";
import { once } from "#core/once.ts";
import type { Stock } from "#stock/stock.ts";
import type { Fragment, FragmentStore } from "./fragment-store.ts";

// No visitor can know it, so that nothing typed is ever taken for the place of a fragment.
const secret = randomBytes(9).toString("base64url");
const [opening, closing] = [`\x01${secret}`, `\x02${secret}`];
/** React's mark between two texts. */
const seam = "<!-- -->";

/** Of what stands on many pages `useId` would make the same. */
const idPrefix = "cached-";
const madeId = `_${idPrefix}R_`;

const isOfOnePage = (name: string) => ({
  enumerable: true,
  get(): never {
    throw new Error(`a cached fragment stands on other pages too: it has no ${name}`);
  },
});
const ofOnePage = ["now", "path", "otherHref", "requestId", "routeError"];

const sharedView = (view: PageView): PageView =>
  Object.defineProperties({ ...view }, Object.fromEntries(ofOnePage.map((name) => [name, isOfOnePage(name)])));

let stocks = 0;

/** Each snapshot has a number of its own, so that nothing outlives it under its version. */
const numberOf = once((_: Stock) => ++stocks);

type PageRendering = {
  context: Rendering;
  /** The page's bytes, from what React made of it. */
  finish(markup: string): Buffer;
};

/** Renders one page with the fragments that are there, and keeps those that it adds. */
export function startRendering(store: FragmentStore, stock: Stock, view: PageView): PageRendering {
  const prefix = `${view.edition} ${numberOf(stock)} `;
  const shared = sharedView(view);

  function start(): PageRendering {
    const islands = new Set<string>();
    const placed: Buffer[] = [];

    function placeOf({ key: parts, inIsland, render }: FragmentAsked): string {
      const key = `${prefix}${inIsland ? "island " : ""}${JSON.stringify(parts)}`;
      let fragment = store.get(key);
      if (!fragment) {
        fragment = renderFragment(inIsland, render());
        store.set(key, fragment);
      }
      for (const name of fragment.islands) islands.add(name);
      return `${opening}${placed.push(fragment.markup) - 1}${closing}`;
    }

    function finish(markup: string): Buffer {
      const bare = markup.replaceAll(seam + opening, opening).replaceAll(closing + seam, closing);
      const [first = "", ...rest] = bare.split(opening);
      const others = rest.flatMap((part) => {
        const [at, after = ""] = part.split(closing);
        return [placed[Number(at)] as Buffer, Buffer.from(after)];
      });
      return Buffer.concat([Buffer.from(first), ...others]);
    }

    return { context: { islands, placeOf }, finish };
  }

  function renderFragment(inIsland: boolean, children: ReactNode): Fragment {
    const { context, finish } = start();
    const surrounded = inIsland ? (
      <EditionContext value={view.edition}>{children}</EditionContext>
    ) : (
      <PageContext value={shared}>{children}</PageContext>
    );
    const tree = <RenderingContext value={context}>{surrounded}</RenderingContext>;
    const markup = (inIsland ? renderToString : renderToStaticMarkup)(tree, { identifierPrefix: idPrefix });
    if (markup.includes(madeId)) throw new Error("a cached fragment stands on other pages too: it has no useId");
    return { markup: finish(markup), islands: [...context.islands] };
  }

  return start();
}
