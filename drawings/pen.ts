import { remember } from "#core/remember.ts";
import { penGlyphs } from "./pen-glyphs.ts";

const track = 2.2;
const jitter = 0.5;
const unknownGlyph = ["M.8-6.4C2.6-6.8 4.4-6.6 6-6.8", 7] as const;
const glyphOf = (char: string) => penGlyphs[char] ?? unknownGlyph;

function shift(path: string, dx: number, dy: number): string {
  let index = 0;
  return path
    .replace(/-?\d*\.?\d+/g, (number) => ` ${+(Number(number) + (index++ % 2 ? dy : dx)).toFixed(1)}`)
    .replace(/([MC]) /g, "$1")
    .replace(/ +/g, " ")
    .replace(/ -/g, "-");
}

/** Hand lettering as one path `d`, to be stroked with round caps; each letter sits a little off the line, always the same way. */
export const penText = remember((text: string): string => {
  let x = 0;
  let out = "";
  let seed = 7;
  for (const char of text.toUpperCase()) {
    const [path, advance] = glyphOf(char);
    seed = (seed * 31 + char.charCodeAt(0)) % 97;
    if (path) out += shift(path, x, ((seed % 10) / 10 - 0.5) * 2 * jitter);
    x += advance + track;
  }
  return out;
});

export function penWidth(text: string): number {
  let x = 0;
  for (const char of text.toUpperCase()) x += glyphOf(char)[1] + track;
  return Math.max(0, x - track);
}
