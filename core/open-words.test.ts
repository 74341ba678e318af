import { describe, expect, it } from "vitest";
import { clockInWords, openUntilInWords, pastInWords } from "./open-words.ts";

const zone = "America/Los_Angeles";
/** Sunday, 1 p.m. in Los Angeles. */
const now = new Date("2026-11-15T21:00:00Z");
const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("open until", () => {
  it.each([
    [{ open: true, closesAt: new Date("2026-11-16T01:30:00Z") }, "cierra a las 5:30 p. m.", "closes at 5:30 p.m."],
    [{ open: true, closesAt: new Date("2026-11-15T21:00:00Z") }, "cierra a la 1 p. m.", "closes at 1 p.m."],
    [
      { open: false, opensAt: new Date("2026-11-16T17:00:00Z") },
      "abre mañana a las 9 a. m.",
      "opens tomorrow at 9 a.m.",
    ],
    [
      { open: false, opensAt: new Date("2026-11-18T17:00:00Z") },
      "abre el miércoles a las 9 a. m.",
      "opens Wednesday at 9 a.m.",
    ],
    [
      { open: false, opensAt: new Date("2026-11-27T17:00:00Z") },
      "abre el 27 de noviembre a las 9 a. m.",
      "opens November 27 at 9 a.m.",
    ],
    [{ open: false, opensAt: null }, "", ""],
    [{ open: true, closesAt: null }, "", ""],
  ] as const)("%o", (state, es, en) => {
    expect(plain(openUntilInWords(state, zone, now, "es"))).toBe(es);
    expect(plain(openUntilInWords(state, zone, now, "en"))).toBe(en);
  });
});

describe("when it was read", () => {
  it.each([
    ["2026-11-15T14:10:00Z", "hoy a las 6:10 a. m.", "today at 6:10 a.m."],
    ["2026-11-14T14:10:00Z", "ayer a las 6:10 a. m.", "yesterday at 6:10 a.m."],
    ["2026-11-12T14:10:00Z", "el 12 de noviembre a las 6:10 a. m.", "November 12 at 6:10 a.m."],
  ])("%s", (instant, es, en) => {
    expect(plain(pastInWords(new Date(instant), zone, now, "es"))).toBe(es);
    expect(plain(pastInWords(new Date(instant), zone, now, "en"))).toBe(en);
  });
});

it("says one o'clock in the singular", () => expect(plain(clockInWords(780, "es"))).toBe("a la 1 p. m."));
