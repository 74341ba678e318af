import { expect, test } from "vitest";
import { eventTime, hasIcon, isByStoreHours, largestDiscount } from "./event.ts";
import { vehicleKey, vehicleName } from "./vehicle.ts";

test("an event begins on each store's own clock", () => {
  const event = { startsAt: "2026-11-27T08:00", endsAt: "2026-11-29T18:00" };
  const instant = new Date("2026-11-27T14:30:00Z");
  expect(eventTime(event, instant, "America/New_York")).toBe("running");
  expect(eventTime(event, instant, "America/Los_Angeles")).toBe("coming");
  expect(eventTime(event, new Date("2026-11-30T02:00:00Z"), "America/Los_Angeles")).toBe("past");
  expect(eventTime(event, new Date("2026-11-27T13:00:00Z"), "America/New_York")).toBe("running");
  expect(eventTime(event, new Date("2026-11-29T23:00:00Z"), "America/New_York")).toBe("past");
});

test("a banner's icon counts unless it is missing, empty or the empty placeholder", () => {
  const bytes = new Uint8Array([137, 80, 78, 71]);
  expect(hasIcon({ bytes, width: 96, height: 96 })).toBe(true);
  expect(hasIcon({ bytes, width: 1, height: 1 })).toBe(false);
  expect(hasIcon({ bytes: new Uint8Array(), width: 96, height: 96 })).toBe(false);
  expect(hasIcon({ bytes, width: 96, height: 1 })).toBe(false);
  expect(hasIcon({ bytes, width: 1, height: 96 })).toBe(false);
  expect(hasIcon({ bytes: bytes.subarray(0, 1), width: 2, height: 2 })).toBe(true);
  expect(hasIcon(undefined)).toBe(false);
});

test("names and keys of vehicles", () => {
  expect(vehicleName({ year: 2009, make: "Toyota", model: "Camry", trim: "LE" })).toBe("2009 Toyota Camry LE");
  expect(vehicleName({ year: 2009, make: "Toyota", model: "Camry", trim: "" })).toBe("2009 Toyota Camry");
  expect(vehicleKey({ vin: "", id: 5 })).toBe("5");
});

test("an event of whole days goes by each store's hours, one that begins or ends at an hour does not", () => {
  const at = (from: string, to: string) => isByStoreHours({ startsAt: `2026-11-27${from}`, endsAt: `2026-11-29${to}` });
  expect(at("T00:00", "T23:59")).toBe(true);
  expect(at("T08:00", "T23:59")).toBe(false);
  expect(at("T00:00", "T18:00")).toBe(false);
});

test("the largest of its discounts counts, wherever it stands", () => {
  const off = (...percents: number[]) =>
    largestDiscount({ discounts: percents.map((percent) => ({ category: "*", percent })) });
  expect([off(20, 50, 30), off(50, 20), off(5), off()]).toEqual([50, 50, 5, 0]);
});
