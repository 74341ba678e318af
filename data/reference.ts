import { readFile } from "node:fs/promises";
import type { GenerationRow, PartFactRow, SisterModelRow } from "./schema.ts";

/** The files of data/reference/ have the columns of the feeds of the same names, with tabs between. */
async function readLines<T>(file: string, rowOf: (cell: (column: string) => string) => T): Promise<T[]> {
  const text = await readFile(new URL(`./reference/${file}.tsv`, import.meta.url), "utf8");
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const columns = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return rowOf((column) => cells[columns.indexOf(column)] ?? "");
  });
}

const carYears = (cell: (column: string) => string) => ({
  make: cell("make"),
  model: cell("model"),
  from_year: Number(cell("from")),
  to_year: Number(cell("to")),
});

export const readGenerations = (): Promise<GenerationRow[]> =>
  readLines("generations", (cell) => ({
    ...carYears(cell),
    name_es: cell("name_es"),
    name_en: cell("name_en"),
    note_es: cell("note_es"),
    note_en: cell("note_en"),
    changes: cell("changes"),
  }));

export const readSisters = (): Promise<SisterModelRow[]> =>
  readLines("sisters", (cell) => ({
    ...carYears(cell),
    sister_make: cell("sister_make"),
    sister_model: cell("sister_model"),
    sister_from: Number(cell("sister_from")),
    sister_to: Number(cell("sister_to")),
    shares: cell("shares") as SisterModelRow["shares"],
  }));

export const readPartFacts = (): Promise<PartFactRow[]> =>
  readLines("part-facts", (cell) => ({
    name_en: cell("name_en"),
    name_es: cell("name_es"),
    shared: cell("shared") as PartFactRow["shared"],
    tools_es: cell("tools_es"),
    tools_en: cell("tools_en"),
    minutes_from: Number(cell("minutes_from")) || null,
    minutes_to: Number(cell("minutes_to")) || null,
    check_es: cell("check_es"),
    check_en: cell("check_en"),
    danger: cell("danger") as PartFactRow["danger"],
  }));
