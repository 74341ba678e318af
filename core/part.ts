import type { Body } from "./body.ts";
import type { Words } from "./edition.ts";

export const partCategories = {
  engine: { es: "Motor", en: "Engine" },
  drivetrain: { es: "Transmisión y tracción", en: "Transmission and drivetrain" },
  electrical: { es: "Eléctrico", en: "Electrical" },
  lights: { es: "Luces", en: "Lights" },
  body: { es: "Carrocería", en: "Body" },
  glass: { es: "Vidrios y espejos", en: "Glass and mirrors" },
  interior: { es: "Interior", en: "Interior" },
  brakes: { es: "Frenos", en: "Brakes" },
  suspension: { es: "Suspensión", en: "Suspension" },
  steering: { es: "Dirección", en: "Steering" },
  cooling: { es: "Enfriamiento", en: "Cooling" },
  climate: { es: "Aire acondicionado y calefacción", en: "Heating and A/C" },
  fuel: { es: "Combustible", en: "Fuel" },
  exhaust: { es: "Escape", en: "Exhaust" },
  wheels: { es: "Rines y llantas", en: "Wheels and tires" },
  other: { es: "Otras piezas", en: "Other parts" },
} as const satisfies Record<string, Words>;

export type PartCategory = keyof typeof partCategories;
export const partCategoryIds = Object.keys(partCategories) as PartCategory[];
export const isPartCategory = (text: string): text is PartCategory => Object.hasOwn(partCategories, text);

export type PartType = "CAR" | "PU/VAN";
export const partTypes: Readonly<Record<PartType, Words>> = {
  CAR: { es: "Carro", en: "Car" },
  "PU/VAN": { es: "Troca o van", en: "Pickup or van" },
};

const vansAndPickups: ReadonlySet<string> = new Set<Body>(["pickup", "van", "minivan", "truck"]);

/** Which of the two lists a body's parts are on. */
export const partTypeOf = (body: string): PartType => (vansAndPickups.has(body) ? "PU/VAN" : "CAR");

/** A part of the reference catalogue has such a number until a chain's list gives it its own. */
export const isReferenceNumber = (itemNumber: string): boolean => itemNumber.startsWith("REF-");

export type Part = {
  readonly id: number;
  readonly itemNumber: string;
  readonly name: Words;
  readonly type: PartType;
  readonly category: string;
  readonly synonyms: Readonly<Record<"es" | "en", readonly string[]>>;
};

/** A part at a store, in cents of its currency. */
export type PricedPart = Part & {
  readonly priceCents: number;
  readonly coreCents: number;
  readonly totalCents: number;
  readonly warrantyCents: number | null;
  readonly environmentalCents: number | null;
  readonly note: Words;
  readonly updatedAt: Date;
  /** The store's own price rather than the chain's. */
  readonly own: boolean;
};
