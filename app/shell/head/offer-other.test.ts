import { expect, it } from "vitest";
import { offerOther } from "./offer-other.ts";

/** Whether the script shows the offer on a page of this language to a browser that prefers these. */
function offers(lang: string, languages: string[]): boolean {
  const set = new Map<string, string>();
  const documentElement = { lang, setAttribute: (name: string, value: string) => set.set(name, value) };
  offerOther({ documentElement } as unknown as Document, languages);
  return set.get("data-offer") === "on";
}

it("offers the other edition to a browser that prefers it, and to no other", () => {
  expect(offers("es-US", ["en-US", "es"])).toBe(true);
  expect(offers("en-US", ["fr", "es-MX"])).toBe(true);
  expect(offers("es-US", ["es-US", "en"])).toBe(false);
  expect(offers("en-US", ["fr", "de"])).toBe(false);
  expect(offers("en-US", [])).toBe(false);
});
