import type { Words } from "./edition.ts";
import { fold } from "./text.ts";

/** The ten kinds of body; the drawings know more (drawings/silhouettes.ts). */
export const bodies = {
  sedan: { es: "Sedán", en: "Sedan" },
  coupe: { es: "Cupé", en: "Coupe" },
  hatchback: { es: "Hatchback", en: "Hatchback" },
  wagon: { es: "Vagoneta", en: "Wagon" },
  suv: { es: "SUV", en: "SUV" },
  pickup: { es: "Troca (pickup)", en: "Pickup" },
  minivan: { es: "Minivan", en: "Minivan" },
  van: { es: "Van", en: "Van" },
  convertible: { es: "Convertible", en: "Convertible" },
  truck: { es: "Camión", en: "Truck" },
} as const satisfies Record<string, Words>;

export type Body = keyof typeof bodies;
export const bodyIds = Object.keys(bodies) as Body[];
export const isBody = (text: string): text is Body => Object.hasOwn(bodies, text);

/** In this order, since "minivan" holds "van" and "pickup truck" holds "truck". */
const hints: readonly (readonly [RegExp, Body])[] = [
  [/pick ?-?up|troca|crew cab|ext(ended)? cab|super ?crew/, "pickup"],
  [/mini ?-?van/, "minivan"],
  [/convertible|cabriolet|roadster|spyder|spider/, "convertible"],
  [/suv|sport utility|crossover|multi-?purpose|mpv|cuv|jeep/, "suv"],
  [/hatch|liftback|notchback|[35] ?puertas/, "hatchback"],
  [/wagon|vagoneta|guayin|estate|familiar/, "wagon"],
  [/coupe|cupe|2 ?-?(dr|door)/, "coupe"],
  [/\bvan\b|cargo|step van|passenger van|furgon/, "van"],
  [/truck|tractor|chassis|cutaway|incomplete|camion|box/, "truck"],
  [/sedan|saloon|4 ?-?(dr|door)/, "sedan"],
];

/** The body that a file's words mean, or undefined. */
export function findBody(text: string): Body | undefined {
  const folded = fold(text).trim();
  if (isBody(folded)) return folded;
  return hints.find(([pattern]) => pattern.test(folded))?.[1];
}
