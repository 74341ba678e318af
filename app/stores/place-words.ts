import { milesToKilometres, type Point } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { phoneDigits, type Store } from "#core/store.ts";
import { copy } from "./copy.ts";

type Address = Pick<Store, "address1" | "address2" | "city" | "state" | "postalCode">;

export const streetLine = ({ address1, address2 }: Address): string => [address1, address2].filter(Boolean).join(", ");
export const cityLine = ({ city, state, postalCode }: Address): string => `${city}, ${state} ${postalCode}`;
export const addressLine = (store: Address): string => `${streetLine(store)}, ${cityLine(store)}`;

/** All numbers are North American. */
export const nationalDigits = (phone: string): string => phoneDigits(phone).replace(/^1(?=\d{10})/, "");
export const telHref = (phone: string): string => `tel:+1${nationalDigits(phone)}`;

/** The way there in the visitor's own map app: phones open theirs for this address. */
export const directionsUrl = ({ latitude, longitude }: Point): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const short = (distance: number) =>
  distance < 10 ? distance.toFixed(1).replace(/\.0$/, "") : String(Math.round(distance)).replace(/(?=\d{3}$)\B/, ",");

/** "4.2 mi"; for whoever asks from Canada "6.8 km", and so for every line of a list. */
export function distanceWords(miles: number, country: "US" | "CA", edition: Edition): string {
  const words = copy[edition];
  return country === "CA" ? words.kilometres(short(milesToKilometres(miles))) : words.miles(short(miles));
}
