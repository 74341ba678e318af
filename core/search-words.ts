import { fold, wordsOf } from "./text.ts";

/** Words that customers use for the same thing, in either language. Parts bring their own. */
const pageGroups = [
  "yonke deshuesadero junkyard yarda yard patio",
  "carro coche auto automovil vehiculo car vehicle",
  "empleo trabajo trabaje carrera vacante puesto job career employment hiring",
  "horario hora abierto abre hour schedule open",
  "garantia warranty",
  "devolucion devolver regresar cambio reembolso return exchange refund",
  "precio costo price cost",
  "sucursal ubicacion tienda store location",
  "pieza parte refaccion autoparte part",
  "evento event",
  "oferta descuento promocion rebaja discount deal",
  "especial special",
  "vender venda sell compramos buy chatarra junk",
  "donar donacion done donate donation",
  "regla seguridad safety rule",
  "reciclaje reciclar recycling recycle scrap",
  "puntos recompensas rewards points toolkit",
  "contacto contactenos telefono contact phone",
  "privacidad privacy cookies",
];
/** Those that name parts, or what they are for: whoever wants money back wants no gear lever. */
const partGroups = [
  "troca pickup camioneta truck",
  "freno frenos brake brakes balata balatas",
  "calavera calaveras taillight stop",
  "mofle muffler silenciador escape exhaust",
  "llanta tire neumatico rin wheel",
  "marcha starter arranque",
  "cofre hood capo",
  "cajuela trunk maletero",
  "defensa bumper parachoques",
  "salpicadera guardafango fender",
  "faro headlight farol",
  "charola carter pan",
  "tiempo distribucion timing",
  "vidrio cristal glass",
  "espejo mirror retrovisor",
  "asiento seat butaca",
  "tablero dash dashboard",
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

function singular(word: string): string {
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
  return singular(word).replace(/(?<=\p{L}{4})(ar|er|ir|ando|iendo|ing)$/u, "");
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
const byPageSynonym = readGroups(pageGroups);

const bySaid = new Map([
  ...Object.entries(said).map(([word, meant]): [string, string[]] => [termOf(word), termsOf(meant)]),
  ...genders.flatMap((of): [string, string[]][] => [
    [`${of}o`, [`${of}a`]],
    [`${of}a`, [`${of}o`]],
  ]),
]);

/** What a term stands for beside itself. */
export const meaningsOf = (term: string): readonly string[] => bySaid.get(term) ?? [];

/** Other terms for the same thing, without the term itself. */
export const synonymsOf = (term: string): string[] =>
  [...new Set([...(byPageSynonym.get(term) ?? []), ...(byPartSynonym.get(term) ?? [])])].filter(
    (other) => other !== term,
  );

/** Whether it says what a page is about. */
export const isPageTerm = (term: string): boolean => byPageSynonym.has(term);

/** Of these, those by which a part is called. */
export const partSynonymsOf = (term: string): string[] =>
  [...(byPartSynonym.get(term) ?? [])].filter((other) => other !== term);

/** Words that say nothing of what is sought. */
const small = new Set(
  termsOf(
    "el la los las un una de del en y o a al con por para que mi su se es the of in and or to for with my your is are",
  ),
);
export const isSmall = (term: string): boolean => small.has(term);
