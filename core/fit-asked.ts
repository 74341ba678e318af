import { fold } from "./text.ts";

/** A stretch of a line that may name a car: `own` stands after what says for which car the part shall be. */
type FitPiece = { readonly text: string; readonly own: boolean };

/**
 * "Does a door of a 2008 Yukon go on a 2010 Tahoe": its pieces between the verbs and what joins them to a car. `which`:
 * what else takes the same part is asked; `this`: the part is one that the visitor has or sees.
 */
type FitAsked = {
  readonly pieces: readonly FitPiece[];
  readonly sameYear: boolean;
  readonly which: boolean;
  readonly this: boolean;
  /** No word asks it, where not two cars are named: "faro de una Tahoe para mi Silverado". */
  readonly perhaps: boolean;
};

const anyOf = (...choices: readonly string[]) => new RegExp(`(?<![\\w-])(?:${choices.join("|")})(?![\\w-])`, "g");

const spanishVerbs =
  "quedan?|quede|queden|quedaran?|quedarian?|hacen?|hara|haran|sirven?|servira|serviran|sirva|entran?|entraran?|vienen?|vendra|caben?|acoplan?|embonan?|pegan?|ajustan?|cuadran?|amarran?";
/** After them stands the part or its car: "le queda la puerta de un Yukon a una Tahoe". */
const askingVerbs = anyOf(
  `(?:no )?(?:(?:se )?(?:le|les|me) )(?:${spanishVerbs}|van?)(?: bien)?(?: igual)?`,
  "(?:se )?(?:le |les )?(?:puede|pueden|podra|podran|podre|puedo|podria|podrian) (?:poner|meter|quedar|servir|acoplar|montar|instalar|usar|entrar|adaptar|cambiar)(?:le|les|lo|la|los|las|selo|sela)?",
  "se (?:le|les) (?:ponen?|meten?|adaptan?|montan?)",
  "(?:sirven?|quedan?|entran?|jalan?|caben?|embonan?|acoplan?|encajan?|cuadran?)(?: directo| bien| derecho)?(?= (?:a|al|en|para|pa|con) )",
  "(?:si )?(?:le |les |me )?(?:sirven?|quedan?|entran?|jalan?|caben?|embonan?|acoplan?|encajan?|cuadran?|pegan?)(?= +(?:direct[oa]s?|bien|derecho|igual|facil|sin|o no|verdad|asi)(?= )| *$)",
  "(?:can|could|may) (?:i|you|we|u) (?:put|use|swap|bolt|mount|install|run|stick|throw|fit)",
);
/** After them stands the car that it shall go on. */
const leadingVerbs = anyOf(
  "(?:bolts?|drops?|plugs?|swaps?|go|goes|slides?)(?: right| straight| directly)?(?: (?:in|up|on|onto|into|to|over)){1,3}",
  "works?(?= (?:on|in|for|with) )",
  "(?<!honda )fits?(?! (?:door|sport|ex|lx|dx|sedan|hatch))",
  "compatibles?(?: con| with)?|intercambiables?(?: con)?|interchang(?:e|es|eable)(?: with| for)?|(?:direct )?swap(?:s|pable)?(?: with)?|cross(?:es)? over|match(?:es)?",
);
/** How it goes on: "plug and play", "sin modificar", "direct fit". */
const straight = anyOf(
  "plug (?:and|n|y|&) play|(?:a )?direct(?:ly)? (?:fit|swap|replacement|bolt)(?: on| in)?|direct[oa]s?(?= )|sin (?:hacerle nada|modificar(?:le)?(?: nada)?|modificaciones|cortar(?: nada)?|adaptar(?: nada)?)|without (?:any )?(?:mods|modifications?|modifying|cutting)(?: anything)?|no mods",
);
/** "Taillights from a 2012 Cruze on a 2015 Cruze". */
const acrossWords = anyOf("(?:from|off|off of|out of) an? .{1,60} (?:on|onto|in|into|to) (?:an?|my|the)");
/** "Asientos de Integra para mi Civic 98": asked only where both are cars. */
const perhapsAcross = anyOf(
  "(?:from|off|off of|out of) (?:an? )?.{1,60} for (?:an?|my|the)",
  "del? .{1,60} (?:para|pa|en) (?:mi|un|una|el|la|otr[oa]|\\w{2,12} \\d{2,4})",
);
const myWords = anyOf("mi|mis|my");
/** What they join are two cars: "the same on 2005 and 2007 Accord". */
const likeness = anyOf(
  "(?:(?:es|son|sera|seran|seria|serian) )?(?:(?:el|la|los|las|lo) )?(?:iguales|igual|mism[oa]s?|identic[oa]s?)(?: (?:que|a|al|con|de))?",
  "(?:is |are )?(?:the )?same(?: (?:exact|part|thing|size))?(?: as)?|identical(?: to)?",
  "shares?|comparten?",
);
const others = "(?: (?:else|other|another|all|mas|otros?|otras?))?";
const things =
  "(?:cars?|trucks?|vehicles?|models?|years?|suvs?|carros?|autos?|coches?|modelos?|anos?|trocas?|camionetas?|vehiculos?)";
