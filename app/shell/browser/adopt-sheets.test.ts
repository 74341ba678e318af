import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";
import { LiveDocument } from "#tests/support/live-tree.ts";
import { adoptSheets } from "./adopt-sheets.ts";

const pageWith = (html: string) => {
  const page = new LiveDocument();
  page.place.innerHTML = `<head>${html}</head>`;
  return page as unknown as Document;
};
const here = '<link rel="stylesheet" href="/site.css"><link rel="preload" href="/font.woff2">';

let made: (BareTarget & { href?: string })[];
beforeEach(() => {
  made = [];
  const page = pageWith(here);
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) => page.querySelectorAll(selector),
    createElement: () => {
      const link = new BareTarget();
      made.push(link);
      return link;
    },
    head: { append() {} },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("links what this page lacks, and waits for all of it, come or not", async () => {
  const theirs = '<link rel="stylesheet" href="/page.css"><link rel="stylesheet" href="/theme.css">';
  let ready = false;
  const adopted = adoptSheets(pageWith(here + theirs)).then(() => {
    ready = true;
  });
  expect(made).toMatchObject([
    { rel: "stylesheet", href: "/page.css" },
    { rel: "stylesheet", href: "/theme.css" },
  ]);
  made[0]?.tell("load");
  await Promise.resolve();
  expect(ready).toBe(false);
  made[1]?.tell("error");
  await adopted;
});

it("links nothing twice, and nothing that is for visitors without script", async () => {
  await adoptSheets(pageWith(`${here}<noscript><link rel="stylesheet" href="/banner.css"></noscript>`));
  expect(made).toEqual([]);
});
