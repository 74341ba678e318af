import { invalid } from "#core/errors.ts";

/** Matrix parameters: `/busqueda;s=mofle;p=2`. Any order, percent-encoded, the first of a name wins. */
export type Matrix = Readonly<Record<string, string>>;

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid("path", "bad percent-encoding");
  }
}

export function splitMatrix(pathname: string): { path: string; matrix: Matrix } {
  const at = pathname.indexOf(";");
  if (at < 0) return { path: pathname, matrix: {} };
  const matrix: Record<string, string> = Object.create(null);
  for (const pair of pathname.slice(at + 1).split(";")) {
    const eq = pair.indexOf("=");
    const name = decode(eq < 0 ? pair : pair.slice(0, eq));
    if (name !== "" && !(name in matrix)) matrix[name] = eq < 0 ? "" : decode(pair.slice(eq + 1));
  }
  return { path: pathname.slice(0, at), matrix };
}

export const writeMatrixPair = (name: string, value: string): string => `;${encode(name)}=${encode(value)}`;

/** Writes parameters in the order given, leaving out the absent ones. */
export function writeMatrix(values: Record<string, string | number | undefined>): string {
  let out = "";
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== "") out += writeMatrixPair(name, String(value));
  }
  return out;
}
