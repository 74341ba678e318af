import { cutBetween } from "#core/cut-between.ts";
import type { Edition, Words } from "#core/edition.ts";
import { ChainError } from "./chain-error.ts";

/** A drawing that stands inside pages: its size, and what is drawn. */
export type Logo = {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
};

/** In one line: what the pages' content policy would not show, or what would be a danger to those who look at it. */
const refused: readonly [pattern: RegExp, why: Words][] = [
  [/<script\b/i, { en: "must hold no script", es: "no debe llevar script" }],
  [
    /<style\b| style ?=/i,
    {
      en: 'must hold no style: write colours as fill="#…" (an editor calls it presentation attributes)',
      es: 'no debe llevar style: escriba los colores como fill="#…" (los editores lo llaman atributos de presentación)',
    },
  ],
  [/ on\w+ ?=/i, { en: "must hold no event handlers", es: "no debe llevar controladores de eventos" }],
  [
    /<(?:foreignObject|iframe|image|text)\b/i,
    {
      en: "must be drawn with paths alone, without pictures or letters of a font",
      es: "debe estar dibujado solo con trazos, sin imágenes ni letras de una fuente",
    },
  ],
  [/(?:href|src) ?= ?["'](?!#)/i, { en: "must not ask for other files", es: "no debe pedir otros archivos" }],
];
/** The one picture that a logo may hold is within its own file: `yonke init` makes it of a PNG or JPEG. */
const wrapped = /<image width="\d+" height="\d+" href="data:image\/png;base64,[\w+/=]+"\/>/g;
const largest = 20_000;
/** What a drawing inside a page does without: names, and beginnings of names. */
const ofPage = new Set("width height viewBox version id class role x y preserveAspectRatio".split(" "));
const beginsOfPage = ["xmlns", "aria-", "data-", "xml:"];
const isOfPage = (name: string) => ofPage.has(name) || beginsOfPage.some((begin) => name.startsWith(begin));

/** What an editor writes beside the drawing. */
const beside = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!DOCTYPE", ">"],
  ["<title", "</title>"],
  ["<desc", "</desc>"],
  ["<metadata", "</metadata>"],
] as const;

/** `name="value"` pairs. */
function attributesOf(tag: string): { name: string; value: string }[] {
  const pieces = tag.split('"');
  return pieces.flatMap((piece, at) => {
    const [name, value] = [piece.trim().slice(0, -1).trim().split(/\s/).at(-1), pieces[at + 1]];
    return at % 2 === 0 && name && value !== undefined ? [{ name, value }] : [];
  });
}

/** Reads a logo as an editor saves it. */
export function parseLogo(source: string, file: string): Logo {
  const bare = beside.reduce((text, [begin, end]) => cutBetween(text, begin, end), source);
  const [, root, inner] = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(bare) ?? [];
  if (root === undefined || inner === undefined)
    throw new ChainError(`${file}: must be one SVG drawing.`, `${file}: debe ser un dibujo SVG.`);
  const line = bare.replaceAll(wrapped, "").split(/\s+/).join(" ");
  const wrong = refused.filter(([pattern]) => pattern.test(line)).map(([, why]) => why);
  if (bare.length > largest)
    wrong.push({
      en: `must be at most ${largest / 1000} KB: it travels with every page`,
      es: `debe pesar como mucho ${largest / 1000} KB: viaja con cada página`,
    });
  const attributes = attributesOf(root);
  const viewBox = attributes.find(({ name }) => name === "viewBox")?.value ?? "";
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) wrong.push({ en: "must say its viewBox", es: "debe decir su viewBox" });
  const all = (edition: Edition) => wrong.map((why) => `${file}: ${why[edition]}.`).join("\n");
  if (wrong.length > 0) throw new ChainError(all("en"), all("es"));
  const kept = attributes.filter(({ name }) => !isOfPage(name)).map(({ name, value }) => ` ${name}="${value}"`);
  const drawn = inner.trim().replaceAll(/>\s+</g, "><");
  return { viewBox, width, height, markup: kept.length > 0 ? `<g${kept.join("")}>${drawn}</g>` : drawn };
}

/** The drawing as it stands in one place of a page: names inside it (gradients) are that place's own. */
export const logoMarkup = ({ markup }: Logo, place: string): string =>
  markup
    .replaceAll(/\bid="([^"]+)"/g, `id="$1-${place}"`)
    .split("url(#")
    .map((piece, at) => (at === 0 ? piece : piece.replace(")", `-${place})`)))
    .join("url(#")
    .replaceAll(/href="#([^"]+)"/g, `href="#$1-${place}"`);
