import { expect, test } from "vitest";
import { damageWords, odometerWords, priceWords, runsSign } from "./car-words.ts";

test("a price has cents only when it needs them, and may be a question", () => {
  expect(priceWords({ priceCents: 430000 }, "US", "es")).toBe("$4,300");
  expect(priceWords({ priceCents: 430050 }, "US", "en")).toBe("$4,300.50");
  expect(priceWords({ priceCents: 430000 }, "CA", "en")).toBe("$4,300");
  expect(priceWords({ priceCents: null }, "US", "es")).toBe("Pregunte");
});

test("the odometer keeps its unit", () => {
  expect(odometerWords({ odometer: 83510, odometerUnit: "mi" }, "es")).toBe("83,510 mi");
  expect(odometerWords({ odometer: 83510, odometerUnit: "km" }, "en")).toBe("83,510 km");
  expect(odometerWords({ odometer: null, odometerUnit: "mi" }, "en")).toBe("Unknown");
});

test("damage that nobody named says so; a word of the yard stays", () => {
  expect(damageWords({ damagePrimary: "" }, "es")).toBe("Sin daño anotado");
  expect(damageWords({ damagePrimary: "hail" }, "es")).toBe("Granizo");
  expect(damageWords({ damagePrimary: "Biohazard" }, "es")).toBe("Biohazard");
});

test("only a car that was seen to drive has the tick", () => {
  expect(runsSign("runs-and-drives")).toBe("yes");
  expect(runsSign("unknown")).toBe("starts");
  expect(runsSign("does-not-run")).toBe("no");
});
