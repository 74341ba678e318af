import { soundOf } from "./by-ear.ts";
import { everydayWords, praise } from "./everyday-words.ts";
import { once } from "./once.ts";
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
  /** It is not asked where the line also names a part, a car, or (yes) either; or (only) says anything else. */
  readonly alone: "" | "part" | "car" | "yes" | "only";
};

type Group = {
  readonly not: boolean;
  readonly words: ReadonlySet<string>;
  readonly phrases: readonly (readonly string[])[];
  /** The words with which one of them begins. */
  readonly starts: ReadonlySet<string>;
  readonly vehicle: boolean;
};
export type Question = Omit<QuestionLine, "words"> & { readonly groups: readonly Group[] };
export type AskedPage = Pick<QuestionLine, "page" | "about"> & {
  /** Words beside what was asked, "wifi o baños", that no question has; or where a place should stand. */
  readonly unknown: readonly string[];
  /** The words that ask. */
  readonly asking: readonly string[];
};

export function readQuestionLines(lines: readonly QuestionLine[]): Question[] {
  const named = new Map(lines.filter(({ page }) => page === "").map(({ about, words }) => [about, words.split("|")]));
  const group = (text: string): Group => {
    const not = text.startsWith("!");
    const choices = text
      .replace(/^!/, "")
      .split("|")
      .flatMap((choice) => named.get(choice) ?? choice);
    const phrases = choices.filter((choice) => choice.includes("_")).map((choice) => choice.split("_"));
    return {
      not,
      words: new Set(choices.filter((choice) => !choice.includes("_"))),
      phrases,
      starts: new Set(choices.map((choice) => choice.split("_", 1)[0] as string)),
      vehicle: choices.includes("@vehicle"),
    };
  };
  return lines
    .filter(({ page }) => page !== "")
    .map(({ page, about, alone, words }) => ({ page, about, alone, groups: words.split(" ").map(group) }));
}

const longest = 200;

/** Where the words of a group stand in the line. */
function placesOf({ words, phrases, starts }: Group, line: readonly string[]): number[] {
  if (!line.some((word) => starts.has(word))) return [];
  const found = line.flatMap((word, at) => (words.has(word) ? at : []));
  for (const phrase of phrases)
    for (let at = line.indexOf(phrase[0] as string); at >= 0; at = line.indexOf(phrase[0] as string, at + 1))
      found.push(...(phraseAt(phrase, line, at) ?? []));
  return found;
}

/** Whom one speaks to, and how long it is so already, stand between words that belong together: "do you guys still buy". */
const between = new Set(
  "guys all people folks amigo amigos oiga oigan ustedes still also even ever actually really just todavia tambien aun aqui".split(
    " ",
  ),
);

/** Where the words of a phrase that begins here stand. */
function phraseAt(phrase: readonly string[], line: readonly string[], start: number): number[] | undefined {
  const places: number[] = [];
  for (let at = start; places.length < phrase.length; at++) {
    if (line[at] === phrase[places.length]) places.push(at);
    else if (!between.has(line[at] ?? "")) return undefined;
  }
  return places;
}

type Read = Pick<SmartReading, "part" | "unlisted" | "said" | "makeId" | "modelIds"> &
  Partial<Pick<SmartReading, "guesses" | "leftover" | "hours" | "vin">>;

/** What parts two questions of one line. */
const parting = /[,;?¿!]+|(?<!\w)(?:y|e|and|&)(?!\w)/i;
/** Pages for one thing: who asks for one of them has the other too. */
const selling: ReadonlySet<string> = new Set(["sellMyCar", "cashForJunkCars", "donate"]);

/** The page that a line asks for; of a second question, said behind a comma or an "and", the words are told. */
export function findAskedPage(questions: readonly Question[], typed: string, reading: Read): AskedPage | undefined {
  const best = findOne(questions, typed, reading);
  const pieces = best ? typed.slice(0, longest).split(parting) : [];
  if (!best || pieces.length < 2) return best;
  const isOther = ({ page, asking }: AskedPage) =>
    page !== best.page &&
    !(selling.has(page) && selling.has(best.page)) &&
    !asking.every((word) => best.asking.includes(word));
  const other = pieces.map((piece) => findOne(questions, piece, reading)).find((found) => found && isOther(found));
  if (!other) return best;
  const tell = (one: AskedPage, second: AskedPage) =>
    second.asking.filter((word) => ![...one.asking, ...one.unknown].includes(word) && !noise.has(word));
  const more = tell(best, other);
  // "How much to get in and can kids come": all words but small ones are those of the first.
  return more.length > 0
    ? { ...best, unknown: [...more, ...best.unknown] }
    : { ...other, unknown: [...tell(other, best), ...other.unknown] };
}

