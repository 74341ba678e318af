import { cutBetween } from "#core/cut-between.ts";
import type { Words } from "#core/edition.ts";
import { ChainError } from "./chain-error.ts";
import { listUnchecked, listWeakPairs, type Tokens } from "./contrast.ts";

export type Theme = {
  /** As pages carry it. */
  readonly css: string;
  /** Behind the browser's own bars. */
  readonly barColour: string;
  /** The ground of the social picture. */
  readonly mainColour: string;
  /** What can be read only with effort. */
  readonly warnings: readonly Words[];
};

/** How its two rules begin, in one line. */
const darkHead = /@media ?\( ?prefers-color-scheme ?: ?dark ?\) ?\{ ?:root(?::not\(\[data-sun\]\))? ?\{/;
const rootHead = /:root ?\{/;

/** Takes the first rule that begins so out of a sheet; its own braces alone end it. */
function takeRule(css: string, head: RegExp): { body: string; rest: string } {
  const found = head.exec(css);
  const from = found ? found.index + found[0].length : 0;
  const to = css.indexOf("}", from);
  if (!found || to < 0) return { body: "", rest: css };
  const after = css.slice(to + 1);
  const closed = head === darkHead ? after.replace(/^ ?\}/, "") : after;
  return { body: css.slice(from, to), rest: css.slice(0, found.index) + closed };
}

/** Lines keep their numbers. */
const withoutComments = (css: string) => cutBetween(css, "/*", "*/", (text) => text.replaceAll(/[^\n]/g, ""));

const inOneLine = (css: string) => withoutComments(css).split(/\s+/).join(" ");

const declarations = (block: string): [name: string, value: string][] =>
  block
    .split(";")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim()];
    });
const tokensIn = (block: string): Map<string, string> =>
  new Map(declarations(block).map(([name, value]) => [name.replace(/^--/, ""), value]));

/** The first of its rules for the day and for the night. */
function readTokens(css: string): { day: Map<string, string>; night: Map<string, string> } {
  const dark = takeRule(inOneLine(css), darkHead);
  return { day: tokensIn(takeRule(dark.rest, rootHead).body), night: tokensIn(dark.body) };
}

const write = (tokens: Tokens) => [...tokens].map(([name, value]) => `--${name}:${value}`).join(";");

/** Reads theme.css: tokens of the site's own sheet (`base`) with other values, for the day and for the night. */
export function parseTheme(source: string, base: string, file: string): Theme {
  const bare = withoutComments(source);
  const known = readTokens(base);
  const wrong: Words[] = [];
  if (takeRule(takeRule(inOneLine(source), darkHead).rest, rootHead).rest.trim() !== "")
    wrong.push({
      es: `${file}: tiene más que un :root { … } y otro para lo oscuro; ahí solo van valores de la hoja.`,
      en: `${file}: holds more than one :root { … } and one for the dark; tokens are all that may stand in it.`,
    });
  bare.split("\n").forEach((line, at) => {
    for (const [name, value] of declarations(line.replaceAll(/@media[^{@]*\{|:root\s*\{|[{}]/g, ""))) {
      const tell = (es: string, en: string) =>
        wrong.push({ es: `${file} línea ${at + 1}: ${name} ${es}.`, en: `${file} line ${at + 1}: ${name} ${en}.` });
      if (!known.day.has(name.replace(/^--/, "")))
        tell("no es un valor de app/styles/tokens.css", "is no token of app/styles/tokens.css");
      else if (!/^[\w\s#%.,()"'/+*-]+$/.test(value) || /url\(|expression|image\(/i.test(value))
        tell("debe ser un valor simple, sin una dirección", "must be a plain value without an address");
    }
  });
  if (wrong.length > 0)
    throw new ChainError(wrong.map(({ en }) => en).join("\n"), wrong.map(({ es }) => es).join("\n"));
  const own = readTokens(source);
  const day = new Map([...known.day, ...own.day]);
  // What only the day names holds at night too, unless the site's own sheet has another value for the night.
  const night = new Map([...day, ...known.night, ...own.night]);
  const dark =
    own.night.size > 0 ? `@media (prefers-color-scheme:dark){:root:not([data-sun]){${write(own.night)}}}` : "";
  // At night the sheet's own values must stay in force over those of the day, which come later in the page; not in the sun.
  const light = write(new Map([...own.day].filter(([name]) => known.night.has(name))));
  const always = [...own.day].filter(([name]) => !known.night.has(name));
  const css = [
    always.length > 0 ? `:root{${write(new Map(always))}}` : "",
    light ? `@media (prefers-color-scheme:light){:root{${light}}}:root[data-sun]{${light}}` : "",
    dark,
  ].join("");
  const plain = (name: string, shipped: string) => {
    const value = day.get(name) ?? "";
    return /^#(?:[\da-f]{3}){1,2}$/i.test(value) ? value : shipped;
  };
  return {
    css,
    barColour: plain("ink", "#15171a"),
    mainColour: plain("yellow", "#ffcd00"),
    warnings: [
      ...listWeakPairs(day, { es: "de día", en: "by day" }),
      ...listWeakPairs(night, { es: "de noche", en: "by night" }),
      ...listUnchecked(day, night),
    ].map(({ es, en }) => ({ es: `${file}: ${es}`, en: `${file}: ${en}` })),
  };
}