/** What else takes the part. */
const whichWords = anyOf(
  `(?:what|which|que|cual|cuales|(?:a|de|con|en) (?:que|cuales))${others} ${things}(?: (?:else|mas))?`,
  `(?:any|any other|another|algun|alguna|(?:hay )?otr[oa]s?|hay|other) ${things}(?: (?:that|que))?(?= (?:with|uses?|usen?|have|has|takes?|traigan?|traen?|lleven?|llevan?|tengan?))`,
  "(?:what|anything|que|a que|cual) (?:else|otro|otra|otros|mas)(?: (?:has|have|uses?|takes?|traen?|llevan?|usan?))?",
);
/** What takes the part, as said beside a likeness. */
const takes = anyOf("as|uses?|usen|has|have|takes?|got|traen?|lleven?|llevan?|usan?|tienen?|traigan?");
const thisWords = anyOf(
  "this|these|those|(?:will|would|does|do|can|could|is) (?:that|it)|este|esta|estos|estas|ese|esa|esos|esas|la mia|el mio|mine",
);
const sameYears = anyOf("(?:of the |the )?same year|(?:del? |el )?mismo ano|mismos anos");
/** Before the car that it shall go on; no number joined to a number. */
const toOwn = anyOf(
  "(?<!\\d )a|(?<=\\d )a(?! \\d)",
  "al|para|pa|on|onto|in|into|to|for",
  "en(?! (?:que|cual|donde|el yonke) )",
);
const fromOther = anyOf("(?:from|off(?: of)?|out of)(?: an?)?|will an?");
const joins = anyOf("and|vs|versus|with|y|con|than");
/** Pieces that all of them share (`scripts/check-patterns.ts`). */
export const fitPatterns: readonly RegExp[] = [
  ...[
    askingVerbs,
    leadingVerbs,
    straight,
    likeness,
    acrossWords,
    perhapsAcross,
    myWords,
    whichWords,
    takes,
    thisWords,
    sameYears,
    toOwn,
    fromOther,
    joins,
  ],
];

/** At either end of a piece they name nothing. */
const small = new Set(
  "quiero quisiera saber alguien sabe know wondering if whether somebody someone anybody que si un una uno unos unas el la los las lo de del al mi mis su sus my a an the one mine otro otra other is are am do does did will would can could it this that these those este esta estos estas ese esa i year years ano anos tambien too also from off of o or not y and right directly directo as up on in bien porque igual".split(
    " ",
  ),
);

function withoutSmall(text: string): string {
  const words = text.split(" ").filter(Boolean);
  while (small.has(words[0] ?? "")) words.shift();
  while (small.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

const mark = { own: ">", other: "<" };

/** What a line asks of a part that shall go from one car to another; undefined where no word of it asks that. */
export function findFitAsked(typed: string): FitAsked | undefined {
  const line = ` ${fold(typed.slice(0, 200))
    .replace(/[?¿!¡,;<>]/g, " ")
    .replace(/\s+/g, " ")
    .trim()} `;
  const has = (words: RegExp, text = line) => text.search(words) >= 0;
  const alike = has(likeness);
  const asks = alike || [askingVerbs, leadingVerbs, straight, acrossWords].some((words) => has(words));
  if (!asks && !has(perhapsAcross)) return undefined;
  const which = has(whichWords);
  const sameYear = has(sameYears);
  let text = line.replace(sameYears, " ").replace(whichWords, " ");
  if (which && alike) text = text.replace(takes, " ");
  text = text
    .replace(straight, " ")
    .replace(leadingVerbs, which ? " " : mark.own)
    .replace(askingVerbs, mark.other)
    .replace(likeness, which ? " " : mark.own)
    .replace(fromOther, mark.other);
  text = text.replace(toOwn, mark.own);
  if (alike) text = text.replace(joins, mark.own);
  const pieces: FitPiece[] = [];
  for (const [, sign = "", words = ""] of text.matchAll(/([<>]?)([^<>]*)/g)) {
    const bare = withoutSmall(words);
    if (bare !== "") pieces.push({ text: bare, own: sign === mark.own || has(myWords, words) });
  }
  return { pieces, sameYear, which, this: has(thisWords), perhaps: !asks };
}
