import { countText } from "#core/count-text.ts";
import type { Words } from "#core/edition.ts";
import { SaidError } from "#feeds/engine/said.ts";

/** One record as the file has it. `names` is the same array for every row of a table-like file. */
export type RawRow = { line: number; names: readonly string[]; values: readonly string[] };

/** The file as a whole cannot be read. */
export class UnreadableFile extends SaidError {
  override name = "UnreadableFile";
}

/** No yard's record comes near these; what is larger is broken, or made to do harm. */
export const limits = { fileBytes: 2 * 1024 ** 3, recordSigns: 1024 * 1024, cells: 1000, depth: 20 };

export const tooLong = (line: number, hint: Words = { es: "", en: "" }) =>
  new UnreadableFile({
    es: `El registro que empieza en la línea ${line} pasa de 1 MB.${hint.es}`,
    en: `The record that starts at line ${line} is longer than 1 MB.${hint.en}`,
  });

export const tooDeep = (line: number) =>
  new UnreadableFile({
    es: `El registro que empieza en la línea ${line} tiene más de ${limits.depth} niveles, uno dentro de otro.`,
    en: `The record that starts at line ${line} is nested more than ${limits.depth} deep.`,
  });

export const tooWide = (line: number) =>
  new UnreadableFile({
    es: `El registro que empieza en la línea ${line} tiene más de ${countText(limits.cells)} celdas.`,
    en: `The record that starts at line ${line} has more than ${countText(limits.cells)} cells.`,
  });
