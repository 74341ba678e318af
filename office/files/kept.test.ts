import { expect, it } from "vitest";
import { createReport } from "#feeds/engine/report.ts";
import { readKept } from "./kept.ts";

it("reads a report that was kept when reasons were English alone", () => {
  const facts = { feed: "inventory", file: "a.csv", sha256: "", format: "csv", encoding: "utf-8" };
  const problem = { line: 2, column: "year", value: "x", reason: "is no year." };
  const old = { ...createReport(facts), refusals: ["No."], notes: ["Note."], problems: [problem], warnings: [problem] };
  const { report, dates } = readKept(JSON.stringify({ report: old, dates: "day" }));
  const told = { ...problem, reason: { es: "is no year.", en: "is no year." } };
  expect([dates, report.problems, report.warnings]).toEqual(["day", [told], [told]]);
  expect([report.refusals, report.notes]).toEqual([[{ es: "No.", en: "No." }], [{ es: "Note.", en: "Note." }]]);
  const now = { es: "Sí.", en: "Yes." };
  expect(readKept(JSON.stringify({ report: { ...old, notes: [now] }, dates: null })).report.notes).toEqual([now]);
});
