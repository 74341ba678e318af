import fc from "fast-check";
import { expect, test } from "vitest";
import {
  currencyOf,
  discounted,
  environmentalFee,
  formatMoney,
  formatRate,
  parseMoney,
  plainMoney,
  shareOf,
} from "./money.ts";

test("reads and writes amounts", () => {
  expect(formatMoney(6199, "es")).toBe("$61.99");
  expect(formatMoney(123_450, "en", "CAD")).toBe("$1,234.50");
  expect([formatRate(87_500), formatRate(80_000), formatRate(0)]).toEqual(["8.75%", "8%", "0%"]);
  expect(plainMoney(7098)).toBe("70.98");
  expect(plainMoney(5)).toBe("0.05");
  expect(plainMoney(0)).toBe("0.00");
  expect(plainMoney(-1250)).toBe("-12.50");
  expect([currencyOf("US"), currencyOf("CA")]).toEqual(["USD", "CAD"]);
  expect(parseMoney("$1,234.5")).toBe(123_450);
  expect(parseMoney(" 70 ")).toBe(7000);
  for (const text of ["", "ask", "1.234,50", "-5", "1,23", "1.999"]) expect(parseMoney(text)).toBeNull();
});

test("what is written reads back", () => {
  fc.assert(fc.property(fc.nat(100_000_000), (cents) => void expect(parseMoney(plainMoney(cents))).toBe(cents)));
});

test("shares round half up, fees have a cap, discounts never go below nothing", () => {
  expect(shareOf(1000, 87_500)).toBe(88);
  expect(environmentalFee(10_000, 50_000, 400)).toBe(400);
  expect(environmentalFee(1000, 50_000, 400)).toBe(50);
  expect(discounted(6199, 50)).toBe(3099);
  expect(discounted(999, 100)).toBe(0);
});

test.each(["es-US", "en-US"])("writes amounts as the languages' own rules have them, %s", (locale) => {
  const edition = locale === "es-US" ? "es" : "en";
  for (const currency of ["USD", "CAD"] as const) {
    const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    for (const cents of [0, 1, 99, 100, 99_999, 100_000, 100_005, 123_456, 100_000_000, 1_234_567_890, -1, -50_000])
      expect(formatMoney(cents, edition, currency)).toBe(format.format(cents / 100));
  }
});
