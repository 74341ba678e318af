import type { Edition, Words } from "./edition.ts";

type Said = {
  /** Beside the name of the fact. */
  readonly value: Words;
  /** By itself, on a car's card. */
  readonly told: Words;
};

/** Where a car was hit; "none" is a word of somebody who looked. Nobody's word is none of these. */
export const hitSides = {
  front: {
    value: { es: "adelante", en: "front" },
    told: { es: "Golpeado adelante", en: "Hit in front" },
  },
  rear: {
    value: { es: "atrás", en: "rear" },
    told: { es: "Golpeado atrás", en: "Hit in the rear" },
  },
  left: {
    value: { es: "lado izquierdo, el del chofer", en: "left, the driver’s side" },
    told: { es: "Golpeado del lado izquierdo", en: "Hit on the left side" },
  },
  right: {
    value: { es: "lado derecho, el del copiloto", en: "right, the passenger’s side" },
    told: { es: "Golpeado del lado derecho", en: "Hit on the right side" },
  },
  none: {
    value: { es: "sin golpe", en: "no hit" },
    told: { es: "Sin golpe", en: "Not hit" },
  },
} as const satisfies Record<string, Said>;
export type HitSide = keyof typeof hitSides;

export const hitSideIds = Object.keys(hitSides) as HitSide[];

export const isHitSide = (text: unknown): text is HitSide => typeof text === "string" && Object.hasOwn(hitSides, text);

/** "Adelante", "Sin golpe": as a choice that stands by itself under "Golpe". */
export function hitChoice(side: HitSide, edition: Edition): string {
  const value: string = hitSides[side].value[edition];
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** "Golpeado adelante": what is known of the hit, "" where nobody said. */
export const hitText = (side: HitSide | undefined, edition: Edition): string =>
  side === undefined ? "" : hitSides[side].told[edition];
