import { isSmall, stem } from "./search-words.ts";
import { isKind } from "./smart-query-kinds.ts";
import { meaningful } from "./smart-query-words.ts";

/** What joins two parts that are asked for at once. */
export const joiners = new Set("y e and o or mas plus n".split(" "));

export const articles = /^(?:el|la|los|las|un|una|the|an?|both|ambos|ambas|2)$/;
export const relations = new Set(["con", "with"]);

/** The place of the last word before a piece that is no article. */
export const relatedAt = ([first = 0]: readonly number[], words: readonly string[]): number => {
  let at = first - 1;
  while (at >= 0 && articles.test(words[at] as string)) at--;
  return at;
};
export const follows = (piece: readonly number[], words: readonly string[], which: ReadonlySet<string>): boolean =>
  which.has(words[relatedAt(piece, words)] ?? "");

/** "radiador y abanico" are two, "puerta delantera y trasera" is one in two places. */
export function joinsTwo(piece: readonly number[], words: readonly string[]): boolean {
  const names = (at: number) => !isKind(words[at] as string) && !isSmall(stem(words[at] as string));
  const joint = piece.findIndex((at) => joiners.has(words[at] as string));
  return joint >= 0 && piece.slice(0, joint).some(names) && piece.slice(joint).some(names);
}

/** "foco enfrente y guardafango", "door and right mirror": what a joint parts from its own noun tells of that one. */
export function isTorn(piece: readonly number[], run: readonly number[], words: readonly string[]): boolean {
  const joint = piece.findIndex((at) => joiners.has(words[at] as string));
  const areKinds = (places: readonly number[]) => places.every((at) => isKind(words[at] as string));
  const names = (at: number | undefined) =>
    at !== undefined && !isSmall(stem(words[at] as string)) && !isKind(words[at] as string);
  const before = run.filter((at) => at < (piece[0] as number));
  return (
    joint > 0 &&
    ((areKinds(piece.slice(0, joint)) && before.some(names)) ||
      (areKinds(piece.slice(joint + 1)) && names(run[run.indexOf(piece.at(-1) as number) + 1])))
  );
}

/** "5 speed", with its number behind it here, or a smaller one before: "2 speed". */
export const isGears = (piece: readonly number[], words: readonly string[]): boolean =>
  /^(?:speed|velocidades)(?: (?:manual|auto|automatic|standard))?$/.test(piece.map((at) => words[at]).join(" ")) &&
  !joiners.has(words[(piece.at(-1) as number) + 2] ?? "") &&
  (/^[23]$/.test(words[(piece[0] as number) - 1] ?? "") ||
    [1, 2].some((more) => /^(?:[4-9]|10)$/.test(words[(piece.at(-1) as number) + more] ?? "")));

const owner = /^(?:my|mi|tu|su|l[ao]s?|el|the|an?)$/;
/** "air whip compressor", "linea de frenos": what says nothing elsewhere, and may say much between two words of a part or of one. */
export const lostIn = (taken: readonly number[], words: readonly string[]): readonly string[] =>
  words.filter(
    (word, at) =>
      meaningful.has(word) &&
      ((taken.some((of) => of < at) && taken.some((of) => of > at) && !owner.test(words[at - 1] ?? "")) ||
        (["de", "del"].includes(words[at + 1] ?? "") && taken.includes(at + 2))),
  );

const under = /^(?:under|underneath|below|beneath|debajo|abajo)$/;
const where = /^(?:behind|above|detras|encima)$/;
/** Whether it only says where another one is, "behind the mirror", or which, "1.4 turbo"; `areOne`: what is under it has a name with it. */
export function tellsOf(piece: readonly number[], words: readonly string[], areOne: boolean): boolean {
  const at = relatedAt(piece, words);
  const before = words[/^(?:del?|of|to)$/.test(words[at] ?? "") ? at - 1 : at] ?? "";
  if (where.test(before) || (!areOne && under.test(before))) return true;
  return /^\d\.\d/.test(before) && words[piece[0] ?? 0] === "turbo";
}
