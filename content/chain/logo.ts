import { ChainError } from "./chain-error.ts";

/** A drawing that stands inside pages: its size, and what is drawn. */
export type Logo = {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
};

/** What the pages' content policy would not show, or what would be a danger to those who look at it. */
const refused: readonly [pattern: RegExp, why: string][] = [
  [/<script\b/i, "must hold no script"],
  [
    /<style\b|\sstyle\s*=/i,
    'must hold no style: write colours as fill="#…" (an editor calls it presentation attributes)',
  ],
  [/\son\w+\s*=/i, "must hold no event handlers"],
  [/<(?:foreignObject|iframe|image|text)\b/i, "must be drawn with paths alone, without pictures or letters of a font"],
  [/(?:href|src)\s*=\s*["'](?!#)/i, "must not ask for other files"],
];
const largest = 20_000;
const ofPage =
  /^(?:xmlns.*|width|height|viewBox|version|id|class|role|aria-.*|data-.*|xml:.*|x|y|preserveAspectRatio)$/;

/** Reads a logo as an editor saves it. */
export function parseLogo(source: string, file: string): Logo {
  const bare = source.replaceAll(
    /<\?.*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(?:title|desc|metadata)\b[\s\S]*?<\/(?:title|desc|metadata)>/g,
    "",
  );
  const [, root, inner] = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(bare) ?? [];
  if (root === undefined || inner === undefined) throw new ChainError(`${file}: must be one SVG drawing.`);
  const wrong = refused.filter(([pattern]) => pattern.test(bare)).map(([, why]) => why);
  if (bare.length > largest) wrong.push(`must be at most ${largest / 1000} KB: it travels with every page`);
  const attributes = [...root.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, name = "", value = ""]) => ({
    name,
    value,
  }));
  const viewBox = attributes.find(({ name }) => name === "viewBox")?.value ?? "";
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) wrong.push("must say its viewBox");
  if (wrong.length > 0) throw new ChainError(wrong.map((why) => `${file}: ${why}.`).join("\n"));
  const kept = attributes.filter(({ name }) => !ofPage.test(name)).map(({ name, value }) => ` ${name}="${value}"`);
  const drawn = inner.trim().replaceAll(/>\s+</g, "><");
  return { viewBox, width, height, markup: kept.length > 0 ? `<g${kept.join("")}>${drawn}</g>` : drawn };
}

/** The drawing as it stands in one place of a page: names inside it (gradients) are that place's own. */
export const logoMarkup = ({ markup }: Logo, place: string): string =>
  markup
    .replaceAll(/\bid="([^"]+)"/g, `id="$1-${place}"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#$1-${place})`)
    .replaceAll(/href="#([^"]+)"/g, `href="#$1-${place}"`);