/**
 * The verb wins over a part of one word, a part's longer name over the verb in it; of several questions that are asked, the
 * one of which most is said.
 */
function findOne(questions: readonly Question[], typed: string, reading: Read): AskedPage | undefined {
  const { unlisted, said, guesses = [], leftover = [], hours = false, vin = null } = reading;
  const guessed = new Set(guesses.map(({ typed: word }) => word));
  // What may be a misspelt part or car is none beside what is asked: "carts" are no carburetor, "rento" is no Reno.
  const part = guessed.has(reading.part) ? "" : reading.part;
  const isGuess = said.car?.split(" ").every((word) => guessed.has(word));
  const isCar = !isGuess && (reading.makeId !== null || reading.modelIds.length > 0);
  const known = new Set(wordsOf(Object.values(said).join(" ")).filter((word) => !guessed.has(word)));
  const line = heard(questions, wordsOf(typed.slice(0, longest)), known);
  const isVehicle = isCar || said.body !== undefined;
  const named = wordsOf(part).filter((word) => !isSmall(stem(word)));
  const ofPart = new Set([...(named.length > 1 ? named : []), ...wordsOf(unlisted)]);
  const all: { score: number; found: AskedPage }[] = [];
  for (const { page, about, alone, groups } of questions) {
    if (alone !== "" && alone !== "car" && part !== "") continue;
    if (alone !== "" && alone !== "part" && isCar) continue;
    // When the yards are open is read already, with its place; and a whole VIN.
    if ((about === "hours" && hours) || (about === "vin" && vin)) continue;
    let outside = false;
    const asked = new Set<number>();
    const asks = groups.every((group) => {
      const places = placesOf(group, line);
      if (group.not) return places.length === 0;
      for (const at of places) asked.add(at);
      if (places.some((at) => !ofPart.has(line[at] as string))) outside = true;
      return places.length > 0 || (group.vehicle && isVehicle);
    });
    if (!asks || !outside) continue;
    if (alone === "only" && line.some((word, at) => !asked.has(at) && !isPlain(word))) continue;
    const score = groups.filter((group) => !group.not).length * longest + asked.size;
    const asking = line.filter((_, at) => asked.has(at));
    const near = placesOfYards.has(page) ? line : [...joinedTo(asked, line), ...wherePlaces(line)];
    const unknown = near.filter(
      (word, at) =>
        leftover.includes(word) &&
        near.indexOf(word) === at &&
        !asking.includes(word) &&
        !/\d/.test(word) &&
        !isAsked(questions, word),
    );
    // Of a yard that is named its own page has the telephone.
    const own = page === "contact" && said.place !== undefined ? "store" : page;
    all.push({ score, found: { page: own, about, unknown, asking } });
  }
  return all.sort((a, b) => b.score - a.score)[0]?.found;
}

const wordsIn = once((questions: readonly Question[]) => {
  const groups = questions.flatMap((question) => question.groups);
  const all = groups.flatMap(({ words, phrases }) => [...words, ...phrases.flat()]);
  return {
    alone: new Set(groups.flatMap(({ words }) => [...words])),
    sounds: new Map(all.map((word) => [soundByEar(word), word])),
  };
});

/** A chip is no ship and a nose no "noche": only an h of its own is silent, and only before a vowel is "ll" a y. */
const soundByEar = (word: string): string =>
  soundOf(
    word
      .replaceAll("ch", "1")
      .replaceAll("sh", "2")
      .replaceAll("th", "3")
      .replace(/ll(?![aeiou])/g, "4"),
  );

/** A word that is written by ear and that nobody knows is the one of a question that sounds so: "ora" is "hora". */
function heard(questions: readonly Question[], line: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const { sounds } = wordsIn(questions);
  const isLeft = (word: string) => word.length < 3 || known.has(word) || isAsked(questions, word);
  return line.map((word) => (isLeft(word) ? word : (sounds.get(soundByEar(word)) ?? word)));
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

/** They answer for the place that is named: a word that nobody knows may be one. */
const placesOfYards: ReadonlySet<string> = new Set(["store", "locations", "contact"]);

/** The words that stand where a place does: "en albaquerke". */
const wherePlaces = (line: readonly string[]): string[] =>
  line.filter((_, at) => ["en", "in", "near"].includes(line[at - 1] ?? ""));

const isPlain = (word: string) => [noise, otherWords, everydayWords, praise].some((words) => words.has(word));

const isAsked = (questions: readonly Question[], word: string): boolean =>
  isPlain(word) || wordsIn(questions).alone.has(word);
