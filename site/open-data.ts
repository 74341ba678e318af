import type { Edition } from "./editions.ts";

/** Tables that anyone may take, and the forms in which they come. */
export const dataTables = ["stock", "prices"] as const;
export type DataTable = (typeof dataTables)[number];
export const dataFormats = {
  csv: "text/csv",
  ndjson: "application/x-ndjson",
  json: "application/json",
} as const;
export type DataFormat = keyof typeof dataFormats;

const folder = "/open-data/";

/** A table of the whole chain, or of one yard. */
export const dataFilePath = (table: DataTable, format: DataFormat, storeId?: number): string =>
  `${folder}${table}${storeId === undefined ? "" : `-${storeId}`}.${format}`;
export const dataEventsPath = (edition: Edition): string => `${folder}events.${edition}.ics`;
/** The sha-256 of every file of the whole chain. */
export const dataSumsPath = `${folder}sha256.txt`;
/** The route of them all. */
export const dataRoute = `${folder}:name`;

export type DataFile =
  | { kind: "table"; table: DataTable; format: DataFormat; storeId: number | undefined }
  | { kind: "events"; edition: Edition };

const tableName = /^(stock|prices)(?:-([1-9]\d{0,8}))?\.(csv|ndjson|json)$/;

/** The file that a name below the folder means. */
export function findDataFile(name: string): DataFile | undefined {
  const edition = /^events\.(es|en)\.ics$/.exec(name)?.[1];
  if (edition) return { kind: "events", edition: edition as Edition };
  const [, table, id, format] = tableName.exec(name) ?? [];
  if (!table) return undefined;
  return {
    kind: "table",
    table: table as DataTable,
    format: format as DataFormat,
    storeId: id === undefined ? undefined : Number(id),
  };
}
