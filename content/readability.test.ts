import { describe, expect, it } from "vitest";
import { countSyllables, listSentences, readabilityOf } from "#tests/support/readability.ts";
import { saidText } from "#tests/support/said-text.ts";
import { contentPages, parsePageFile } from "./page-file.ts";

describe("reading ease", () => {
  it.each([
    ["alternator", "en", 4],
    ["price", "en", 1],
    ["little", "en", 2],
    ["wanted", "en", 2],
    ["pulled", "en", 1],
    ["boxes", "en", 2],
    ["guantera", "es", 3],
    ["patio", "es", 2],
    ["día", "es", 2],
    ["quitar", "es", 2],
    ["aéreo", "es", 4],
    ["reunión", "es", 2],
  ] as const)("counts the syllables of %s (%s)", (word, edition, count) => {
    expect(countSyllables(word, edition)).toBe(count);
  });

  it("reads paragraphs and items of lists, no headings, tables or addresses of links", () => {
    const text = "# Title\n\nPull it. Pay [less](page:x).\n\n- One\n- Two things\n\n| a | b |\n| - | - |\n| c | d |\n";
    expect(listSentences(text)).toEqual(["Pull it.", "Pay less.", "One", "Two things"]);
  });

  it("finds officialese hard and plain words easy", () => {
    const hard =
      "Notwithstanding the aforementioned considerations, applicability of exceptional authorizations remains conditional upon administrative determination.";
    expect(readabilityOf(hard, "en").score).toBeGreaterThan(15);
    expect(readabilityOf("Bring your tools. Pull the part. Pay at the counter.", "en").score).toBeLessThan(4);
    const spanish =
      "La aplicabilidad de autorizaciones excepcionales permanecerá condicionada administrativamente a determinaciones jurisdiccionales correspondientes.";
    expect(readabilityOf(spanish, "es").score).toBeLessThan(20);
    expect(readabilityOf("Traiga su herramienta. Saque la pieza. Pague en la caja.", "es").score).toBeGreaterThan(80);
  });

  describe.each(contentPages)("%s", (page) => {
    it.each(["es", "en"] as const)("can be read by everyone (%s)", (edition) => {
      const source = saidText(page, edition);
      const { wordsPerSentence, score } = readabilityOf(parsePageFile(source).body, edition);
      expect(wordsPerSentence).toBeLessThanOrEqual(20);
      if (edition === "en") expect(score, "school grade").toBeLessThanOrEqual(8);
      else expect(score, "Fernández-Huerta").toBeGreaterThanOrEqual(60);
    });
  });
});
