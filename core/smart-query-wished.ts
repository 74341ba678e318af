import { everydayWords } from "./everyday-words.ts";
import { joiners } from "./smart-query-joints.ts";

const wishes = /^(?:need(?:s|ing)?|wants?|ocup[oa](?:mos)?|necesit[oa](?:mos)?|bus[ck]o|buscando|buscamos|quiero)$/;
const more = /^(?:tambien|also|too|ademas)$/;
/** What is wrong with a car, or had already: "blows cold", "no prende", "tengo el motor". */
const tells =
  /^(?:no|not|ya|already|tengo|traigo|(?:wo|do|does|did|is|ca)n'?t|leak\w{0,3}|overheat\w{0,3}|grind\w{0,3}|squeal\w{0,3}|knock\w{0,3}|blow[ns]?|blew|crack\w{0,3}|bent|bust\w{0,3}|smash\w{0,3}|rust\w{0,3}|stuck|burn\w{0,3}|smok\w{0,3}|shak\w{0,3}|vibrat\w{0,3}|click\w{0,3}|stall\w{0,3}|die[ds]?|dead|bad|shot|wreck\w{0,3}|quebr\w{1,4}|choc\w{1,5}|golpe\w{1,5}|revent\w{1,4}|tron[oa]\w{0,2}|truena|gotea|tira|chilla\w{0,2}|rechina|sopla|calienta|falla\w{0,2}|quem[oa]\w{0,3}|dobl[oa]\w{0,3}|rob\w{1,5}|stolen|stole|abre|cierra|sube|baja)$/;

type Tests = {
  readonly isNamed: (piece: readonly number[]) => boolean;
  /** All of them name one part: "window won't go up, need the regulator". */
  readonly areOne: (pieces: readonly (readonly number[])[]) => boolean;
  readonly isVerb: (at: number) => boolean;
};

/** Of a story and a wish what is wished for: "heater blows cold, need the door motor", "tengo el motor pero ocupo la caja". */
export function askedFor(
  pieces: number[][],
  words: readonly string[],
  { isNamed, areOne, isVerb }: Tests,
): readonly (readonly number[])[] {
  const wish = words.findLastIndex((word) => wishes.test(word));
  const late = pieces.filter(([first = 0]) => first > wish);
  if (wish < 0 || late.length === pieces.length || !late.some(isNamed) || areOne(pieces)) return pieces;
  const isJoined =
    joiners.has(words[wish - 1] ?? "") || words.slice(wish - 1, wish + 3).some((word) => more.test(word));
  const before = words.slice(0, wish);
  const has = before.some(
    (word, at) => /^(?:have|got)$/.test(word) && /^(?:i|we)$/.test(words[at - 1] ?? (words[1] === "the" ? "i" : "")),
  );
  const isStory =
    has ||
    before.some((word) => tells.test(word) || everydayWords.has(word)) ||
    pieces.some((piece) => !late.includes(piece) && piece.some(isVerb));
  return isStory && !isJoined ? late : pieces;
}
