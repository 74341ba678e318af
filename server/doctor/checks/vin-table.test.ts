import { expect, it } from "vitest";
import { findVinTable } from "#data/vin-table.ts";
import { sayVinTable } from "./vin-table.ts";

const table = findVinTable();
const on = (day: string) => sayVinTable(table, new Date(day));

it("says whether the table of VINs is there, and when it grew old", () => {
  expect(table?.date).toBe("2026-03-12");
  expect(on("2026-11-15").severity).toBe("fine");
  expect(on("2027-09-11").severity).toBe("fine");
  expect(on("2027-09-13")).toMatchObject({
    severity: "advice",
    says: {
      es: "La tabla con la que se leen los VIN es del 2026-03-12: no conoce los carros más nuevos.",
      en: "The table that VINs are read with is of 2026-03-12: it does not know the newest cars.",
    },
  });
  expect(sayVinTable(undefined, new Date("2026-11-15"))).toMatchObject({ id: "vin-table", severity: "problem" });
});
