/** One record as the file has it. `names` is the same array for every row of a table-like file. */
export type RawRow = { line: number; names: readonly string[]; values: readonly string[] };

/** The file as a whole cannot be read; the message is for the person who made it. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}
