import { expect, it } from "vitest";
import { isTotal } from "./total-row.ts";

it.each([
  [["Total", "", "", "58"], true],
  [["", "TOTALES:", "58"], true],
  [["Gran total", "", "", "", "", "58", "61.99"], true],
  [["Subtotal"], true],
  [["TOTAL 3000 VEHICLES", "", "", ""], true],
  [["", "", "3,000 vehicles"], true],
  [["Record count: 58"], true],
  [["Total-Loss Camry", "2001"], false],
  // A car of a make that nobody knows, in a full line.
  [["Total", "STK1", "VIN", "2001", "Honda"], false],
  [["FW1", "Total"], false],
  [["Totalmente otro", ""], false],
])("%j: %s", (values, expected) => expect(isTotal({ values })).toBe(expected));
