import fc from "fast-check";
import { expect, test } from "vitest";
import { billOf, noRates, plusOf } from "./bill.ts";
import { askForUnsaid } from "./unsaid-words.ts";

const rates = { taxRate: 87_500, admissionCents: 200, environmentalRate: 80_000, environmentalCapCents: 900 };
const part = (priceCents: number, coreCents = 0, environmentalCents: number | null = null) => ({
  priceCents,
  coreCents,
  environmentalCents,
});

test("part, core, environmental fee, tax and admission", () => {
  expect(billOf([part(3999, 1200), part(2499)], rates)).toEqual({
    partsCents: 6498,
    coresCents: 1200,
    environmentalCents: 520,
    taxCents: 569,
    admissionCents: 200,
    warrantyCents: 0,
    totalCents: 8987,
    unsaid: [],
  });
});

test("the environmental fee stops at the cap; a part's own fee is beside it", () => {
  expect(billOf([part(32_999)], rates).environmentalCents).toBe(900);
  expect(billOf([part(32_999), part(500, 0, 150)], rates).environmentalCents).toBe(1050);
  expect(billOf([part(32_999, 0, 0)], rates).environmentalCents).toBe(0);
});

test("an empty list is the admission", () => {
  expect(billOf([], rates)).toMatchObject({ partsCents: 0, taxCents: 0, environmentalCents: 0, totalCents: 200 });
});

test("everybody pays to go in; Warranty Plus is on the parts that have it, when it is wanted", () => {
  const lines = [{ ...part(3999), warrantyCents: 799 }, { ...part(2499), warrantyCents: null }, part(100)];
  expect(billOf(lines, rates, { people: 3, plus: false })).toMatchObject({ admissionCents: 600, warrantyCents: 0 });
  const [plain, plus] = [false, true].map((wanted) => billOf(lines, rates, { people: 1, plus: wanted }));
  expect(plus?.warrantyCents).toBe(799);
  expect(plus?.totalCents).toBe((plain?.totalCents ?? 0) + 799);
  expect(plusOf(lines)).toBe(799);
});

test("the total is the sum of its lines, whatever the list", () => {
  const line = fc.record({
    priceCents: fc.nat(100_000),
    coreCents: fc.nat(10_000),
    environmentalCents: fc.option(fc.nat(2_000)),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 40 }),
      fc.constantFrom(rates, noRates, { ...rates, taxRate: null }),
      (lines, some) => {
        const { totalCents, unsaid, ...rest } = billOf(lines, some);
        expect(Object.values(rest).reduce<number>((sum, cents) => sum + (cents ?? 0), 0)).toBe(totalCents);
        const nulls = Object.values(rest).filter((cents) => cents === null).length;
        expect(unsaid.filter((one) => one !== "otherFee")).toHaveLength(nulls);
      },
    ),
  );
});

test("a part's own fee is in the total beside a rate that nobody has said, and the rest is named", () => {
  const some = { ...rates, environmentalRate: null };
  const bill = billOf([part(1000, 0, 150), part(2000)], some);
  expect(bill).toMatchObject({ environmentalCents: 150, totalCents: 3000 + 150 + 263 + 200, unsaid: ["otherFee"] });
  expect(askForUnsaid(bill.unsaid, "es")).toBe("Sin el resto de la cuota ambiental: pregúntelo en la caja.");
  expect(askForUnsaid(bill.unsaid, "en")).toBe("Without the rest of the environmental fee: ask at the counter.");
  // Free by its own fee, and nothing known of the other's.
  expect(billOf([part(1000, 0, 0), part(2000)], some)).toMatchObject({
    environmentalCents: null,
    unsaid: ["fee"],
  });
});

test("what nobody has said is not 0: the total comes without it, and says so", () => {
  expect(billOf([part(3999, 1200)], noRates)).toEqual({
    partsCents: 3999,
    coresCents: 1200,
    environmentalCents: null,
    taxCents: null,
    admissionCents: null,
    warrantyCents: 0,
    totalCents: 5199,
    unsaid: ["tax", "fee", "admission"],
  });
  expect(billOf([part(3999)], { ...rates, taxRate: 0 }).unsaid).toEqual([]);
  expect(billOf([part(3999)], { ...rates, admissionCents: null })).toMatchObject({
    taxCents: 350,
    unsaid: ["admission"],
  });
});

test("a rate that nobody has said matters only to parts without a fee of their own; one without a cap is whole", () => {
  const some = { ...rates, environmentalRate: null };
  expect(billOf([part(1000, 0, 150)], some)).toMatchObject({ environmentalCents: 150, unsaid: [] });
  expect(billOf([part(32_999)], { ...rates, environmentalCapCents: null }).environmentalCents).toBe(2640);
});
