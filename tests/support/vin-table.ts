import { findMake, openVinTable, type VinTable } from "#core/vin/table.ts";
import { readVinTable } from "#data/vin-table.ts";

export const vinTableText = readVinTable();
/** The shipped table; a test that has none fails. */
export const vinTable = openVinTable(vinTableText) as VinTable;
/** The newest year that these tests know of. */
export const vinNow = new Date("2026-11-15T00:00:00Z");
export const findMaker = (vin: string) => findMake(vinTable, vin);
