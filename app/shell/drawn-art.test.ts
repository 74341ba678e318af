import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { campaignArt } from "#core/campaign-art.ts";
import { editionIds } from "#site/editions.ts";
import { findDrawnArt } from "./drawn-art.ts";

const art = join(import.meta.dirname, "..");

it.each(campaignArt)("%s is a file that there is, in each edition", (name) => {
  for (const edition of editionIds) {
    const found = findDrawnArt(name, edition);
    expect(existsSync(join(art, found?.name ?? "missing")), found?.name).toBe(true);
    expect(found?.width).toBeGreaterThan(found?.height ?? 0);
  }
});

it("has lettering in the language of the page, where there is lettering", () => {
  expect(findDrawnArt("hero", "en")?.name).toBe("art/hero.en.svg");
  expect(findDrawnArt("reciclaje", "en")?.name).toBe("art/reciclaje.svg");
});

it.each(["", "logo", "constructor", "../hero"])("knows no %j", (name) => {
  expect(findDrawnArt(name, "es")).toBeUndefined();
});
