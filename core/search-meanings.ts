import type { Edition } from "./edition.ts";
import { partGroups, stem, termsOf } from "./search-words.ts";
import { wordsOf } from "./text.ts";

/** Words that customers use for the same thing, Spanish / English: each finds what says any of them in its own language. */
const groups = [
  "yonke deshuesadero yarda patio sucursal ubicacion tienda / junkyard yard store location",
  "carro coche auto automovil vehiculo / car vehicle",
  "empleo trabajo trabaje carrera vacante puesto / job career employment hiring",
  "horario hora abierto abre / hour schedule open",
  "garantia / warranty",
  "devolucion devolver regresar cambio reembolso / return exchange refund",
  "precio costo / price cost",
  "pieza parte refaccion autoparte / part",
  "evento / event",
  "oferta descuento promocion rebaja cupon / offer discount deal coupon",
  "especial / special",
  "vender venda compramos comprar / sell buy",
  "chatarra / junk scrap",
  "venta / sale",
  "donar donacion done / donate donation",
  "regla seguridad / safety rule",
  "reciclaje reciclar / recycling recycle",
  "puntos recompensas toolkit / rewards points toolkit",
  "contacto contactenos telefono / contact phone",
  "privacidad cookies / privacy cookies",
  "motor / engine",
  "herramienta / tool",
  "entrada / admission entry",
  "grua / tow towing",
  "ventana ventanilla / window",
  "efectivo / cash",
  "tarjeta / card",
  "ayuda / help",
  "regalo / gift",
  "aviso / alert notice",
  "termino / term",
  "aplicacion app / app",
  "perro mascota / dog pet",
  "nino / child children kid",
  "salvamento / salvage",
  "millaje / mileage",
  "gasolina / gas gasoline",
  "ambiente ambiental / environment environmental",
  "mapa / map",
  "titulo / title",
  "flecha / axle",
  "parabrisas / windshield",
  "aire / air",
  "acondicionado / conditioning",
  "catalizador catalitico / catalytic",
  "usada usado / used",
  "fila / row",
  ...partGroups,
];

type Meaning = { readonly name: string; readonly terms: Readonly<Record<Edition, readonly string[]>> };

/** A verb that lost its ending, or a long word: what begins like it is meant too. A window (ventana) is no sale (venta). */
const startsWords = (word: string): boolean =>
  stem(word).length > (/(ar|er|ir|ing)$/.test(word) && stem(word) !== word ? 3 : 5);

const meanings = groups.map((group): Meaning => {
  const [es = "", en = ""] = group.split(" / ");
  return { name: termsOf(es)[0] ?? "", terms: { es: termsOf(es), en: termsOf(en) } };
});
const starts = new Set(groups.flatMap((group) => wordsOf(group).filter(startsWords).map(stem)));

const mapOf = (edition: Edition) => {
  const byTerm = new Map<string, Meaning[]>();
  for (const meaning of meanings)
    for (const term of meaning.terms[edition]) byTerm.set(term, [...(byTerm.get(term) ?? []), meaning]);
  return byTerm;
};
const byTerm = { es: mapOf("es"), en: mapOf("en") };
const none: readonly Meaning[] = [];

/** What a term means to who types it in an edition; a word of the other language is understood too. */
const meaningsOfTerm = (term: string, edition: Edition): readonly Meaning[] =>
  byTerm[edition].get(term) ?? byTerm[edition === "es" ? "en" : "es"].get(term) ?? none;

type Meant = {
  /** Names of what is meant, as `meaningsIn` writes them. */
  readonly names: readonly string[];
  /** Other terms for it, by their language. */
  readonly synonyms: Readonly<Record<Edition, readonly string[]>>;
  /** Whether what begins like the term is meant too. */
  readonly starts: boolean;
};

/** Undefined for a word of its own. */
export function findMeant(term: string, edition: Edition): Meant | undefined {
  const found = meaningsOfTerm(term, edition);
  if (found.length === 0) return undefined;
  const others = (language: Edition) => [
    ...new Set(found.flatMap(({ terms }) => terms[language].filter((other) => other !== term))),
  ];
  return {
    names: found.map(({ name }) => name),
    synonyms: { es: others("es"), en: others("en") },
    starts: starts.has(term),
  };
}

const shortestStart = 4;

/** What a text in one language speaks of. */
export function meaningsIn(terms: Iterable<string>, edition: Edition): Set<string> {
  const names = new Set<string>();
  const known = byTerm[edition];
  for (const term of terms) {
    for (let end = Math.min(shortestStart, term.length); end <= term.length; end++) {
      const start = term.slice(0, end);
      if (end < term.length && !starts.has(start)) continue;
      for (const { name } of known.get(start) ?? none) names.add(name);
    }
  }
  return names;
}
