import { expect, it } from "vitest";
import { markSaved, markStandIn, titleOf } from "./mark-saved.ts";

const page = (lang: string) =>
  `<!doctype html><html lang="${lang}"><head><script data-modules="/assets/a.js" data-preload="/assets/b.js">x</script></head><body><main id="main"><h1>Marcha</h1><p>$39.99 + CA$1,010.00</p></main></body></html>`;
const now = new Date("2026-11-15T12:00:00Z");

it("says over a kept page that there is no signal, of when it is, and a way to try again", () => {
  const at = new Date(now.getTime() - 3_600_000);
  const html = markSaved(page("es-US"), { at, now, signal: "none" });
  expect(html).toContain(`<html data-saved="${at.toISOString()}" lang="es-US">`);
  expect(html).toMatch(
    /<main id="main"><div data-signal="none" role="status"><span><b>Sin señal\.<\/b> Guardado [^<]+\.<\/span> <a href="">Pruebe otra vez<\/a><\/div><h1>/,
  );
  expect(html).toContain("$39.99 + CA$1,010.00");
  expect(html).toContain('data-modules="/assets/a.js"');
});

it("takes prices of another day out, with the script that would work them out again", () => {
  const at = new Date(now.getTime() - 86_400_000);
  const html = markSaved(page("en-US"), { at, now, signal: "poor" });
  expect(html).toContain("<p>— + —</p>");
  expect(html).toContain('data-modules="" data-preload=""');
  expect(html).toContain("Weak signal.");
  expect(html).toContain("No prices: they’re over a day old.");
});

it("reads a title without the page's escapes", () => {
  expect(titleOf("<title>Pull &amp; Pay | Driver&#39;s &lt;door&gt; &nope;</title>")).toBe(
    "Pull & Pay | Driver's <door> &nope;",
  );
});

it("says of the page that stands in what it is", () => {
  const html = markStandIn(page("es-US"), "none");
  expect(html).toContain("Esto es lo que quedó guardado.");
  expect(html).not.toContain("data-saved");
});
