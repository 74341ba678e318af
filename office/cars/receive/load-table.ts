import { openVinTable, type VinTable } from "#core/vin/table.ts";

/** Put in by scripts/office-files.ts: where the table is. */
declare const __VIN_TABLE__: string;

let opening: Promise<VinTable | undefined> | undefined;

async function open(): Promise<VinTable | undefined> {
  const answer = await fetch(__VIN_TABLE__);
  return answer.ok ? openVinTable(await answer.text()) : undefined;
}

/** The table of VINs, opened once; undefined where it does not come: then VINs say what their signs say. */
export async function loadVinTable(): Promise<VinTable | undefined> {
  if (import.meta.env.SSR || typeof __VIN_TABLE__ === "undefined") return undefined;
  opening ??= open().catch(() => undefined);
  const table = await opening;
  if (!table) opening = undefined;
  return table;
}
