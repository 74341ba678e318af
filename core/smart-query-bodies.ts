import type { Body } from "./body.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { bodyWords } from "./smart-query-words.ts";
import { squash } from "./text.ts";

/** Whether one of the bodies stands among several cars, or right behind the last, and not before all of them or apart. */
export function isBodyOfOne(
  places: readonly number[],
  spans: readonly { readonly from: number; readonly to: number }[],
  words: readonly string[],
): boolean {
  let end = spans.at(-1)?.to ?? 0;
  while (/^\d+$/.test(words[end] ?? "")) end++;
  return places.some((at) => at > (spans[0]?.from ?? 0) && at <= end);
}

type TakenBodies = {
  readonly took: string[] /** Before which of the words that are left each stood. */;
  readonly places: number[];
};

export function takeBodies(
  words: readonly string[],
  bodies: Set<Body>,
  { took, places }: TakenBodies,
  vocabulary: Vocabulary,
): string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [one, two] = [words[at] as string, words[at + 1]];
    const pair = two === undefined ? undefined : bodyWords.get(squash(one + two));
    const found = pair ?? bodyWords.get(one);
    // "cargo van", "ram van": the body's word may end a model's name.
    const partOfName = [1, 2].some(
      (many) => rest.length >= many && vocabulary.modelsByKey.has(squash(`${rest.slice(-many).join("")}${one}`)),
    );
    // "motor para pickup toyota": the model that is called so.
    if (found && !pair && !partOfName && two !== undefined && vocabulary.modelsByKey.has(squash(two + one))) {
      rest.push(two, one);
      at += 2;
      continue;
    }
    if (found && !partOfName) {
      for (const body of found) bodies.add(body);
      places.push(rest.length);
      took.push(pair && two !== undefined ? `${one} ${two}` : one);
    } else rest.push(one);
    at += pair && !partOfName ? 2 : 1;
  }
  return rest;
}
