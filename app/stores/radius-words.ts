import { countText } from "#core/count-text.ts";
import { milesToKilometres } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";

type From = { readonly country: "US" | "CA" } | undefined;

const whole = (n: number) => countText(Math.round(n));
const units = { es: ["milla", "millas"], en: ["mile", "miles"] } as const;

/** How far around a place was looked, "100 millas"; for whoever asks from Canada "161 km". */
export function radiusWords(miles: number, from: From, edition: Edition): string {
  if (from?.country === "CA") return `${whole(milesToKilometres(miles))} km`;
  return `${whole(miles)} ${units[edition][miles === 1 ? 0 : 1]}`;
}

/** The same for a chip: "100 mi", "161 km". */
export const shortRadius = (miles: number, from: From): string =>
  from?.country === "CA" ? `${whole(milesToKilometres(miles))} km` : `${whole(miles)} mi`;
