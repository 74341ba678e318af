import { expect, it } from "vitest";
import { codeText } from "./code-text.ts";
import { readLastRow, rowsNear, writeLastRow } from "./last-row.ts";

it("remembers each one's last row on the device, and does without where that is full", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  expect(readLastRow(storage, "ana")).toBe("");
  writeLastRow(storage, "ana", "F20");
  expect([readLastRow(storage, "ana"), readLastRow(storage, "ben")]).toEqual(["F20", ""]);
  const full = {
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => writeLastRow(full, "ana", "7")).not.toThrow();
});

it("offers the rows beside the last one, and reads a VIN out of its bar code", () => {
  expect(rowsNear("52")).toEqual(["50", "51", "52", "53", "54"]);
  expect(rowsNear("1")).toEqual(["1", "2", "3", "4", "5"]);
  expect(rowsNear("F20")).toEqual(["F18", "F19", "F20", "F21", "F22"]);
  expect(rowsNear("A-09")).toEqual(["A-07", "A-08", "A-09", "A-10", "A-11"]);
  expect(rowsNear("A")).toEqual([]);
  expect(codeText("I4T1BE46K79U118052")).toBe("4T1BE46K79U118052");
  expect(codeText(" B6729500 ")).toBe("B6729500");
});
