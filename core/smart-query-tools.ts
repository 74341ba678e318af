import { wordsOf } from "./text.ts";

/** Whether one may bring a tool, whether the yard lends it, or whether it has what it keeps there for everybody. */
export type ToolQuestion = "bring" | "lend" | "kept";

const words = (line: string) => new RegExp(`\\b(?:${line})\\b`);

/** Of a workshop: no car carries these, so that nobody asks for them as a part. */
const neverPart = words("jack ?stands?|floor jacks?|torres? para (?:gato|(?:el )?carro)");
const tools = words(
  "gatos?|jacks?|torres?|rampas?|ramps?|esmeril(?:es)?|esmeriladoras?|grinders?|sopletes?|torch(?:es)?|sawzalls?|taladros?|drills?|" +
    "wrench(?:es)?|desarmador(?:es)?|screwdrivers?|martillos?|hammers?|generador(?:es)?|generators?|tool ?box(?:es)?|cajas? de herramientas?",
);
/** "Which tools for an alternator" asks of the part. */
const anyTools = words("herramientas?|tools?");
const kept = words("plumas?|hoists?|carretillas?|wheelbarrows?");

/** "Llevo", "traigo" say which car one drives, "¿trae gato?" what came with it, "llevarme" what one buys. */
const bring = words(
  "bring(?:ing)?(?! back)|take (?:\\w+ ){0,5}(?:in|into|inside)|allow(?:ed|s)?|permit(?:s|ted)?|forbidden|prohibited|" +
    "(?:can|may|could) (?:i|we|you) use|llevar|traer|meter|pasar|entrar|ingresar|permit(?:en|e|id[oa]s?)|dejan|prohibid[oa]s?|" +
    "(?:puedo|puede|pueden|podemos) usar",
);
const lend = words(
  "lend|loan|loaners?|borrow|rents?|rental|prest(?:a|an|ar|ad[oa]s?)|rent(?:a|an|ar)|alquil(?:a|an|ar|er)|renta de",
);

/** What a line asks of tools; `part` is the part that it names, which a jack may be: alone it stays one. */
export function toolQuestion(typed: string, part: string): ToolQuestion | undefined {
  const line = wordsOf(typed.slice(0, 200)).join(" ");
  const lends = lend.test(line);
  if (!lends && !bring.test(line)) return neverPart.test(line) ? "bring" : undefined;
  if (kept.test(line)) return "kept";
  const named = tools.test(line) || (part === "" && anyTools.test(line));
  return named ? (lends ? "lend" : "bring") : undefined;
}
