import { soundOf } from "./by-ear.ts";
import { colorOf } from "./smart-query-beside.ts";
import { noise } from "./smart-query-words.ts";

/**
 * The closed classes of both languages, and how people address one another: they say nothing of a car, a part or a yard, and
 * are read only where nobody else took them. No word of them denies, measures or compares.
 */
const spanish =
  // pronouns and what belongs to whom
  "yo tu te ti ella ellas ellos nosotros nosotras nos se les mis tus sus nuestro nuestra nuestros nuestras esto eso aquel aquella aquello " +
  // auxiliaries, and wanting, having, looking
  "soy eres somos son era eran fue sea sean sera seria estoy estas estamos estan estaba ha han he habia habra haya tengo tienes tenemos tenia tenga tengan " +
  "tendra tendran quieres quiere queremos quieren queria busca buscan buscamos buscar buscaba podria podrian podemos pudiera anda andan andaba andabamos voy va vas vamos " +
  "hacer ver saber " +
  // what joins, and where
  "pero aunque mientras donde hacia " +
  // who is spoken to or of
  "senorita senoritas dama caballero amiga amigos hijo hija hijos hijito hijita mijo mija mijito tio tia primo prima abuelo abuela suegro suegra cunado cunada novio novia " +
  "marido mujer jevito jevita chamaco compadre comadre carnal vato wey guey mecanico " +
  // calls and courtesy
  "ey orale andale pues mire mira miren fijese fijate fijense perdon gracias saludos bendiciones porfa porfavorcito porfavor orita horita algo q d";
const english =
  "he she him his her hers us our ours their theirs them mine yours ours he's she's we're they're you're i'll we'll " +
  "are was were be been being am has had having did done doing could should shall may might must gonna gotta wanna wanting looking wondering lookin " +
  "and or as so if then into onto there here " +
  "son daughter uncle aunt cousin grandpa nephew niece husband wife mother father girlfriend boyfriend mechanic folks yall y'all ya'll fellas gentlemen ladies team dear " +
  "eh uh um uhm hmm oh ah ay ok okay thank thx ty hiya howdy yeah yep yes yup well anyways anyway one ones u";
const fillers: ReadonlySet<string> = new Set(`${spanish} ${english}`.split(" "));
const often = "busco buscando necesito necesitamos quiero quisiera cerca tienen tiene favor disculpe";
/** "busko", "serca", "saver": by ear, as Spanish is written. */
const heard: ReadonlySet<string> = new Set(
  `${spanish} ${often}`
    .split(" ")
    .filter((word) => word.length > 3)
    .map(soundOf),
);

/** Whether a word says nothing wherever it stands. */
export const isEmptyWord = (word: string): boolean =>
  noise.has(word) || fillers.has(word.replace(/'s$/, "")) || (word.length > 3 && heard.has(soundOf(word)));

/** How many of a part, that it is whole, that a colour is one, and where all of them stand. */
const counts = /^(?:[2-9]|both|ambos|ambas|par|pares|pair|couple)$/;
const wholes = /^(?:complet[oa]s?|complete|enter[oa]s?|whole|entire|assembly|assy|ensamble|unit)$/;
const anyOf = /^(?:any|all|whatever|cualquiera?|todo)$/;
const colorWord = /^colou?r$/;
const stock = /^(?:stock|inventory|inventario)$/;

type Taken = { readonly took: string; readonly others: readonly string[] };

/** Whether it says nothing beside what was taken: "color gris", "las 4 puertas", "el dash completo", "stock". */
export function isFrame(word: string, line: readonly string[], { took, others }: Taken): boolean {
  const at = line.indexOf(word);
  const next = line[at + 1] ?? "";
  // Speeds stand before their number here.
  const isSpeeds = /^(?:speed|velocidad)/.test(line[at - 1] ?? "");
  if (counts.test(word))
    return next !== "" && !isSpeeds && [took, ...others].some((part) => part.split(" ").includes(next));
  if (colorWord.test(word))
    return anyOf.test(line[at - 1] ?? "") || [next, line[at + 2] ?? ""].some((one) => colorOf(one) !== undefined);
  return (took !== "" && wholes.test(word)) || stock.test(word);
}
