import { describe, expect, it } from "vitest";
import { bindColumns, countBound } from "./bind-columns.ts";
import { createRowChecker } from "./check-row.ts";
import { text } from "./checks.ts";
import { createExamples } from "./column-examples.ts";
import { normaliseName } from "./columns.ts";

const about = { doc: "", example: "", check: text(9) };
const columns = { vin: { ...about, required: true as const }, color: about, row: about };

describe("the columns of a file", () => {
  it("are found by their names in either language, in capitals, with blanks or without, in any order", () => {
    const { positions, unknown, duplicates } = bindColumns(columns, ["Fila", " COLOR ", "", "x", "V.I.N."]);
    expect([positions, unknown, duplicates]).toEqual([[[4], [1], [0]], ["x"], []]);
    expect([countBound(columns, ["NIV", "hilera"]), countBound(columns, ["x"])]).toEqual([2, 0]);
  });

  it("may be there twice: the best name first, and said so where it is the same", () => {
    const { positions, duplicates } = bindColumns(columns, ["niv", "vin", "color", "Color", "x", "x"]);
    expect(positions).toEqual([[1, 0], [2, 3], []]);
    expect(duplicates).toEqual(["color"]);
  });

  it("mean what somebody says that they mean, or nothing", () => {
    const said = { [normaliseName("Lugar raro")]: "row", [normaliseName("Nada")]: "" };
    const { positions, unknown } = bindColumns(columns, ["Lugar raro", "Nada", "otra"], said);
    expect([positions, unknown]).toEqual([[[], [], [0]], ["otra"]]);
    expect(countBound(columns, ["Lugar raro", "Nada"], said)).toBe(1);
  });
});

describe("a reader of rows", () => {
  const reading = { dayFirst: false, now: new Date("2026-05-20T12:00:00Z") };
  it("takes the first cell of a column that is filled in, and knows which columns it met", () => {
    const checker = createRowChecker(columns);
    const names = ["niv", "vin", "x"];
    expect(checker.check({ line: 2, names, values: ["A", "null", "1"] }, reading)).toMatchObject({ row: { vin: "A" } });
    expect(checker.check({ line: 3, names, values: ["A", "B"] }, reading)).toMatchObject({ row: { vin: "B" } });
    expect([[...checker.bound], [...checker.unknown], checker.missing()]).toEqual([["vin"], ["x"], []]);
    // Records of JSON may each have names of their own.
    checker.check({ line: 4, names: ["color", "y"], values: [] }, reading);
    expect([[...checker.bound], [...checker.unknown], checker.missing()]).toEqual([
      ["vin", "color"],
      ["x", "y"],
      ["vin"],
    ]);
  });
});

describe("examples of a column that nobody knows", () => {
  it("are the first three things that stand in it, cut, in the first fifty lines", () => {
    const examples = createExamples();
    const unknown = new Set(["x"]);
    const note = (value: string | undefined, name = " x ") =>
      examples.note({ line: 1, names: ["vin", name], values: ["V", ...(value === undefined ? [] : [value])] }, unknown);
    for (const value of ["", undefined, " a ", "a", "b".repeat(50)]) note(value);
    note("c", "y");
    for (let line = 7; line <= 49; line++) note("");
    note("c");
    note("d");
    expect(examples.of("x")).toEqual(["a", "b".repeat(40), "c"]);
    expect([examples.of("y"), examples.of("vin")]).toEqual([[], []]);
    const late = createExamples();
    for (let line = 1; line <= 51; line++)
      late.note({ line, names: ["x"], values: [line === 51 ? "late" : ""] }, unknown);
    expect(late.of("x")).toEqual([]);
  });
});
