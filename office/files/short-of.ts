import { writeCsv } from "#core/csv.ts";
import type { UploadRow } from "#data/schema.ts";
import type { AbsentCar, ShortStore } from "#feeds/engine/report.ts";
import type { StaffRequest } from "../page.tsx";
import type { KeptUpload } from "./kept.ts";

const first = 10;
const most = 2000;

export type ShortYard = Pick<ShortStore, "before" | "absent" | "usual"> & {
  name: string;
  /** Of the cars that were there, those that it names. */
  known: number;
};
export type ShortProps = {
  id: string;
  absent: number;
  /** How many leave must be typed. */
  beyond: boolean;
  written: boolean;
  yards: ShortYard[];
  created: number;
  changed: number;
  /** Cars that the file itself says have left. */
  gone: number;
  /** The first and the last of them all, by row. */
  ends: AbsentCar[];
  /** Those that are shown, and how many there are of them. */
  cars: (AbsentCar & { yard: string })[];
  found: number;
  asked: string;
  chosen: "stay" | "leave";
};

const yardName = ({ services }: StaffRequest, id: number): string =>
  services.stock.current.chain.storeById.get(id)?.name ?? String(id);

/** A file that waits and does not name every car; undefined of all others. */
export function shortOf(request: StaffRequest, upload: UploadRow, kept: KeptUpload): ShortProps | undefined {
  const { report, written = false } = kept;
  if (upload.state !== "waiting" || upload.apply_at !== null || report.absent === 0) return undefined;
  const { absent, absentCars, short, created, changed, gone } = report;
  const asked = (request.query.get("q") ?? "").trim().slice(0, 60);
  const found = asked ? absentCars.filter((car) => isLike(car, asked)) : absentCars;
  const shown = found.slice(0, asked || request.query.has("all") ? most : first);
  return {
    id: upload.id,
    absent,
    beyond: short.some((one) => one.beyond),
    written,
    yards: short.map(({ storeId, before, absent, usual }) => ({
      name: yardName(request, storeId),
      known: Math.max(0, before - absent),
      ...{ before, absent, usual },
    })),
    ...{ created, changed, gone, asked },
    ends: [absentCars[0], absentCars.at(-1)].flatMap((car) => car ?? []),
    cars: shown.map((car) => ({ ...car, yard: yardName(request, car.storeId) })),
    found: found.length,
    chosen: request.sent?.get("absent") === "leave" ? "leave" : "stay",
  };
}

function isLike({ car, number, row }: AbsentCar, asked: string): boolean {
  const text = `${car} ${number}`.toLowerCase();
  return (
    row.toLowerCase() === asked.toLowerCase() ||
    asked
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}

/** All of them, as a table for a spreadsheet. */
export const absentTable = (request: StaffRequest, cars: readonly AbsentCar[], head: readonly string[]): string =>
  writeCsv([head, ...cars.map(({ storeId, row, car, number }) => [yardName(request, storeId), row, car, number])]);
