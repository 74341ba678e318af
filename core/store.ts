import type { Point } from "./distance.ts";
import type { Words } from "./edition.ts";
import type { Highway } from "./highway.ts";
import type { Schedule } from "./hours.ts";
import type { Day } from "./local-time.ts";
import { slugOf } from "./slug.ts";

export const services = {
  inventory: { es: "Inventario en línea", en: "Online inventory" },
  partpricing: { es: "Lista de precios", en: "Price list" },
  wesellcars: { es: "Vende carros", en: "Sells cars" },
  buyscars: { es: "Compra carros", en: "Buys cars" },
} as const satisfies Record<string, Words>;

export type Service = keyof typeof services;
export const serviceIds = Object.keys(services) as Service[];

export type Division = { readonly id: number; readonly code: string; readonly name: string };
/** Number and label are "" where nobody has said them. */
export type Phone = { readonly number: string; readonly label: Words };

export type Store = Point & {
  readonly id: number;
  readonly site: string;
  readonly code: string;
  readonly name: string;
  readonly subName: string;
  readonly listText: string;
  readonly type: string;
  readonly division: Division;
  readonly countGroup: string;
  readonly active: boolean;
  readonly openedOn: Day | null;
  /** The store is no more, since this day. */
  readonly closedOn: Day | null;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly stateName: Words;
  readonly country: "US" | "CA";
  readonly countryName: Words;
  readonly postalCode: string;
  /** The code without blanks, to compare. */
  readonly postalKey: string;
  readonly phone1: Phone;
  readonly phone2: Phone;
  readonly buyingPhone: string;
  readonly mapTextLine1: string;
  readonly mapTextLine2: string;
  /** Sanitised HTML. */
  readonly info: Words;
  readonly slug: string;
  readonly services: ReadonlySet<Service>;
  /** Whether anybody has said what it offers. */
  readonly servicesSaid: boolean;
  readonly schedule: Schedule;
  /** The yard's, which closes before the shop; null = nobody has said how long before. */
  readonly yardSchedule: Schedule | null;
  readonly buyingSchedule: Schedule;
  /** Rates are in millionths. Null here is what nobody has said of this store: never 0. */
  readonly taxRate: number | null;
  readonly admissionCents: number | null;
  readonly environmentalRate: number | null;
  readonly environmentalCapCents: number | null;
  readonly coreDays: number | null;
  readonly exchangeDays: number | null;
  readonly warrantyDays: number | null;
  readonly yardClosesBeforeMinutes: number | null;
  /** Those near it, the nearest first. */
  readonly highways: readonly Highway[];
  readonly stockReadAt: Date | null;
  readonly pricesUpdatedAt: Date | null;
  readonly marketId: number | null;
};

/** Where visitors pull parts; the other sites buy metal and cars, and say so. */
export const isYard = ({ services, servicesSaid }: Pick<Store, "services" | "servicesSaid">): boolean =>
  !servicesSaid || services.has("inventory") || services.has("partpricing");

export const storeSlug = (mapTextLine1: string): string => slugOf(mapTextLine1);

/** "(817) 555-0123" → "8175550123". */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, "");
