import { afterEach, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";

afterEach(() => vi.unstubAllGlobals());

async function open(sheet: string | null) {
  const link = Object.assign(new BareTarget(), { rel: "", href: "" });
  const put: unknown[] = [];
  vi.stubGlobal("document", {
    querySelector: () => ({ getAttribute: () => sheet }),
    createElement: () => link,
    head: { append: (one: unknown) => put.push(one) },
  });
  vi.resetModules();
  return { link, put, ...(await import("./whole-sheet.ts")) };
}

it("is put to use once, and waited for by everybody who asks before it has come", async () => {
  const { link, put, applySheet } = await open("/whole.css");
  const ready: string[] = [];
  const both = [applySheet().then(() => ready.push("first")), applySheet().then(() => ready.push("second"))];
  await Promise.resolve();
  expect(put).toEqual([link]);
  expect([link.rel, link.href, ready]).toEqual(["stylesheet", "/whole.css", []]);
  link.tell("load");
  await Promise.all(both);
  expect(ready).toEqual(["first", "second"]);
});

it("waits for nothing on a page that has the whole sheet already", async () => {
  const { put, applySheet } = await open(null);
  await applySheet();
  expect(put).toEqual([]);
});
