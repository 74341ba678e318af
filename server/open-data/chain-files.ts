import type { Switches } from "#core/switches.ts";
import type { Languages } from "#site/editions.ts";
import { type DataFormat, dataEventsPath, dataFilePath, dataFormats, dataTables } from "#site/open-data.ts";

/** The names of the whole chain's files, as far as its switches and languages go. */
export const listChainFiles = ({ switches, languages }: { switches: Switches; languages: Languages }): string[] =>
  [
    ...dataTables
      .filter((table) => table !== "prices" || switches.partPrices)
      .flatMap((table) => (Object.keys(dataFormats) as DataFormat[]).map((format) => dataFilePath(table, format))),
    ...languages.map(dataEventsPath),
  ].map((path) => path.slice(path.lastIndexOf("/") + 1));
