const perPiece = /(?<![a-z])(?:ea|each|c\/u|cada un[oa]|pc|pz|pza|pieza)\.?$/i;

/** What stands before "ea", "/ea" or "c/u". */
function withoutUnit(text: string): string {
  const bare = text.replace(perPiece, "").trimEnd();
  return bare.endsWith("/") ? bare.slice(0, -1) : bare;
}

/** Cents from `61.99`, `$1,250`, `61,99` (comma before two digits), `USD 8`, `$24.99 ea`. */
export function readCents(text: string): number | null {
  const bare = withoutUnit(text).replace(/[$\s]|USD|CAD|MXN/gi, "");
  const decimal = /^\d+,\d{2}$/.test(bare) ? bare.replace(",", ".") : bare.replace(/,(?=\d{3}(?:\D|$))/g, "");
  if (!/^\d{1,8}(?:\.\d{1,4})?$/.test(decimal)) return null;
  return Math.round(Number(decimal) * 100);
}

/** A whole number from `123,456`, `123456.0`, `123 456 mi`. */
export function readInteger(text: string): number | null {
  const bare = text
    .replace(/(?:mi|miles|millas|km)\.?$/i, "")
    .trimEnd()
    .replace(/[,\s](?=\d{3}(?:\D|$))/g, "");
  return /^-?\d{1,9}(?:\.0+)?$/.test(bare) ? Number(bare) : null;
}

export function readDecimal(text: string): number | null {
  const bare = text.replace(/%$/, "").trim();
  return /^-?\d{1,6}(?:\.\d{1,8})?$/.test(bare) ? Number(bare) : null;
}

const yes = new Set(["yes", "y", "true", "t", "1", "x", "si", "sí"]);
const no = new Set(["no", "n", "false", "f", "0"]);

export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : null;
}

export const writeCents = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2));

export const writePercent = (millionths: number | null): string =>
  millionths === null ? "" : String(millionths / 10_000);
