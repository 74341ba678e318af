import type { Words } from "#core/edition.ts";

/** "1 día hábil", "2 business days". */
export const businessDays = (days: number): Words =>
  days === 1
    ? { es: "1 día hábil", en: "1 business day" }
    : { es: `${days} días hábiles`, en: `${days} business days` };
