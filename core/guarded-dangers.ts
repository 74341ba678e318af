import type { Words } from "./edition.ts";

/** Dangers that the name of a part or a car tells by itself, in a few words: a list on a device has no more. */
export const guardedShort = {
  "high-voltage": { es: "Alto voltaje, puede matar", en: "High voltage, it can kill" },
  airbag: { es: "Bolsa de aire, puede matar", en: "Airbag, it can kill" },
  "airbag-near": { es: "Puede haber una bolsa de aire cerca", en: "There may be an airbag close by" },
  "airbag-recall": {
    es: "Busque antes el VIN: puede estar llamada a revisión",
    en: "Look up the VIN first: it may be under recall",
  },
  pretensioner: { es: "Puede llevar un tensor explosivo", en: "It may have an explosive tensioner" },
  "spring-torsion": { es: "Barra de torsión cargada, golpea con fuerza", en: "Loaded torsion bar, it strikes hard" },
  "fuel-pressure": { es: "Combustible a presión", en: "Fuel under pressure" },
  "fuel-vapor": { es: "Combustible y vapores, sin chispas", en: "Fuel and vapor, no sparks" },
  "high-voltage-car": {
    es: "Híbrido o eléctrico: no toque los cables naranjas",
    en: "Hybrid or electric: don’t touch orange cables",
  },
} as const satisfies Record<string, Words>;

export type GuardedDanger = keyof typeof guardedShort;

/** Of these the ones that only the staff takes out. */
export const guardedStaff: ReadonlySet<GuardedDanger> = new Set(["high-voltage", "airbag", "spring-torsion"] as const);
