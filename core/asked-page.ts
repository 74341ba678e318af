import { everydayWords, praise } from "./everyday-words.ts";
import { isSmall, stem } from "./search-words.ts";
import { noise, otherWords } from "./smart-query-words.ts";
import type { SmartReading } from "./smart-reading.ts";
import { wordsOf } from "./text.ts";

/**
 * A line of `data/reference/questions.tsv`: what asks for a page and for no part. Its words are groups with a blank
 * between, and of each group one has to be in the line: words (`a|b`), words side by side (`a_b`), a group with a name of
 * its own (`@car`, a line without a page); of a group with `!` none.
 */
export type QuestionLine = {
  readonly page: string;
  readonly about: string;
  readonly words: string;
  /** It is not asked where the line also names a part, a car, or (yes) either. */
  readonly alone: "" | "part" | "car" | "yes";
};

type Group = {
  readonly not: boolean;
  readonly words: ReadonlySet<string>;
  readonly phrases: readonly (readonly string[])[];
  readonly vehicle: boolean;
};
export type Question = Omit<QuestionLine, "words"> & { readonly groups: readonly Group[] };
/** `unknown`: words beside what was asked, "wifi o baños", that no question has. */
export type AskedPage = Pick<QuestionLine, "page" | "about"> & { readonly unknown: readonly string[] };

export function readQuestionLines(lines: readonly QuestionLine[]): Question[] {
  const named = new Map(lines.filter(({ page }) => page === "").map(({ about, words }) => [about, words.split("|")]));
  const group = (text: string): Group => {
    const not = text.startsWith("!");
    const choices = text
      .replace(/^!/, "")
      .split("|")
      .flatMap((choice) => named.get(choice) ?? choice);
    return {
      not,
      words: new Set(choices.filter((choice) => !choice.includes("_"))),
      phrases: choices.filter((choice) => choice.includes("_")).map((choice) => choice.split("_")),
      vehicle: choices.includes("@vehicle"),
    };
  };
  return lines
    .filter(({ page }) => page !== "")
    .map(({ page, about, alone, words }) => ({ page, about, alone, groups: words.split(" ").map(group) }));
}

const longest = 200;

/** Where the words of a group stand in the line. */
function placesOf({ words, phrases }: Group, line: readonly string[]): number[] {
  const found = line.flatMap((word, at) => (words.has(word) ? at : []));
  for (const phrase of phrases)
    for (let at = line.indexOf(phrase[0] as string); at >= 0; at = line.indexOf(phrase[0] as string, at + 1))
      if (phrase.every((word, of) => line[at + of] === word)) found.push(...phrase.map((_, of) => at + of));
  return found;
}

/** The page that a line asks for. The verb wins over a part of one word, a part's longer name over the verb in it. */
export function findAskedPage(
  questions: readonly Question[],
  typed: string,
  reading: Pick<SmartReading, "part" | "unlisted" | "said" | "makeId" | "modelIds"> &
    Partial<Pick<SmartReading, "guesses" | "leftover">>,
): AskedPage | undefined {
  const { unlisted, said, makeId, modelIds, guesses = [], leftover = [] } = reading;
  // What may be a misspelt part is none beside what is asked: "carts" are no carburetor.
  const part = guesses.some(({ typed: word }) => word === reading.part) ? "" : reading.part;
  const line = wordsOf(typed.slice(0, longest));
  const isVehicle = makeId !== null || modelIds.length > 0 || said.body !== undefined;
  const named = wordsOf(part).filter((word) => !isSmall(stem(word)));
  const ofPart = new Set([...(named.length > 1 ? named : []), ...wordsOf(unlisted)]);
  for (const { page, about, alone, groups } of questions) {
    if ((alone === "part" || alone === "yes") && part !== "") continue;
    if ((alone === "car" || alone === "yes") && (makeId !== null || modelIds.length > 0)) continue;
    let outside = false;
    const asked = new Set<number>();
    const asks = groups.every((group) => {
      const places = placesOf(group, line);
      if (group.not) return places.length === 0;
      for (const at of places) asked.add(at);
      if (places.some((at) => !ofPart.has(line[at] as string))) outside = true;
      return places.length > 0 || (group.vehicle && isVehicle);
    });
    // Of a yard that is named its own page has the telephone.
    if (!asks || !outside) continue;
    const unknown = joinedTo(asked, line).filter((word) => leftover.includes(word) && !isAsked(questions, word));
    return { page: page === "contact" && said.place !== undefined ? "store" : page, about, unknown };
  }
  return undefined;
}

const isJoiner = (word: string | undefined) =>
  word !== undefined && ["o", "y", "u", "e", "ni", "or", "and"].includes(word);

/** The words that "o" or "and" joins to those at these places. */
const joinedTo = (places: ReadonlySet<number>, line: readonly string[]): string[] =>
  line.filter(
    (_, at) =>
      !places.has(at) &&
      ((isJoiner(line[at + 1]) && places.has(at + 2)) ||
        (isJoiner(line[at - 1]) && places.has(at - 2) && !places.has(at + 1))),
  );

const isAsked = (questions: readonly Question[], word: string): boolean =>
  [noise, otherWords, everydayWords, praise].some((known) => known.has(word)) ||
  questions.some(({ groups }) => groups.some(({ words }) => words.has(word)));
