import { expect, it } from "vitest";
import { readFormatCode } from "./cell-formats.ts";
import { numberText } from "./cell-text.ts";

it.each([
  ["45976", "dd/mm/yyyy", "2025-11-15"],
  ["45976.75", "m/d/yy h:mm", "2025-11-15 18:00"],
  ["0.3333333333333333", "h:mm AM/PM", "08:00"],
  ["0.999999999", "[$-409]h:mm", "00:00"],
  ["6135", "00000", "06135"],
  ["61.989999999999995", "General", "61.99"],
  ["61.987654", '"$"#,##0.00', "61.99"],
  ["61.5", '#,##0.00_);[Red]("$"#,##0.00)', "61.50"],
  ["0.15", "0%", "15%"],
  ["154210", "#,##0", "154210"],
  ["123456789012345680", "0", "123456789012346000"],
  ["no number", "General", "no number"],
])("%s in %s is %s", (raw, code, shown) => expect(numberText(raw, readFormatCode(code))).toBe(shown));

it("counts from 1904 where the workbook does", () => {
  expect(numberText("44514", { kind: "day" }, true)).toBe("2025-11-15");
});
