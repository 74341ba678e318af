import { expect, test } from "vitest";
import { joinSentences, sentence } from "./sentence.ts";
import { formatClock } from "./time-words.ts";

test("an hour that ends a sentence ends it with its own point", () => {
  for (const edition of ["es", "en"] as const)
    expect(sentence(`Llegó el 15 de noviembre, ${formatClock(1408, edition)}`)).toBe(
      `Llegó el 15 de noviembre, ${formatClock(1408, edition)}`,
    );
  expect(sentence("Se borra solo el 15 de noviembre")).toBe("Se borra solo el 15 de noviembre.");
});

test("short texts on one line are told apart by one point each", () => {
  expect(joinSentences(["De 5 p. m. a 9 p. m.", "", "Yonke Mesa"])).toBe("De 5 p. m. a 9 p. m. Yonke Mesa");
  expect(joinSentences(["Cerrado", "Navidad"])).toBe("Cerrado. Navidad");
});
