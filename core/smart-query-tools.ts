import { wordsOf } from "./text.ts";

/** Whether one may bring a tool, whether the yard lends it, or whether it has what it keeps there for everybody. */
export type ToolQuestion = "bring" | "lend" | "kept";

/** Of a workshop: no car carries these, so that nobody asks for them as a part. */
const neverPart = /\b(?:jack ?stands?|floor jacks?|torres? para (?:gato|(?:el )?carro))\b/;
const toolWords = new Set(
  (
    "gato gatos jack jacks jackstand jackstands torre torres rampa rampas ramp ramps esmeril esmeriles esmeriladora grinder grinders soplete sopletes " +
    "torch torches sawzall taladro taladros drill drills wrench wrenches desarmador desarmadores screwdriver screwdrivers martillo hammer " +
    "generador generadores generator generators toolbox toolboxes"
  ).split(" "),
);
const box = /\b(?:tool box(?:es)?|cajas? de herramientas?)\b/;
/** "Which tools for an alternator" asks of the part. */
const anyTools = new Set(["herramienta", "herramientas", "tool", "tools"]);
const keptWords = new Set("pluma plumas hoist hoists carretilla carretillas wheelbarrow wheelbarrows".split(" "));

/** "Llevo", "traigo" say which car one drives, "¿trae gato?" what came with it, "llevarme" what one buys. */
const bringWords = new Set(
  (
    "bringing allow allowed allows permit permits permitted forbidden prohibited llevar traer meter pasar entrar ingresar " +
    "permiten permite permitido permitidos permitida permitidas dejan prohibido prohibidos prohibida prohibidas"
  ).split(" "),
);
const bring =
  /\b(?:bring(?! back)|take (?:\w+ ){0,5}(?:in|into|inside)|(?:can|may|could) (?:i|we|you) use|pued(?:o|e|en) usar|podemos usar)\b/;
const lendWords = new Set(
  (
    "lend loan loaner loaners borrow rent rents rental presta prestan prestar prestado prestados prestada prestadas " +
    "renta rentan rentar alquila alquilan alquilar alquiler"
  ).split(" "),
);

/** What a line asks of tools; `part` is the part that it names, which a jack may be: alone it stays one. */
export function toolQuestion(typed: string, part: string): ToolQuestion | undefined {
  const words = wordsOf(typed.slice(0, 200));
  const line = words.join(" ");
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const lends = has(lendWords);
  if (!lends && !has(bringWords) && !bring.test(line)) return neverPart.test(line) ? "bring" : undefined;
  if (has(keptWords)) return "kept";
  const named = has(toolWords) || box.test(line) || (part === "" && has(anyTools));
  return named ? (lends ? "lend" : "bring") : undefined;
}
