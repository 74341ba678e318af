import { randomBytes } from "node:crypto";
import { Fragment, type ReactNode, useContext } from "react";
import type { DrawOnce } from "#app/finished.tsx";
import { PageContext, type PageView } from "#app/page.tsx";
import { escapeMarkup } from "#core/escape.ts";
import type { Stock } from "#stock/stock.ts";
import type { FragmentStore } from "./fragment-store.ts";

// No visitor can know it, so that nothing typed is ever taken for a place of ours.
const secret = randomBytes(9).toString("base64url");
const sign = `\x01${secret}`;
const end = "\x02";
const found = "=";
const opens = "(";
/** React puts it between two texts of an island; beside a piece there is none. */
const textSeparator = "<!-- -->";

const ownPath = `\x03${secret}p${end}`;
const ownOther = `\x03${secret}o${end}`;

const hidden = (name: string) => ({
  enumerable: true,
  get(): never {
    throw new Error(`a finished piece stands on other pages too: it has no ${name}`);
  },
});

/** The page as a piece may know it that others show too: its own addresses are filled in later, the hour is not known. */
const sharedView = (view: PageView): PageView =>
  Object.defineProperties({ ...view, path: ownPath, otherHref: ownOther } as PageView, {
    now: hidden("hour"),
    requestId: hidden("request"),
    routeError: hidden("error"),
  });

/** Islands know no page; their pieces do not either. */
function OnAnyPage({ children }: { children: ReactNode }) {
  const view = useContext(PageContext);
  // Within a piece it is that of any page already.
  if (!view || view.path === ownPath) return children;
  return <PageContext value={sharedView(view)}>{children}</PageContext>;
}

/** As React writes it. */
const escapeText = (text: string) => escapeMarkup(text).replaceAll("&#39;", "&#x27;");

export type Assembly = {
  draw: DrawOnce;
  /** The page's markup, from what React made of it. */
  finish(markup: string): string;
};

const numbers = new WeakMap<Stock, number>();
let stocks = 0;

/** Each snapshot has a number of its own, so that nothing outlives it under its version. */
function numberOf(stock: Stock): number {
  const number = numbers.get(stock) ?? ++stocks;
  numbers.set(stock, number);
  return number;
}

/** Draws one page from finished pieces, and keeps those that it finishes. */
export function assemble(store: FragmentStore, stock: Stock, view: PageView): Assembly {
  const prefix = `${view.edition} ${numberOf(stock)} `;
  const pieces: string[] = [];
  const keys: string[] = [];

  const draw: DrawOnce = (key, drawing) => {
    const whole = prefix + key;
    const piece = store.find(whole);
    if (piece !== undefined) return `${sign}${found}${pieces.push(piece) - 1}${end}`;
    const at = keys.push(whole) - 1;
    return (
      <Fragment key={key}>
        {`${sign}${opens}${at}${end}`}
        <OnAnyPage>{drawing()}</OnAnyPage>
        {`${sign})${at}${end}`}
      </Fragment>
    );
  };

  function finish(markup: string): string {
    const before: string[] = [];
    let out = "";
    let at = 0;
    for (let from = markup.indexOf(sign); from >= 0; from = markup.indexOf(sign, at)) {
      const kind = markup.charAt(from + sign.length);
      const close = markup.indexOf(end, from);
      const index = Number(markup.slice(from + sign.length + 1, close));
      out += markup.slice(at, markup.endsWith(textSeparator, from) ? from - textSeparator.length : from);
      at = markup.startsWith(textSeparator, close + 1) ? close + 1 + textSeparator.length : close + 1;
      if (kind === found) out += pieces[index];
      else if (kind === opens) {
        before.push(out);
        out = "";
      } else {
        store.keep(keys[index] as string, out);
        out = before.pop() + out;
      }
    }
    return (out + markup.slice(at))
      .replaceAll(ownPath, () => escapeText(view.path))
      .replaceAll(ownOther, () => escapeText(view.otherHref));
  }

  return { draw, finish };
}
