import { Fragment, type ReactNode, useContext } from "react";
import type { Drawer, DrawFilled, DrawOnce, Texts } from "#app/finished.tsx";
import { PageContext, type PageView } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import type { FragmentStore } from "./fragment-store.ts";
import { blankOf, dropBlankPreloads, end, escapeText, fillIn, secret } from "./templates.ts";

const sign = `\x01${secret}`;
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

export type Finished = {
  markup: string;
  /** Markup that names every class and island of the page, each piece and shape in it once. */
  outline: string;
};

export type Assembly = {
  drawer: Drawer;
  /** The page, from what React made of it. */
  finish(markup: string): Finished;
};

const numbers = new WeakMap<Stock, number>();
let stocks = 0;

/** Each snapshot has a number of its own, so that nothing outlives it under its version. */
function numberOf(stock: Stock): number {
  const number = numbers.get(stock) ?? ++stocks;
  numbers.set(stock, number);
  return number;
}

type Texted = readonly (string | undefined)[];

/** Which of the texts there are. */
const shapeOf = (texts: Texted): string => {
  let shape = "";
  for (const text of texts) shape += text === undefined ? "-" : text === "" ? "0" : "1";
  return shape;
};

/** Draws one page from finished pieces, and keeps those that it finishes. */
export function assemble(store: FragmentStore, stock: Stock, view: PageView): Assembly {
  const prefix = `${view.edition} ${numberOf(stock)} `;
  const pieces: string[] = [];
  const outlines = new Set<string>();
  const drawn: { key: string; texts?: Texted }[] = [];

  const placeOf = (piece: string, outline: string) => {
    outlines.add(outline);
    return `${sign}${found}${pieces.push(piece) - 1}${end}`;
  };

  const drawNow = (name: string, one: (typeof drawn)[number], body: ReactNode) => {
    const at = drawn.push(one) - 1;
    return (
      <Fragment key={name}>
        {`${sign}${opens}${at}${end}`}
        <OnAnyPage>{body}</OnAnyPage>
        {`${sign})${at}${end}`}
      </Fragment>
    );
  };

  const once: DrawOnce = (name, draw) => {
    const key = prefix + name;
    const piece = store.find(key);
    return piece === undefined ? drawNow(name, { key }, draw()) : placeOf(piece, piece);
  };

  const filled: DrawFilled = <T extends Texts>(name: string, given: T, draw: (texts: T) => ReactNode) => {
    const texts = Object.values(given);
    const key = `${view.edition} ${name} ${shapeOf(texts)}`;
    const template = store.findTemplate(key);
    if (template) return placeOf(fillIn(template, texts), template.markup);
    const blanks = Object.entries(given).map(([text, value], at) => [text, value ? blankOf(at) : value]);
    return drawNow(`${key} ${drawn.length}`, { key, texts }, draw(Object.fromEntries(blanks)));
  };

  function keep({ key, texts }: (typeof drawn)[number], markup: string): string {
    if (texts) return fillIn(store.keepTemplate(key, markup), texts);
    store.keep(key, markup);
    return markup;
  }

  function finish(made: string): Finished {
    const markup = dropBlankPreloads(made);
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
      } else out = before.pop() + keep(drawn[index] as (typeof drawn)[number], out);
    }
    const whole = (out + markup.slice(at))
      .replaceAll(ownPath, () => escapeText(view.path))
      .replaceAll(ownOther, () => escapeText(view.otherHref));
    return { markup: whole, outline: markup + [...outlines].join("") };
  }

  return { drawer: { once, filled }, finish };
}
