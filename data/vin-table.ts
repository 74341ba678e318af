import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { openVinTable, type VinTable } from "#core/vin/table.ts";

const shipped = new URL("./reference/", import.meta.url);
/** The text has 1.8 MB; a file that unpacks to more is none of ours. */
const mostBytes = 8 * 2 ** 20;

/** The text of the table in a folder with vin-table.br and .json; throws where it is absent or not what was shipped. */
export function readVinTable(folder: URL = shipped): string {
  const packed = readFileSync(new URL("vin-table.br", folder));
  const { sha256 } = JSON.parse(readFileSync(new URL("vin-table.json", folder), "utf8")) as { sha256: unknown };
  if (createHash("sha256").update(packed).digest("hex") !== sha256) throw new Error("vin-table.br: wrong checksum");
  return brotliDecompressSync(packed, { maxOutputLength: mostBytes }).toString("utf8");
}

/** The table of a folder; undefined where it is absent or damaged. */
export function openVinTableIn(folder: URL = shipped): VinTable | undefined {
  try {
    return openVinTable(readVinTable(folder));
  } catch {
    return undefined;
  }
}

let opened: { table: VinTable | undefined } | undefined;

/** The shipped table, opened when the first VIN comes: 30 ms and some MB. Undefined where it is damaged; doctor says so. */
export function findVinTable(): VinTable | undefined {
  opened ??= { table: openVinTableIn() };
  return opened.table;
}
