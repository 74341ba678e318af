import { fold, wordsOf } from "./text.ts";

/** Words that say what a page is about, in either language: alone they ask for no part. */
const pageWords =
  "yonke deshuesadero junkyard yarda yard patio carro coche auto automovil vehiculo car vehicle " +
  "empleo trabajo trabaje carrera vacante puesto job career employment hiring horario hora abierto abre hour schedule open " +
  "garantia warranty devolucion devolver regresar cambio reembolso return exchange refund precio costo price cost " +
  "sucursal ubicacion tienda store location pieza parte refaccion autoparte part evento event " +
  "oferta descuento promocion rebaja discount deal especial special vender venda sell compramos buy chatarra junk " +
  "donar donacion done donate donation regla seguridad safety rule reciclaje reciclar recycling recycle scrap " +
  "puntos recompensas rewards points toolkit contacto contactenos telefono contact phone privacidad privacy cookies";
/** Words that name the same part, or what it is for, Spanish / English: whoever wants money back wants no gear lever. */
export const partGroups = [
  "troca pickup camioneta / truck pickup",
  "freno frenos balata balatas / brake brakes",
  "calavera calaveras stop / taillight",
  "mofle silenciador / muffler",
  "llanta neumatico rin / tire wheel",
  "marcha arranque / starter",
  "cofre capo / hood",
  "cajuela maletero / trunk",
  "defensa parachoques / bumper",
  "salpicadera guardafango / fender",
  "faro farol / headlight",
  "charola carter / pan",
  "tiempo distribucion / timing",
  "vidrio cristal / glass",
  "espejo retrovisor / mirror",
  "asiento butaca / seat",
  "tablero / dash dashboard",
];

/** An adjective in the gender of another word for the part: "bumper trasero", "defensa trasera". */
const genders = "delanter traser izquierd derech chic median electric automatic complet".split(" ");

/** What people say for something else, never the other way round: whoever wants a headlight does not want a lens. */
const said: Readonly<Record<string, string>> = {
  mica: "faro calavera",
  ventana: "vidrio",
  ventanilla: "vidrio",
  window: "glass",
  cloch: "clutch",
  croche: "clutch",
  estarter: "marcha",
  suich: "switch",
  buster: "booster",
  jeder: "header",
  yanta: "llanta",
  boila: "radiador",
  bompa: "defensa",
  guardalodo: "salpicadera",
  fierro: "acero",
  atras: "trasero trasera",
  enfrente: "delantero delantera",
  afuera: "exterior",
  adentro: "interior",
  boya: "flotador",
  pila: "bateria",
  wire: "wiring",
};

/** What a verb's ending is no ending of: a starter does not start with the word. */
const whole = new Set(["starter", "carter"]);

/** One of several; another word ending stays, so that headers are no heads. */
export function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|[aeiou][lnrdj])es$/.test(word)) return word.slice(0, -2);
  // "engines" loses two letters by the rule above, so "engine" must lose one.
  if (/[aeiou][lnrdj]e$/.test(word)) return word.slice(0, -1);
  return /s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * A light stem: plurals of both languages fall together, and a long verb loses its ending, so that what begins like it
 * is found: vender, venda; recycling, recycle.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const one = singular(word);
  return whole.has(one) ? one : one.replace(/(?<=\p{L}{4})(ar|er|ir|ando|iendo|ing)$/u, "");
}

export const termOf = (word: string): string => stem(fold(word));
export const termsOf = (text: string): string[] => wordsOf(text).map(stem);

function readGroups(groups: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const bySynonym = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = new Set(termsOf(group));
    for (const term of terms) bySynonym.set(term, new Set([...(bySynonym.get(term) ?? []), ...terms]));
  }
  return bySynonym;
}
const byPartSynonym = readGroups(partGroups);
const pageTerms = new Set(termsOf(pageWords));

const bySaid = new Map([
  ...Object.entries(said).map(([word, meant]): [string, string[]] => [termOf(word), termsOf(meant)]),
  ...genders.flatMap((of): [string, string[]][] => [
    [`${of}o`, [`${of}a`]],
    [`${of}a`, [`${of}o`]],
  ]),
]);

/** What a term stands for beside itself. */
export const meaningsOf = (term: string): readonly string[] => bySaid.get(term) ?? [];

/** Whether it says what a page is about. */
export const isPageTerm = (term: string): boolean => pageTerms.has(term);

/** Other terms by which the same part is called, without the term itself. */
export const partSynonymsOf = (term: string): string[] =>
  [...(byPartSynonym.get(term) ?? [])].filter((other) => other !== term);

/** Words that say nothing of what is sought. */
const small = new Set(
  termsOf(
    "el la los las un una de del en y o a al con por para que mi su se es the of in and or to for with my your is are",
  ),
);
export const isSmall = (term: string): boolean => small.has(term);
