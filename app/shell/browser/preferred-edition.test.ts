import { expect, it } from "vitest";
import { preferredEdition } from "./preferred-edition.ts";

it("takes the first language that is one of ours", () => {
  expect(preferredEdition(["es-MX", "en"])).toBe("es");
  expect(preferredEdition(["en-US", "es"])).toBe("en");
  expect(preferredEdition(["fr-CA", "EN-CA"])).toBe("en");
  expect(preferredEdition(["nah", "ES"])).toBe("es");
});

it("has no opinion where the browser names neither", () => {
  expect(preferredEdition(["fr", "eo", "est"])).toBeUndefined();
  expect(preferredEdition([])).toBeUndefined();
});
