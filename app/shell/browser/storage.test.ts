import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDocument, openStorage } from "#tests/support/bare-document.ts";
import { announce } from "./announce.ts";
import { pageEdition } from "./page-edition.ts";
import { forget, recall, remember } from "./storage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what a device keeps", () => {
  it("stands under the site's own name", () => {
    const kept = openStorage();
    remember("a", "1");
    expect([...kept]).toEqual([["yonke.a", "1"]]);
    expect([recall("a"), recall("b")]).toEqual(["1", null]);
    forget("a");
    expect(kept.size).toBe(0);
  });

  it("is nothing where storage is refused, and nobody hears of it", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(() => remember("a", "1")).not.toThrow();
    expect(recall("a")).toBeNull();
    expect(() => forget("a")).not.toThrow();
  });
});

describe("what is said to assistive technology", () => {
  beforeEach(() => vi.useFakeTimers());

  it("empties the live region before it speaks, so that the same words count twice", () => {
    const { document } = openDocument();
    announce("Listo");
    vi.advanceTimersByTime(50);
    expect(document.live.textContent).toBe("Listo");
    announce("Listo");
    expect(document.live.textContent).toBe("");
    vi.advanceTimersByTime(50);
    expect(document.live.textContent).toBe("Listo");
  });
});

it.each([
  ["es-MX", "es"],
  ["en-US", "en"],
  ["", "es"],
])("a page in %j is of the edition %s", (lang, edition) => {
  openDocument(lang);
  expect(pageEdition()).toBe(edition);
});
