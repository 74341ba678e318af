import { listFacts, noFactColumns, type VinColumn, vinBits } from "#core/car-facts.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import type { Draft } from "#feeds/engine/feed.ts";

const columns = Object.entries(vinBits) as readonly [VinColumn, number][];
const blanks: Readonly<PlainRow> = { ...noFactColumns, body: "", fuel: "", engine: "" };
const ofEngine: ReadonlySet<string> = new Set([
  "engine",
  ...listFacts.filter(([, fact]) => fact.ofEngine).map(([, { column }]) => column),
]);

const isBlank = (value: PlainRow[string] | undefined) => value === "" || value === null || value === undefined;

/**
 * Puts what a car's VIN tells where neither its file nor anybody else said something, and notes which values those are.
 * What it once told goes with it. Where somebody names another engine, the VIN says nothing of its own. Without a word of
 * the VIN only what the file says by now stops being the VIN's. `byStaff`: which of the values staff say.
 */
export function fillByVin(
  row: PlainRow,
  { values, byVin, byStaff }: Pick<Draft, "values" | "byVin" | "byStaff">,
  isNew = false,
): PlainRow {
  const before = Number(row.by_vin ?? 0);
  const saidBefore = Number(row.by_staff ?? 0);
  const isTold = (column: string, bit: number) => {
    const mask = 1 << bit;
    // What staff emptied stays empty.
    if (values[column] !== undefined || (saidBefore & mask) !== 0) return false;
    return (before & mask) !== 0 || (column in blanks ? isBlank(row[column]) : isNew);
  };
  const differs = (column: VinColumn) =>
    !isTold(column, vinBits[column]) && byVin?.tells[column] !== undefined && byVin.tells[column] !== row[column];
  const otherEngine = differs("litres") || differs("cylinders");
  let bits = before;
  let saidBits = saidBefore;
  let filled: PlainRow | undefined;
  const put = (column: string, value: PlainRow[string]) => {
    // A new row is nobody else's yet.
    filled ??= isNew ? row : { ...row };
    filled[column] = value;
  };
  for (const [column, bit] of columns) {
    // A car for sale has fewer of them.
    if (!(column in row)) continue;
    const mask = 1 << bit;
    if (values[column] !== undefined) {
      bits = byVin?.said.includes(column) ? bits | mask : bits & ~mask;
      saidBits = byStaff?.includes(column) ? saidBits | mask : saidBits & ~mask;
    } else if (byVin && isTold(column, bit)) {
      const value = otherEngine && ofEngine.has(column) ? undefined : byVin.tells[column];
      bits = value === undefined ? bits & ~mask : bits | mask;
      // A car without year or model is none.
      const told = value ?? (column in blanks ? blanks[column] : row[column]) ?? null;
      if (told !== row[column]) put(column, told);
    }
  }
  if (bits !== before) put("by_vin", bits);
  if (saidBits !== saidBefore) put("by_staff", saidBits);
  return filled ?? row;
}
