import type { Words } from "./brand.ts";

/**
 * What the chain decides and no feed says. Pages take these from here and say nothing of the kind on their own;
 * days, fees, admission and hours come from the stores' data.
 */
export const chainFacts = {
  minimumAge: 16,
  shipsParts: false,
  rentsTools: false,
  /** Whether somebody of the yard pulls a part for a visitor. */
  pullsParts: false,
  /** Months without a purchase after which points end; null = they do not. */
  pointsExpireMonths: null as number | null,
  /** Working days until somebody answers a message, and until somebody calls about a car. */
  answerDays: 2,
  carCallDays: 1,
  /** What was paid for a complete car on a day: an example, no quote. */
  carExample: { pounds: 3000, dollars: 350, day: "2026-11-02" },
  /** Cars for sale: days to take the car away once it is paid. */
  carRemovalDays: 7,
  payment: {
    es: "efectivo, tarjeta de crédito y tarjeta de débito",
    en: "cash, credit cards and debit cards",
  },
} as const satisfies {
  minimumAge: number;
  shipsParts: boolean;
  rentsTools: boolean;
  pullsParts: boolean;
  pointsExpireMonths: number | null;
  answerDays: number;
  carCallDays: number;
  carExample: { pounds: number; dollars: number; day: string };
  carRemovalDays: number;
  payment: Words;
};

/** "1 día hábil", "2 business days". */
export const businessDays = (days: number): Words =>
  days === 1
    ? { es: "1 día hábil", en: "1 business day" }
    : { es: `${days} días hábiles`, en: `${days} business days` };
