import { afterEach, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";

afterEach(() => vi.unstubAllGlobals());

it("is waited for by everybody who asks before it has come, and put to use once", async () => {
  const link = Object.assign(new BareTarget(), { media: "print", sheet: null as object | null });
  vi.stubGlobal("document", { querySelector: () => link });
  vi.resetModules();
  const { applySheet } = await import("./whole-sheet.ts");
  const ready: string[] = [];
  const both = [applySheet().then(() => ready.push("first")), applySheet().then(() => ready.push("second"))];
  await Promise.resolve();
  expect(link.media).toBe("all");
  expect(ready).toEqual([]);
  link.tell("load");
  await Promise.all(both);
  expect(ready).toEqual(["first", "second"]);
});
