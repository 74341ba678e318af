import { isKind, type PartLexicon } from "./smart-query-parts.ts";

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
