import { expect, it } from "vitest";
import { copy } from "./copy.ts";
import { spansWords } from "./hours-words.ts";

const plain = (text: string) => text.replace(/\s/g, " ");
const span = (opens: number, closes: number) => ({ opens, closes });

it.each([
  ["es", [], copy.es.closed],
  ["en", [], copy.en.closed],
  ["es", [span(540, 1050)], "9 a. m. – 5:30 p. m."],
  ["en", [span(540, 1050)], "9 a.m. – 5:30 p.m."],
  ["es", [span(480, 720), span(780, 1020)], "8 a. m. – 12 p. m., 1 p. m. – 5 p. m."],
  ["es", [span(0, 1440)], copy.es.open24],
  ["en", [span(0, 1439)], "12 a.m. – 11:59 p.m."],
] as const)("%s %j: %s", (edition, spans, words) => expect(plain(spansWords(spans, edition))).toBe(words));
