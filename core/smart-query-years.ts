import { findYears, type YearList } from "./years.ts";

/** `denied`: the years that it shall not be, where no span is left of them: "no 2007". */
type YearsTaken = { years: YearList; took: string; denied: readonly string[]; rest: string };

const y = "'?(\\d{4}|\\d{2})";
const before = "(?<![\\w.-])";
const after = "(?![\\w.-]|\\.\\d)";
const oldest = 1900;

const decades: Readonly<Record<string, number>> = {
  sesentas: 1960,
  sixties: 1960,
  setentas: 1970,
  seventies: 1970,
  ochentas: 1980,
  eighties: 1980,
  noventas: 1990,
  nineties: 1990,
  dosmiles: 2000,
};

type Rule = [pattern: RegExp, years: (found: string[], full: (digits: string) => number, next: number) => string];
const range = (from: number, to: number) => `${from}-${to}`;
const rule = (source: string, years: Rule[1]): Rule => [new RegExp(before + source + after, "g"), years];

const mas = "(?:mas |mas de )?";
const up = `(?:nuev[oa]s?|recientes?|a?delante|arriba|superior(?:es)?|posterior(?:es)?|despues|mayor(?:es)?|newer|up|upwards?|later|after|above|better|onwards?|on|forward)`;
const down = `(?:viej[oa]s?|a?tras|abajo|bajo|inferior(?:es)?|anterior(?:es)?|antes|menor(?:es)?|older|earlier|before|below|under|down|back|backwards?)`;
const toward = "(?!detras)(?:(?:en|para|pa'?|hacia|de(?: ah?i)?(?: (?:en|para|pa'?))?) ?)";
/** "posterior al", "mas nuevo que el", "mayores de una" */
const than = "(?: (?:al?|del?|que)(?: (?:el|la|una?|del?))?)";
/** What leads to the later of two years. */
const until =
  "(?:(?:y |and )?(?:hasta|up to|up thr(?:u|ough)|through|thru|until|till?)(?: el| the)?|al?|pa'?l?|para(?: el)?|to)";
/** The years up to this one. */
const today =
  "(?:la fecha|hoy|ahora|ahorita|el presente|el actual|este ano|la actualidad|now|today|present|the present|current)";

/** In this order: what is said with words comes before bare ranges, what is denied before what is said. */
const rules: readonly Rule[] = [
  rule(`(?:entre(?: el)? |between )${y} (?:y(?: el)? |and )${y}`, ([a = "", b = ""], full) => `${full(a)}-${full(b)}`),
  rule(`(?:del? |desde(?: el)? |from )?${y} ?${until} ${y}`, ([a = "", b = ""], full) => `${full(a)}-${full(b)}`),
  rule(`(?:del? |desde(?: el)? |from )?${y} ?(?:${until}|-) ?${today}`, ([a = ""], full, next) => range(full(a), next)),
  rule(`${y} ?[-–—] ?${y}`, ([a = "", b = ""], full) => `${full(a)}-${full(b)}`),
  rule(
    `(?:not|no|nothing) (?:${mas}viej[oa]s?${than}|older than|earlier than|before|antes del?|anterior(?:es)?${than}) ?${y}`,
    ([a = ""], full, next) => range(full(a), next),
  ),
  rule(
    `(?:not|no|nothing) (?:${mas}nuev[oa]s?${than}|newer than|later than|after|despues del?|posterior(?:es)?${than}) ?${y}`,
    ([a = ""], full) => range(oldest, full(a)),
  ),
  rule(
    `(?:del? )?${y} ?(?:\\+|-up|(?:y|o|and|or|&) ${mas}${up}|(?:and )?${toward}${up}|pa'?lante|onwards?|up)`,
    ([a = ""], full, next) => range(full(a), next),
  ),
  rule(
    `(?:del? )?${y} ?(?:(?:y|o|and|or|&) ${mas}${down}|(?:and )?${toward}${down}|pa'?tras|and down)`,
    ([a = ""], full) => range(oldest, full(a)),
  ),
  rule(
    // "a door from a 2001 sierra" is of that year.
    `(?:from|(?:desde(?: el| la)?|since|starting(?: in)?|a partir de(?:l)?|at least|minimo|como minimo|por lo menos)(?: an?| una?)?) ${y}(?: on)?`,
    ([a = ""], full, next) => range(full(a), next),
  ),
  rule(
    `(?:(?:despues|mayor(?:es)?|posterior(?:es)?|${mas}nuev[oa]s?|${mas}recientes?)${than}|newer than|later than|after|post-?) ?${y}`,
    ([a = ""], full, next) => range(full(a) + 1, next),
  ),
  rule(
    `(?:(?:antes|menor(?:es)?|anterior(?:es)?|${mas}viej[oa]s?)${than}|before|older than|earlier than|prior to|pre-?) ?${y}`,
    ([a = ""], full) => range(oldest, full(a) - 1),
  ),
  rule(
    `(?:hasta(?: el| la)?|up to|up thr(?:u|ough)|until|till?|thru|through|at most|maximo|como maximo|a mas tardar)(?: an?| una?| the)? ${y}`,
    ([a = ""], full) => range(oldest, full(a)),
  ),
  rule("(?:(?:de )?los |the |anos )?(?:19|20)?([5-9]0)(?:'?s|es)", ([a = ""]) => range(1900 + +a, 1909 + +a)),
  rule("(?:de )?(?:los|anos) (?:anos )?([5-9]0)", ([a = ""]) => range(1900 + +a, 1909 + +a)),
  rule("(?:the )?(?:20)([01]0)'?s", ([a = ""]) => range(2000 + +a, 2009 + +a)),
  rule(`(?:los |the )?(${Object.keys(decades).join("|")})`, ([a = ""]) => {
    const from = decades[a] as number;
    return range(from, from + 9);
  }),
];

