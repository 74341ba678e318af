import { articles, joiners } from "./smart-query-joints.ts";

const sides = /^(?:left|right|izquierd[oa]s?|derech[oa]s?)$/;

/** What comes in a left and a right one by itself: a hood has sides only of its hinges. */
const pairs =
  /^(?:puerta|espejo|faro|calavera|mica|salpicadera|guardafango|loder|asiento|manija|vidrio|ventana|cristal|flecha|door|mirror|headlight|taillight|fender|seat|handle|window|axle|caliper|strut|shock)s?(?= |$)/;
export const hasSides = (part: string): boolean => pairs.test(part);

/** The one side that is said at the end of parts that are joined, or before them: "puerta y espejo derecho", "right door and mirror". */
export function sharedSide(pieces: readonly (readonly number[])[], words: readonly string[]): string {
  const inOrder = pieces.toSorted(([a = 0], [b = 0]) => a - b);
  const [first, last] = [inOrder[0]?.[0] ?? 0, inOrder.at(-1)?.at(-1) ?? 0];
  const areJoined = inOrder.every(
    (piece, at) =>
      at === 0 ||
      words
        .slice((inOrder[at - 1]?.at(-1) ?? 0) + 1, piece[0])
        .every((word) => joiners.has(word) || articles.test(word)),
  );
  const said = pieces.flat().filter((at) => sides.test(words[at] ?? ""));
  const [side] = said;
  const isShared = pieces.length > 1 && areJoined && said.length === 1 && (side === first || side === last);
  return isShared ? (words[side as number] ?? "") : "";
}
