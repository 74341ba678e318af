import { Fragment, type ReactNode, useContext } from "react";
import type { Drawer, DrawFilled, DrawOnce, Texts } from "#app/finished.tsx";
import { PageContext, type PageView } from "#app/page.tsx";
import { type Octets, octetsOf } from "#core/octets.ts";
import type { Stock } from "#stock/stock.ts";
import type { FragmentStore, Piece } from "./fragment-store.ts";
import { blankOf, dropBlankPreloads, end, escapeText, fillIn, secret } from "./templates.ts";

const sign = `\x01${secret}`;
const found = "=";
const opens = "(";
/** React puts it between two texts of an island; beside a piece there is none. */
const textSeparator = "<!-- -->";

const own = `\x03${secret}`;
const ownPath = `${own}p${end}`;
const ownOther = `${own}o${end}`;

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
  markup: Octets;
  /** Names every class and island of the page, those of each piece and shape once. */
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
  const pieces: Octets[] = [];
  const outlines = new Set<string>();
  const drawn: { key: string; texts?: Texted }[] = [];

  const placeOf = ({ markup, outline }: Piece) => {
    outlines.add(outline);
    return `${sign}${found}${pieces.push(markup) - 1}${end}`;
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
    return piece === undefined ? drawNow(name, { key }, draw()) : placeOf(piece);
  };

  const filled: DrawFilled = <T extends Texts>(name: string, given: T, draw: (texts: T) => ReactNode) => {
    const texts = Object.values(given);
    const key = `${view.edition} ${name} ${shapeOf(texts)}`;
    const template = store.findTemplate(key);
    if (template) return placeOf({ markup: fillIn(template, texts), outline: template.outline });
    const blanks = Object.entries(given).map(([text, value], at) => [text, value ? blankOf(at) : value]);
    return drawNow(`${key} ${drawn.length}`, { key, texts }, draw(Object.fromEntries(blanks)));
  };

  function keep({ key, texts }: (typeof drawn)[number], markup: Octets): Octets {
    return texts ? fillIn(store.keepTemplate(key, markup), texts) : store.keep(key, markup).markup;
  }

  function fillOwn(markup: Octets): Octets {
    if (!markup.includes(own)) return markup;
    return markup
      .replaceAll(ownPath, () => octetsOf(escapeText(view.path)))
      .replaceAll(ownOther, () => octetsOf(escapeText(view.otherHref)));
  }

  function finish(made: string): Finished {
    const drawing = octetsOf(dropBlankPreloads(made));
    const segments = drawing.split(sign);
    /** What stands around a piece that is drawn now: within it the page's own addresses stay blank. */
    const around: Octets[] = [];
    let out = "";
    segments.forEach((segment, number) => {
      let from = 0;
      if (number > 0) {
        const close = segment.indexOf(end);
        const index = Number(segment.slice(1, close));
        const kind = segment.charAt(0);
        if (kind === opens) {
          around.push(out);
          out = "";
        } else {
          const piece = kind === found ? (pieces[index] as Octets) : keep(drawn[index] as (typeof drawn)[number], out);
          if (kind !== found) out = around.pop() as Octets;
          out += around.length === 0 ? fillOwn(piece) : piece;
        }
        from = segment.startsWith(textSeparator, close + 1) ? close + 1 + textSeparator.length : close + 1;
      }
      const parted = number < segments.length - 1 && segment.endsWith(textSeparator);
      out += segment.slice(from, parted ? Math.max(from, segment.length - textSeparator.length) : segment.length);
    });
    return { markup: out, outline: drawing + [...outlines].join("") };
  }

  return { drawer: { once, filled }, finish };
}
