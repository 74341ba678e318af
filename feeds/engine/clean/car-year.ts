import { readBy } from "#feeds/engine/read-by.ts";
import { readInteger } from "./number.ts";

/** A model year; two digits mean the latest year that is not after next year. */
export function readCarYear(text: string, thisYear: number): number | null {
  const number = readInteger(text);
  if (number === null) return null;
  if (!/^\d{2}$/.test(text)) return number >= 1900 && number <= thisYear + 2 ? number : null;
  const century = Math.floor(thisYear / 100) * 100;
  return century + number <= thisYear + 1 ? century + number : century - 100 + number;
}

/** The VIN may say the year where a cell does not. */
export const yearOfVin = {
  es: "no es un año de modelo. Se buscó en el VIN.",
  en: "is not a model year. The VIN was asked.",
};

export const carYear = readBy((text, { now }) => readCarYear(text, now.getUTCFullYear()), {
  es: "no es un año de modelo. Escriba cuatro cifras, así: 2003.",
  en: "is not a model year. Write four digits, like 2003.",
});
