import { everydayWords } from "./everyday-words.ts";
import { colorOf, stuffs } from "./smart-query-beside.ts";
import { isEngine } from "./smart-query-engine.ts";
import { isKind } from "./smart-query-kinds.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import type { PartLexicon } from "./smart-query-parts.ts";
import { bodyWords, noise } from "./smart-query-words.ts";
import { squash } from "./text.ts";

type Denied = { readonly denied: readonly string[]; readonly rest: string };
/** What a word may be: of a part its name or its kind, a part by itself, a car's name, or a colour, an engine, a stuff. */
type Things = Readonly<Record<"isPart" | "isHead" | "isKind" | "isCar" | "isTrait", (word: string) => boolean>>;

export function thingsOf(parts: PartLexicon, { modelsByKey, modelsByStart, makeByKey, carWords }: Vocabulary): Things {
  const isPart = (word: string) => parts.isPartWord(word, true) && !noise.has(word);
  const isName = (word: string) =>
    [modelsByKey, makeByKey, carWords].some((names: ReadonlyMap<string, unknown>) => names.has(squash(word))) ||
    bodyWords.has(word) ||
    // "not the grand", "no de monte carlo": a name's first word.
    (/^[a-z]{4}/.test(word) && modelsByStart.has(word) && !everydayWords.has(word));
  return {
    isPart,
    isHead: parts.isHead,
    isKind,
    isCar: (word) => isName(word) && !noise.has(word) && !isPart(word),
    isTrait: (word) => colorOf(word) !== undefined || isEngine(word) || stuffs.has(word),
  };
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const lead = set("pero but que that which aunque con with y and although even");
/** Whatever follows shall not be: "sin rayas". */
const lacking = set("sin without w/o except excepto salvo");
const denying = set(
  "no not isn't isnt aren't arent ain't aint wasn't wasnt don't dont doesn't doesnt non ni nor neither",
);
/** "anything but ford", "todo menos ford", and "hay o no", which denies nothing. */
const all = set("anything everything any all todo todos todas cualquier cualquiera");
const asking = set("o or whether why porque");
const wishing = set("quiero queremos quisiera want need ocupo necesito es son");
const wished = set("sea sean este esten traiga traigan tenga tengan lleve lleven venga vengan");
/** Asked of the yard they are a question, "no tienen faros", and of a part they say what it is without. */
const having = set("tiene tienen trae traen lleva llevan have has is are");
const articles = set("el la los las un una the a an any one con with de del of lo mi my tan");
const joining = set("o or ni nor");
const owning = set("de del of en in on");

/** Takes what shall not be out of a folded text: "not turbo", "que no sea led", "sin vidrio ni espejo", "la tapa ya la tengo". */
export function takeDenied(text: string, things: Things): Denied {
  const denied: string[] = [];
  const clauses = text.split(/(?<=[,;!?])|(?=[,;!?])/).map((clause) => {
    const words = clause.split(/\s+/).filter(Boolean);
    const others = text.split(/[\s,;!?]+/);
    for (let at = 0; at < words.length; at++) {
      const [from, end] = ownedAt(words, at, things) ??
        refusedAt(words, at, things) ?? [at, deniedTo(words, at, things, others)];
      if (end <= from) continue;
      denied.push(words.splice(from, end - from, ",").join(" "));
      at = from;
    }
    return words.join(" ");
  });
  return denied.length === 0 ? { denied, rest: text } : { denied, rest: clauses.join(" ") };
}

/** Where what is denied from here on ends, or where it begins. */
function deniedTo(words: readonly string[], start: number, things: Things, line: readonly string[]): number {
  const word = (of: number) => words[of] ?? "";
  let at = start;
  while (lead.has(word(at))) at++;
  const isOf = /^(?:que|that|which|aunque)$/.test(word(at - 1)) && at > start;
  if (all.has(word(start)) && /^(?:but|menos)$/.test(word(start + 1))) at = start + 1;
  else if (isAllBut(words, start, things)) at = start;
  else if (!lacking.has(word(at)) && !denying.has(word(at))) return start;
  if (asking.has(word(start - 1))) return start;
  const isLacking = lacking.has(word(at));
  let isAny = isLacking || (isOf && /n'?t$/.test(word(at)));
  at++;
  for (; wishing.has(word(at)) || wished.has(word(at)) || (isOf && having.has(word(at))); at++)
    isAny ||= isOf && wished.has(word(at));
  const isThing = (one: string) => things.isPart(one) || things.isKind(one) || things.isTrait(one) || things.isCar(one);
  // "not a 2012 camry"
  while (articles.has(word(at)) || (/^\d{2,4}$/.test(word(at)) && things.isCar(word(at + 1)))) at++;
  const first = at;
  if (!isThing(word(at)) && !(isAny && /^[a-z]{3}/.test(word(at)))) return start;
  for (at++; at < words.length; ) {
    let next = at;
    const isOfThing = isLacking && /^(?:del?|of|para|for)$/.test(word(next)) && things.isPart(word(next + 1));
    if (joining.has(word(next)) || isOfThing || (owning.has(word(next)) && things.isPart(word(at - 1)))) next++;
    while (next > at && articles.has(word(next))) next++;
    if (!goesOn(at - 1, word(next), next > at)) break;
    at = next + 1;
  }
  // "no chrome bumper", where no other part is asked for: a bumper.
  const head = words.findIndex((one, of) => of > first && of < at && things.isHead(one) && !things.isKind(one));
  const named = words.slice(first, at);
  const isOnly = !line.some((one) => things.isHead(one) && !things.isKind(one) && !named.includes(one));
  const plain = words.slice(first, head).every((one) => things.isKind(one) || things.isTrait(one));
  return head > 0 && isOnly && plain ? head : at;

  function goesOn(end: number, next: string, isJoined: boolean): boolean {
    const before = word(end);
    if (isJoined) return isThing(next);
    // "crown victoria", "town car"
    const isCar = things.isCar(before) || (end > first && things.isCar(`${word(end - 1)} ${before}`));
    if (things.isCar(`${before} ${next}`)) return true;
    if (isCar) return things.isCar(next);
    // Where it is, is said of what has a place: no "hid left".
    return things.isKind(next)
      ? things.isHead(before) || /^\d$/.test(before)
      : things.isPart(next) && !things.isCar(next);
  }
}

/** "any color but red", "cofre menos rojo", or what is left of that, ", but red": all but what it names, and no mere "but". */
function isAllBut(words: readonly string[], at: number, things: Things): boolean {
  const but = words[at] ?? "";
  if ((but !== "but" && but !== "menos") || denying.has(words[at + 1] ?? "")) return false;
  if (words.slice(Math.max(0, at - 3), at).some((word) => all.has(word))) return true;
  let next = at + 1;
  while (articles.has(words[next] ?? "") || words[next] === "color") next++;
  const named = words[next] ?? "";
  return (but === "menos" || at === 0) && next === words.length - 1 && (things.isTrait(named) || things.isCar(named));
}

/** From where to where the words are of what somebody has already: "tapa de gasolina ya la tengo", "ya tengo la tapa". */
function ownedAt(words: readonly string[], at: number, things: Things): [number, number] | undefined {
  const said =
    /^(?:ya (?:l[oa]s? )?(?:tengo|compre|consegui)|(?:i )?already (?:have|got)|(?:i )?have already)(?: (?:it|that|them|one))?(?= |$)/.exec(
      words.slice(at, at + 5).join(" "),
    )?.[0];
  if (said === undefined) return undefined;
  const isSmall = (of: number) => articles.has(words[of] ?? "");
  const isPart = (of: number) => [things.isPart, things.isKind].some((is) => is(words[of] ?? ""));
  let end = at + said.split(" ").length;
  let from = at;
  while (from > 0 && (isPart(from - 1) || isSmall(from - 1))) from--;
  if (from < at) return [from, end];
  while (isPart(end) || (isSmall(end) && (isPart(end + 1) || isSmall(end + 1)))) end++;
  return end > at + said.split(" ").length ? [from, end] : undefined;
}

/** "la de led no", "the xenon one no": a no at the end of its clause denies what is named with an article before it. */
function refusedAt(words: readonly string[], at: number, things: Things): [number, number] | undefined {
  const no = words.indexOf("no", at + 1);
  const ends = no > 0 && (no === words.length - 1 || /^(?:pero|sino|but|solo|nomas)$/.test(words[no + 1] ?? ""));
  if (!ends || !/^(?:el|la|l[oa]s|the)$/.test(words[at] ?? "")) return undefined;
  const named = words.slice(at + 1, no).filter((word) => !owning.has(word) && !/^(?:con|with|ones?|el|la)$/.test(word));
  const isThing = (word: string) => [things.isPart, things.isKind, things.isTrait, things.isCar].some((is) => is(word));
  return named.length > 0 && named.every(isThing) ? [at, no + 1] : undefined;
}
