import { findPostalCode } from "./postal-code.ts";

const isCode = (place: string) => findPostalCode(place) !== null;

/** "del 95823", "de Sacramento, CA": in Spanish a code takes the article. */
export const ofPlace = (place: string): string => `${isCode(place) ? "del" : "de"} ${place}`;

/** "al 95823", "a Sacramento, CA". */
export const toPlace = (place: string): string => `${isCode(place) ? "al" : "a"} ${place}`;
