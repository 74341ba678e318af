import { expect, it } from "vitest";
import { clearing, withCleared } from "./clear.ts";
import { Unfit } from "./read-by.ts";

const erasable = { note_es: { note_es: "" }, note: { note_es: "", note_en: "" }, core: { core_cents: 0 } };
const reading = { dayFirst: false, now: new Date() };
const read = (text: string) => clearing(erasable).check.read(text, reading);

it("reads which columns to empty, by either of their names, and refuses all others", () => {
  expect(read("Note ES | core")).toEqual(["note_es", "core"]);
  expect(read("casco;note")).toEqual(["core", "note"]);
  expect(read("")).toEqual([]);
  expect(read("note_es|price")).toBeInstanceOf(Unfit);
});

it("empties what a line does not say, and only that", () => {
  const values: { id: number; note_es?: string | undefined; note_en: string; core_cents?: number | undefined } = {
    id: 1,
    note_es: undefined,
    note_en: "With pulley",
    core_cents: undefined,
  };
  expect(withCleared(values, ["note", "core"], erasable)).toEqual({
    id: 1,
    note_es: "",
    note_en: "With pulley",
    core_cents: 0,
  });
  expect(withCleared(values, undefined, erasable)).toEqual(values);
});
