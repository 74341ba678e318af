import { isKind } from "./smart-query-kinds.ts";
import type { PartLexicon } from "./smart-query-parts.ts";

const between = /([\p{L}\d-]{2,30}) ?[,;/+&] ?(?=([\p{L}\d-]{2,30}))/gu;

/** "cofre, faros y defensa": a comma between two parts joins them, one beside a town or a side says nothing. */
export const joinParts = (text: string, parts: PartLexicon): string =>
  text.replace(between, (whole, before: string, after: string) =>
    parts.isPartWord(before) && parts.isPartWord(after) && !isKind(after) ? `${before} y ` : whole,
  );

const halves =
  /(?<!\w)(limpia|quema|guarda|para|porta|lava|cubre|sobre|salpica|toca|wind|sun|moon|fly|tail) ([a-z]{3,12})(?!\w)/g;

/** "limpia parabrisas", "quema cocos": two words that a list writes as one. */
export const joinWords = (text: string, parts: PartLexicon): string =>
  text.replace(halves, (whole, before: string, after: string) =>
    [`${before}${after}`, `${before}${after}s`].some((one) => parts.isPartWord(one, true))
      ? `${before}${after}`
      : whole,
  );
