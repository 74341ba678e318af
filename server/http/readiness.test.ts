import { expect, it } from "vitest";
import { type Readiness, readinessOfAll } from "./readiness.ts";

const well: Readiness = {
  ready: true,
  reasons: [],
  warnings: ["mail-not-set-up"],
  database: "ok",
  dataVersion: 8,
  dataLoadedAt: "2026-11-02T10:00:00.000Z",
};
const whole = { wanted: 2, serving: 2 };

it("says of all what one of them cannot do, and the oldest data that one answers from", () => {
  expect(readinessOfAll(well, [well, well], whole)).toEqual({ ...well, workers: whole });
  const late = { ...well, dataVersion: 7, dataLoadedAt: "2026-11-02T09:00:00.000Z" };
  const away = { ...well, reasons: ["database-away"], database: "away" as const };
  expect(readinessOfAll(well, [late, away], whole)).toEqual({
    ...late,
    reasons: ["database-away"],
    database: "away",
    workers: whole,
  });
});

it("says that one is missing, and of a server that stops only that", () => {
  const alone = { wanted: 2, serving: 1 };
  expect(readinessOfAll(well, [well], alone)).toMatchObject({ ready: true, reasons: ["workers-missing"] });
  const stopping = { ...well, ready: false, reasons: ["stopping"] };
  expect(readinessOfAll(stopping, [], alone)).toMatchObject({ ready: false, reasons: ["stopping"] });
});
