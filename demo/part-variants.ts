import type { Words } from "#core/edition.ts";

/** Adjectives after a Spanish noun take its gender and number; "fp" is feminine plural. */
export type Gender = "m" | "f" | "fp";
type Variant = { es: (gender: Gender) => string; en: string; factor: number };

const agree = (stem: string) => (gender: Gender) => `${stem}${{ m: "o", f: "a", fp: "as" }[gender]}`;
const plain = (word: string) => () => word;
const variant = (es: Variant["es"], en: string, factor = 1): Variant => ({ es, en, factor });

const left = variant(agree("izquierd"), "left");
const right = variant(agree("derech"), "right");
const front = variant(agree("delanter"), "front");
const rear = variant(agree("traser"), "rear", 0.95);
const upper = variant(plain("superior"), "upper", 0.9);
const lower = variant(plain("inferior"), "lower");

const axes: Readonly<Record<string, readonly (readonly Variant[])[]>> = {
  "": [],
  lr: [[left, right]],
  fr: [[front, rear]],
  "4": [
    [front, rear],
    [left, right],
  ],
  ud: [[upper, lower]],
  ul: [
    [upper, lower],
    [left, right],
  ],
  pw: [[variant(agree("eléctric"), "power", 1.3), variant(plain("manual"), "manual")]],
  size: [
    [variant(agree("chic"), "small", 0.85), variant(agree("median"), "medium"), variant(plain("grande"), "large", 1.2)],
  ],
  cyl: [[4, 6, 8].map((n) => variant(plain(`de ${n} cilindros`), `${n}-cylinder`, 0.55 + n * 0.1))],
  trans: [
    [
      variant(plain("de tracción delantera"), "front-wheel drive"),
      variant(plain("de tracción trasera"), "rear-wheel drive", 1.1),
      variant(plain("4x4"), "4x4", 1.25),
    ],
  ],
  rim: [
    [14, 15, 16, 17, 18, 19, 20].map((n) => variant(plain(`de ${n} pulgadas`), `${n}-inch`, 0.4 + (n - 8) * 0.085)),
  ],
};

export type NamedVariant = { name: Words; factor: number };

/** Where a part is on the car is one thing to say; what else sets it apart follows behind a comma. */
const inEnglish = (place: readonly string[], rest: readonly string[]) =>
  [place.join(" "), ...rest].filter(Boolean).join(", ");
const places: ReadonlySet<string> = new Set([left, right, front, rear, upper, lower].map(({ en }) => en));

/** Every kind of a part: "Puerta completa delantera izquierda" / "Door, complete, front left"; "Side mirror, left, power". */
export function listVariants(part: { es: string; en: string; gender: Gender; variants: string }): NamedVariant[] {
  let kinds: { es: string[]; en: string[]; factor: number }[] = [{ es: [], en: [], factor: 1 }];
  for (const axis of part.variants.split("+").flatMap((code) => axes[code] ?? [])) {
    kinds = kinds.flatMap((kind) =>
      axis.map(({ es, en, factor }) => ({
        es: [...kind.es, es(part.gender)],
        en: [...kind.en, en],
        factor: kind.factor * factor,
      })),
    );
  }
  return kinds.map(({ es, en, factor }) => {
    const { place = [], rest = [] } = Object.groupBy(en, (word) => (places.has(word) ? "place" : "rest"));
    const kind = inEnglish(place, rest);
    return {
      name: {
        es: part.es.includes("*") ? part.es.replace("*", es.join(" ")) : [part.es, ...es].join(" "),
        en: kind ? `${part.en}, ${kind}` : part.en,
      },
      factor,
    };
  });
}
