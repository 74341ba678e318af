import { isKind } from "./smart-query-kinds.ts";
import type { PartLexicon } from "./smart-query-parts.ts";

const between = /([\p{L}\d-]{2,30}) ?[,;/+&] ?(?=([\p{L}\d-]{2,30}))/gu;

/** "cofre, faros y defensa": a comma between two parts joins them, one beside a town or a side says nothing. */
export const joinParts = (text: string, parts: PartLexicon): string =>
  text.replace(between, (whole, before: string, after: string) =>
    parts.isPartWord(before) && parts.isPartWord(after) && !isKind(after) ? `${before} y ` : whole,
  );
