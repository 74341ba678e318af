import { expect, it } from "vitest";
import { copy } from "./answer-page/copy.ts";
import { spokenCar, spokenPart, withArticle } from "./spoken.ts";

it("says a part as people do, not as the list files it", () => {
  expect(spokenPart("Engine, complete", "en")).toBe("Complete engine");
  expect(spokenPart("Door shell, bare", "en")).toBe("Bare door shell");
  expect(spokenPart("Headlight, HID or LED", "en")).toBe("HID or LED headlight");
  for (const name of ["Alternator", "Trim fasteners, bag", "Side mirror, left"])
    expect(spokenPart(name, "en")).toBe(name);
  expect(spokenPart("Motor completo", "es")).toBe("Motor completo");
});

it("says a car with its years where each language has them", () => {
  expect(spokenCar("Honda Civic", "2001", "es")).toBe("Honda Civic 2001");
  expect(spokenCar("Honda Civic", "1998–2002", "en")).toBe("1998–2002 Honda Civic");
  expect(spokenCar("Honda Civic", "", "en")).toBe("Honda Civic");
});

it("joins both in a heading, with the article that is heard", () => {
  expect(withArticle("MG Midget")).toBe("an MG Midget");
  expect(copy.en.heading("Complete engine", "Acura TL")).toBe("Complete engine for an Acura TL");
  expect(copy.en.heading("Complete engine", "2001 Acura TL")).toBe("Complete engine for a 2001 Acura TL");
  expect(copy.es.heading("Motor completo", "Acura TL 2001")).toBe("Motor completo para Acura TL 2001");
});
