import type { VinTable } from "#core/vin/table.ts";
import { openVinTableIn } from "#data/vin-table.ts";
import { advice, type Check, type Finding, fine, problem } from "../finding.ts";

const oldestMonths = 18;

/** The table that VINs are read with: whole, and young enough to know this year's cars. */
export const checkVinTable: Check = ({ now }) => [sayVinTable(openVinTableIn(), now)];

export function sayVinTable(table: VinTable | undefined, now: Date): Finding {
  if (!table)
    return problem(
      "vin-table",
      {
        es: "La tabla con la que se leen los VIN falta o está dañada: nadie sabe qué carro es un VIN.",
        en: "The table that VINs are read with is missing or damaged: nobody knows which car a VIN is.",
      },
      {
        es: "Instale esta versión de nuevo; ahí vienen vin-table.br y vin-table.json.",
        en: "Install this release again; it brings vin-table.br and vin-table.json.",
      },
    );
  const old = new Date(table.date);
  old.setUTCMonth(old.getUTCMonth() + oldestMonths);
  if (now > old)
    return advice(
      "vin-table",
      {
        es: `La tabla con la que se leen los VIN es del ${table.date}: no conoce los carros más nuevos.`,
        en: `The table that VINs are read with is of ${table.date}: it does not know the newest cars.`,
      },
      {
        es: "Instale una versión más nueva, o rehaga la tabla (docs/operate.md).",
        en: "Install a newer release, or make the table anew (docs/operate.md).",
      },
    );
  return fine(
    "vin-table",
    `Los VIN se leen con la tabla del ${table.date}.`,
    `VINs are read with the table of ${table.date}.`,
  );
}
