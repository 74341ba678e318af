import { praise } from "./everyday-words.ts";
import { stuffs } from "./smart-query-beside.ts";
import { isKind } from "./smart-query-kinds.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import type { PartLexicon } from "./smart-query-parts.ts";
import { otherWords } from "./smart-query-words.ts";
import { squash } from "./text.ts";

/** The part that a word was meant to name, if the words before it name one together with it. */
export function nearestPart(word: string, before: readonly string[], parts: PartLexicon) {
  const near = parts.nearest(word);
  const fits = near && (before.length === 0 ? !isKind(word) : parts.isPart([...before, near.word].join(" ")));
  return fits ? near : undefined;
}

const seats = {
  left: ["driver", "drivers", "chofer", "conductor", "piloto"],
  right: ["passenger", "pasajero", "copiloto"],
};

/** Where a part is that was named before, or who sits there: "mirror 2014 rogue passenger", "sensor de oxigeno el de adelante". */
export function sideOf(word: string, part: readonly string[], parts: PartLexicon): string | undefined {
  const side = seats.left.includes(word)
    ? "left"
    : seats.right.includes(word)
      ? "right"
      : isKind(word) && !/\d/.test(word)
        ? word
        : undefined;
  return part.length > 0 && side && parts.isPart([...part, side].join(" ")) ? side : undefined;
}

const gearboxes = /(?<!\w)(?:trans(?:mi(?:ss|s|c)ion)?|tranny|caja|gearbox)(?!\w)/;

/** "nv3500 trans" is a manual one; what says which by itself, or no list has with it, stays as it is. */
export function ofGearbox(part: string, gearbox: string, parts: PartLexicon): string {
  if (gearbox === "" || !gearboxes.test(part) || /(?<!\w)(?:auto|manual|est[ae]ndar|standard)/.test(part)) return part;
  return parts.isPart(`${part} ${gearbox}`) ? `${part} ${gearbox}` : part;
}

/** Whether a word that was left out may make another part or another question of the line. */
export const changesPart = (
  word: string,
  torn: readonly string[],
  parts: PartLexicon,
  { makeByKey }: Vocabulary,
): boolean =>
  !stuffs.has(word) &&
  (otherWords.has(word) ||
    makeByKey.has(squash(word)) ||
    torn.includes(word) ||
    (word.length > 1 && parts.isHead(word) && !isKind(word) && !praise.has(word)));
