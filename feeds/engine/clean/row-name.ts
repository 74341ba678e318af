import { plainText } from "./cell.ts";

const word = /^(?:fila|hilera|row|línea|linea|pasillo)[ .:#-]*(?=\S)/i;

/** A row's name alone: "Fila 12", "Row #12" and "12" are one row, for the site says the word itself. */
export const bareRow = (text: string): string => plainText(text).replace(word, "");
