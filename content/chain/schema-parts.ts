import * as v from "valibot";
import { must } from "./schema-words.ts";

export const text = (most: number) =>
  v.pipe(
    v.string(must("be a text", "ser un texto")),
    v.trim(),
    v.minLength(1, must("not be empty", "decir algo")),
    v.maxLength(most, must(`have at most ${most} characters`, `tener como mucho ${most} caracteres`)),
  );
export const words = (most: number) => v.strictObject({ es: text(most), en: text(most) });

/** Words that come to stand within a text of content/pages: no link, mark or paragraph of their own. */
const plainText = (most: number) =>
  v.pipe(
    text(most),
    v.check((said) => !/[\r\n\u2028\u2029]/.test(said), must("stand on one line", "caber en un renglón")),
    v.check((said) => !/\]\(|\{\{/.test(said), must("hold neither ]( nor {{", "ir sin ]( y sin {{")),
  );
export const plainWords = (most: number) => v.strictObject({ es: plainText(most), en: plainText(most) });
/** The same for what stands within a sentence of the site's own. */
const piece = (most: number) =>
  v.pipe(
    plainText(most),
    v.check(
      (said) => !/[.!?](?:\s|$)/.test(said),
      must("stand within a sentence, without a full stop", "caber dentro de una frase, sin punto"),
    ),
  );
export const piecesOfSentence = (most: number) => v.strictObject({ es: piece(most), en: piece(most) });
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number(must("be a number", "ser un número")),
    v.integer(must("be a whole number", "ser un número entero")),
    v.minValue(least, must(`be at least ${least}`, `ser ${least} o más`)),
    v.maxValue(most, must(`be at most ${most}`, `ser ${most} o menos`)),
  );
export const yesNo = v.boolean(must("be true or false", "ser true o false"));
const badDay = must("be a day such as 2026-11-02", "ser un día como 2026-11-02");
export const day = v.pipe(
  v.string(badDay),
  v.regex(/^\d{4}-\d\d-\d\d$/, badDay),
  v.check((value) => !Number.isNaN(Date.parse(value)), must("be a day of the calendar", "ser un día del calendario")),
);
