import { describe, expect, it } from "vitest";
import { addName, addRejection, addWarning, createReport, keptProblems, type Report } from "./report.ts";
import { problemText, reportText } from "./report-text.ts";
import { labelOf } from "./row-label.ts";

const fresh = (): Report =>
  createReport({ feed: "inventory", file: "cars.csv", sha256: "", format: "csv", encoding: "utf-8" });
const problem = (line: number, value = "abc") => ({ line, column: "price", value, reason: noPrice });
const noPrice = { es: "no es un precio.", en: "is no price." };
const kept = { es: "price no es un precio.", en: "price is no price." };

const both = (text: string) => ({ es: text, en: text });

describe("a report", () => {
  it("counts every rejected record and keeps the first of them, cut", () => {
    const report = fresh();
    for (let line = 1; line <= keptProblems + 5; line++) addRejection(report, [problem(line, "x".repeat(300))]);
    expect(report.rejected).toBe(205);
    expect(report.problems).toHaveLength(200);
    expect(report.problems[0]?.value).toHaveLength(200);
    addWarning(report, problem(1, "y".repeat(200)));
    expect(report).toMatchObject({ warningCount: 1, warnings: [{ value: "y".repeat(200) }] });
    for (let line = 0; line < 250; line++) addWarning(report, problem(line));
    expect([report.warningCount, report.warnings.length]).toEqual([251, 200]);
  });

  it("keeps the reasons by line where somebody wants them all", () => {
    const report = { ...fresh(), rejects: new Map() };
    addRejection(report, [problem(3), problem(3), problem(4)]);
    addRejection(report, [problem(3)], [3, 9]);
    expect([...report.rejects]).toEqual([
      [3, Array(4).fill(kept)],
      [4, Array(3).fill(kept)],
      [9, [kept]],
    ]);
    addRejection(fresh(), [problem(1)]);
  });

  it("names ten at most", () => {
    const report = fresh();
    for (let count = 0; count < 12; count++) addName(report, "gone", `G${count}`);
    expect(report.named.gone).toHaveLength(10);
    expect(report.named.new).toEqual([]);
  });
});

describe("as people read it", () => {
  it("says of a problem where it stands, on one line", () => {
    expect(problemText(problem(14), "en")).toBe("Line 14, price “abc”: is no price.");
    expect(problemText({ ...problem(1), value: "" }, "en")).toBe("Line 1, price: is no price.");
    expect(problemText({ ...problem(1), value: "", column: "" }, "en")).toBe("Line 1: is no price.");
    expect(problemText(problem(1, `a\nb${"c".repeat(57)}`), "en")).toBe(
      `Line 1, price “a b${"c".repeat(57)}”: is no price.`,
    );
    expect(problemText(problem(1, "c".repeat(61)), "en")).toBe(`Line 1, price “${"c".repeat(57)}…”: is no price.`);
  });

  it("shows twenty rejected lines and how many more there are", () => {
    const report = fresh();
    for (let line = 1; line <= 22; line++) addRejection(report, [problem(line)]);
    const text = reportText(report, "en");
    expect(text).toContain("rejected 22");
    expect(text.match(/^ {2}Line \d+/gm)).toHaveLength(20);
    expect(text).toContain("\nRejected:\n");
    expect(text).toContain("… and 2 more.");
    expect(text).not.toContain("Warnings:");
    expect(reportText(fresh(), "en")).not.toMatch(/Rejected:|more/);
    const whole = fresh();
    for (let line = 1; line <= 20; line++) addRejection(whole, [problem(line)]);
    expect(reportText(whole, "en")).not.toContain("more");
  });

  it("of a preview names what is new, changed and gone", () => {
    const report: Report = { ...fresh(), outcome: "preview", created: 1200, gone: 1 };
    addName(report, "new", "A1");
    addName(report, "new", "A2");
    addName(report, "gone", "B1");
    const text = reportText(report, "en");
    expect(text).toContain("  New: A1, A2 … and 1,198 more\n  Gone: B1\n");
    expect(text).not.toContain("Changed:");
    expect(text).toContain("This was a preview: nothing was written.");
    expect(reportText({ ...report, outcome: "unchanged" }, "en")).not.toContain("New:");
  });

  it("ends with what was done", () => {
    expect(reportText({ ...fresh(), outcome: "written", runId: 7, seconds: 1.25 }, "en")).toMatch(
      /Written as run 7\. To take it back: undo 7\n1\.3 s$/,
    );
    expect(
      reportText({ ...fresh(), outcome: "refused", refusals: [both("A\nb."), both("C.")], notes: [both("N")] }, "en"),
    ).toMatch(/\n\nN\n\nA b\.\nC\.\n0\.0 s$/);
    expect(reportText(fresh(), "en")).toContain("Nothing had changed, so nothing was written.");
  });

  it("says all of it in Spanish too", () => {
    const report: Report = { ...fresh(), outcome: "preview", created: 3, notes: [{ es: "Nota.", en: "Note." }] };
    addName(report, "new", "A1");
    addRejection(report, [problem(14)]);
    addWarning(report, problem(15));
    expect(reportText(report, "es")).toBe(
      [
        "inventory: cars.csv (csv, utf-8)",
        "  leídas 0 · aceptadas 0 · rechazadas 1",
        "  nuevos 3 · cambian 0 · se van 0 · avisos 1",
        "  Nuevos: A1 … y 2 más",
        "\nRechazadas:\n  Línea 14, price “abc”: no es un precio.",
        "\nAvisos:\n  Línea 15, price “abc”: no es un precio.",
        "\nNota.",
        "\nEsto fue una vista previa: no se escribió nada.",
        "0.0 s",
      ].join("\n"),
    );
  });
});

it("a record is called by the first name that it has", () => {
  expect(labelOf({ stock_number: "", vin: null, site: "S1", name: "n" })).toBe("S1");
  expect(labelOf({ stock_number: 5 })).toBe("5");
  expect(labelOf({ stock_number: "A1", vin: "V" })).toBe("A1");
  expect(labelOf({ id: 5 })).toBeUndefined();
  expect(labelOf(undefined)).toBeUndefined();
});