const not =
  "(?<!(?:^|[^\\w-])(?:o|or) )(?:(?:pero |but |and |y )?(?:(?:que|that|which) )?(?:no (?:sean?|este|es|son|traiga|del?)|no|not|isn'?t|aren'?t|is not|are not|nothing)|excepto|except|menos)(?: (?:an?|del?|el|la|un|una|the|from|in|of|los|las))* ";
/** What is said of years to be the others: "que no sea del 2007 pa arriba". */
const deniedRules: readonly Rule[] = rules.map(([{ source }, years]) => [
  new RegExp(`(?<![\\w-])${not}${source}`, "g"),
  years,
]);
const deniedYear = new RegExp(`(?<![\\w-])${not}((?:19|20)\\d\\d)(?![\\w.-])(?= ?([\\w-]*))`, "g");
/** What a year that shall not be may stand before; a word of a car makes it the car's own. */
const afterDenied = /^(?:|y|o|and|or|pero|but|para|for|in|en|please|por|porfavor|plz|que|of|de)$/;

/** The years outside of a span; undefined where it lies amid others. */
function outside(years: string, next: number): string | undefined {
  const [from = 0, to = from] = years.split("-").map(Number);
  if (to >= next) return from > oldest ? range(oldest, from - 1) : undefined;
  return from <= oldest ? range(to + 1, next) : undefined;
}

/** For the check of patterns, which cannot see what they are put together from. */
export const yearPhrases: readonly RegExp[] = [
  ...rules.map(([pattern]) => pattern),
  ...deniedRules.map(([pattern]) => pattern),
  deniedYear,
];

/** What is said of the year after the car: "2014 rogue and up". */
const openEnd =
  /(?<!\w)(?:(?:y|o|and|or|&) (?:mas )?(?:nuev[oa]s?|recientes?|viej[oa]s?|newer|older|later|earlier|up|arriba|abajo|adelante)|(?:en|para|pa'?) a?delante|onwards?)(?!\w)/;
const yearAlone = /(?<![\w.'/-])'?(?:\d{4}|\d{2})(?![\w.-]|\.\d)/g;

/** The same text with it right after the year, if there is one year alone. */
function besideYear(text: string): string {
  const [year, other] = text.match(yearAlone) ?? [];
  const end = openEnd.exec(text);
  if (!end || year === undefined || other !== undefined || /\d ?$/.test(text.slice(0, end.index))) return text;
  return text.replace(end[0], " , ").replace(yearAlone, `${year} ${end[0]}`);
}

/** Takes the phrases that speak of several years out of a folded text; single years stay for later. */
export function takeYearPhrases(
  text: string,
  now: Date,
  { isCar }: { isCar: (word: string) => boolean } = { isCar: () => false },
): YearsTaken {
  const next = now.getUTCFullYear() + 1;
  const full = (digits: string) => findYears(digits, now)?.[0]?.[0] ?? 0;
  const found: string[] = [];
  const took: string[] = [];
  const denied: string[] = [];
  let rest = besideYear(text);
  const mayBeDenied =
    /(?<!\w)(?:no|not|nothing|is|isn'?t|aren'?t|are|excepto|except|menos)(?!\w)/.test(rest) && /\d/.test(rest);
  if (mayBeDenied) {
    for (const [pattern, write] of deniedRules)
      rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
        const digits = groups.filter((group): group is string => typeof group === "string" && group !== rest);
        const span = findYears(write(digits, full, next), now)?.[0];
        if (!span) return whole;
        const others = outside(span.join("-"), next);
        if (others) {
          found.push(others);
          took.push(whole);
        } else denied.push(whole);
        return " , ";
      });
    rest = rest.replace(deniedYear, (whole: string, _: string, word: string) => {
      if (!afterDenied.test(word) && (isCar(word) || !/^(?:que|menos|excepto|except)/.test(whole))) return whole;
      denied.push(whole);
      return " , ";
    });
  }
  for (const [pattern, write] of rules) {
    rest = rest.replace(pattern, (whole: string, ...groups: unknown[]) => {
      const digits = groups.filter((group): group is string => typeof group === "string" && group !== rest);
      const years = write(digits, full, next);
      if (!findYears(years, now)) return whole;
      found.push(years);
      took.push(whole);
      return " , ";
    });
  }
  return { years: findYears(found.join(", "), now) ?? [], took: took.join(" "), denied, rest };
}

/** A word that is one year: 2005, 05, '99. */
export function findSingleYear(word: string, now: Date): number | undefined {
  if (!/^'?(\d{4}|\d{2})$/.test(word)) return undefined;
  const year = findYears(word.replace("'", ""), now)?.[0]?.[0];
  return year !== undefined && year <= now.getUTCFullYear() + 2 ? year : undefined;
}

/** Two digits as a year that stays one where nothing says that it is of a car. */
export const yearInFull = (word: string, now: Date): string =>
  /^\d\d$/.test(word) ? String(findSingleYear(word, now) ?? word) : word;
