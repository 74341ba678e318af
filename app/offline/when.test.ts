import { expect, it } from "vitest";
import { isOld, whenText } from "./when.ts";

const at = (text: string) => new Date(text);
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, " ");

it("says the hour of today and yesterday, and the day of all else, on the device's clock", () => {
  const now = at("2026-11-15T18:30:00");
  const es = (text: string) => plain(whenText(at(text), now, "es"));
  expect(es("2026-11-15T12:24:00")).toBe("hoy a las 12:24 p. m.");
  expect(es("2026-11-14T23:59:00")).toBe("ayer a las 11:59 p. m.");
  expect(es("2026-11-15T13:05:00")).toBe("hoy a la 1:05 p. m.");
  expect(es("2026-11-04T08:00:00")).toBe("el 4 de noviembre");
  expect(plain(whenText(at("2026-11-15T08:05:00"), now, "en"))).toBe("today at 8:05 a.m.");
  expect(whenText(at("2026-11-04T08:00:00"), now, "en")).toBe("on November 4");
  // A clock that was set back since.
  expect(es("2026-11-16T09:00:00")).toBe("hoy a las 9 a. m.");
});

it("calls old what is a day old, or of no known time", () => {
  const now = at("2026-11-15T12:00:00Z");
  expect(isOld(at("2026-11-14T12:00:01Z"), now)).toBe(false);
  expect(isOld(at("2026-11-14T12:00:00Z"), now)).toBe(true);
  expect(isOld(at("never"), now)).toBe(true);
});
