import { describe, expect, it } from "vitest";
import { pastInWords } from "./past-words.ts";

const zone = "America/Los_Angeles";
/** Sunday, 1 p.m. in Los Angeles. */
const now = new Date("2026-11-15T21:00:00Z");
const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("when it was read", () => {
  it.each([
    ["2026-11-15T14:10:00Z", "hoy a las 6:10 a. m.", "today at 6:10 a.m."],
    ["2026-11-15T09:05:00Z", "hoy a la 1:05 a. m.", "today at 1:05 a.m."],
    ["2026-11-14T14:10:00Z", "ayer a las 6:10 a. m.", "yesterday at 6:10 a.m."],
    ["2026-11-12T14:10:00Z", "el 12 de noviembre a las 6:10 a. m.", "November 12 at 6:10 a.m."],
  ])("%s", (instant, es, en) => {
    expect(plain(pastInWords(new Date(instant), zone, now, "es"))).toBe(es);
    expect(plain(pastInWords(new Date(instant), zone, now, "en"))).toBe(en);
  });
});
