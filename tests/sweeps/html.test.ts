import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "../support/ask.ts";
import { type Checker, startChecker, whyNoChecker } from "../support/nu-checker.ts";
import { nameOf } from "../support/site-addresses.ts";
import { sweepPages } from "../support/swept-pages.ts";

const origins = inject("servers").one;
const reason = whyNoChecker();
const pages = await sweepPages(origins);

describe.skipIf(reason)(`the Nu HTML checker${reason ? ` (skipped: ${reason})` : ""}`, () => {
  let checker: Checker;
  beforeAll(async () => {
    checker = await startChecker();
  });
  afterAll(() => checker?.stop());

  it("finds the errors of a bad page", async () => {
    const found = await checker.check(Buffer.from("<!doctype html><title>a</title><p><div>"));
    expect(found.join()).toContain("Unclosed element “div”");
  });

  it.each(pages.map((page) => [nameOf(page), page] as const))("finds none in %s", async (_, page) => {
    expect(await checker.check(page.reply.body)).toEqual([]);
  });

  it.each(["/%00", "/%E0%A4%A"])("finds none in the error page of %s", async (path) => {
    expect(await checker.check((await ask(origins.es, path)).body)).toEqual([]);
  });
});
