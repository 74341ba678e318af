import { soundOf } from "./by-ear.ts";

/** Numbers as a phone's dictation writes them, "civic dos mil uno", "f one fifty", turned into digits. */
const small: Readonly<Record<string, number>> = {
  ...numbered("cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"),
  ...numbered("dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro", 16),
  ...numbered("veinticinco veintiseis veintisiete veintiocho veintinueve", 25),
  ...numbered("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"),
  ...numbered("seventeen eighteen nineteen", 17),
};
const tens: Readonly<Record<string, number>> = {
  ...numbered("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 2, 10),
  ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 2, 10),
};
const spanishTens = new Set("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" "));
const hundreds: Readonly<Record<string, number>> = {
  cien: 100,
  ...numbered("ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos", 1, 100),
  novecientos: 900,
};

function numbered(words: string, from = 0, times = 1): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, at) => [word, (from + at) * times]));
}

type Taken = { value: number; count: number };

/** "cinco punto tres" is the engine's size and no end of a longer number. */
const startsDecimal = (words: readonly string[], at: number) =>
  (words[at + 1] === "punto" || words[at + 1] === "point") && small[words[at + 2] ?? ""] !== undefined;

/** "noventa y nueve", "ninety nine", "quince": below a hundred. */
function pairAt(words: readonly string[], at: number): Taken | undefined {
  const ten = tens[words[at] ?? ""];
  if (ten !== undefined) {
    // Spanish joins them by "y": "cincuenta dos mil" is 50 and 2000.
    const and = spanishTens.has(words[at] ?? "") ? 1 : 0;
    const joined = and === 0 || words[at + 1] === "y";
    const unit = joined && !startsDecimal(words, at + 1 + and) ? small[words[at + 1 + and] ?? ""] : undefined;
    if (unit !== undefined && unit > 0 && unit < 10) return { value: ten + unit, count: 2 + and };
    return { value: ten, count: 1 };
  }
  const unit = small[words[at] ?? ""];
  return unit === undefined ? undefined : { value: unit, count: 1 };
}

/** "ciento cincuenta", "novecientos noventa y nueve", or what is below a hundred. */
function hundredAt(words: readonly string[], at: number): Taken | undefined {
  const hundred = hundreds[words[at] ?? ""];
  if (hundred === undefined) return pairAt(words, at);
  const next = startsDecimal(words, at + 1) ? undefined : pairAt(words, at + 1);
  // "mil quinientos dos mil catorce" is 1500 and 2014.
  const rest = next && words[at + 1 + next.count] === "mil" ? undefined : next;
  return rest ? { value: hundred + rest.value, count: 1 + rest.count } : { value: hundred, count: 1 };
}

const sounds = new Map(Object.keys(small).map((word) => [soundOf(word), word]));

/** "dos mil dies": after "mil" a number as it is heard. */
function heardAt(words: readonly string[], at: number): readonly string[] {
  const word = words[at] ?? "";
  const meant = word.length < 4 || isNumber(word) ? undefined : sounds.get(soundOf(word));
  return meant === undefined ? words : words.with(at, meant);
}
const isNumber = (word: string) => [small, tens, hundreds].some((of) => Object.hasOwn(of, word));

function spanishThousand(words: readonly string[], at: number): Taken | undefined {
  const before = words[at] === "mil" ? { value: 1, count: 0 } : pairAt(words, at);
  if (!before || words[at + before.count] !== "mil") return undefined;
  const start = at + before.count + 1;
  const after = startsDecimal(words, start) ? undefined : hundredAt(heardAt(words, start), start);
  // "dos mil dos mil seis" is 2000 and 2006.
  const rest = after && words[start + after.count] === "mil" ? undefined : after;
  return { value: before.value * 1000 + (rest?.value ?? 0), count: start - at + (rest?.count ?? 0) };
}

function englishThousand(words: readonly string[], at: number): Taken | undefined {
  const before = pairAt(words, at);
  const name = before && words[at + before.count];
  if (!before || (name !== "thousand" && name !== "hundred")) return undefined;
  let count = before.count + 1;
  // "two thousand and five", "two thousand oh one"
  const joints = name === "thousand" ? ["and", "oh", "o", "zero"] : ["and"];
  if (joints.includes(words[at + count] ?? "")) count++;
  const rest = pairAt(words, at + count);
  const value = before.value * (name === "thousand" ? 1000 : 100) + (rest?.value ?? 0);
  return { value, count: rest ? count + rest.count : before.count + 1 };
}

/** "nineteen ninety nine", "twenty oh five", "one fifty": two numbers said side by side. */
function sideBySide(words: readonly string[], at: number): { text: string; count: number } | undefined {
  const first = pairAt(words, at);
  if (!first) return undefined;
  const next = at + first.count;
  const zero = ["oh", "o", "cero", "zero"].includes(words[next] ?? "") ? pairAt(words, next + 1) : undefined;
  if (zero && zero.value < 10 && (first.value === 19 || first.value === 20))
    return { text: `${first.value}0${zero.value}`, count: first.count + 1 + zero.count };
  if (first.value < 10) return seriesAt(words, first, next);
  const second = pairAt(words, next);
  if (!second || second.value < 10 || (first.value !== 19 && first.value !== 20)) return undefined;
  return { text: `${first.value}${second.value}`, count: first.count + second.count };
}

/** "one fifty", whose five may be the engine's, or whose two the year's: "f one fifty five point four", "two thousand ten". */
function seriesAt(words: readonly string[], first: Taken, next: number): { text: string; count: number } | undefined {
  const ten = tens[words[next] ?? ""];
  const unit = small[words[next + 1] ?? ""];
  const another = ["point", "punto", "thousand"].includes(words[next + 2] ?? "");
  if (ten === undefined || words[next + 1] === "y" || (unit !== undefined && !another)) return undefined;
  return { text: `${first.value}${ten}`, count: first.count + 1 };
}

function numberAt(words: readonly string[], at: number): { text: string; count: number } | undefined {
  const word = words[at] ?? "";
  if (word === "oh" || small[word] === 0) {
    const unit = pairAt(words, at + 1);
    if (unit && unit.value < 10) return { text: `0${unit.value}`, count: 1 + unit.count };
  }
  const long = spanishThousand(words, at) ?? englishThousand(words, at);
  if (long) return { text: String(long.value), count: long.count };
  const pair = sideBySide(words, at);
  if (pair) return pair;
  const found = hundredAt(words, at);
  if (!found) return undefined;
  const point = words[at + found.count];
  const decimal = point === "punto" || point === "point" ? small[words[at + found.count + 1] ?? ""] : undefined;
  if (decimal !== undefined && decimal < 10) return { text: `${found.value}.${decimal}`, count: found.count + 2 };
  // "uno" and "one" alone are words like others.
  return word === "uno" || word === "one" ? undefined : { text: String(found.value), count: found.count };
}

/** The folded text with its number words as digits; everything else stays as it is. */
export function spokenNumbers(text: string): string {
  // "dos mil diez, blanco": a comma ends the number, and is none of its words.
  const words = text.replace(/[,.;:!?)](?=\s|$)/g, " $&").split(/\s+/);
  const written: string[] = [];
  let changed = false;
  for (let at = 0; at < words.length; ) {
    const found = numberAt(words, at);
    written.push(found?.text ?? (words[at] as string));
    changed ||= found !== undefined;
    at += found?.count ?? 1;
  }
  return changed ? written.join(" ") : text;
}
