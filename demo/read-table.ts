import { readFileSync } from "node:fs";

/** Lines of a table of data/, without its heading. */
export const readTable = (file: string): string[][] =>
  readFileSync(new URL(`./data/${file}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .slice(1, -1)
    .map((line) => line.split("\t"));
