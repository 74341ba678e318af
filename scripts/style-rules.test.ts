import { globSync, readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";
import { createPageStyles } from "../render/page-styles.ts";
import { addedByScript, styleRules } from "./style-rules.ts";

const sheet = `
@layer base{body{margin:0}a:not(.btn){color:red}}
@layer ui{.card{a:b}.card .name,.lot{c:d}@media (min-width:600px){.card{e:f}.lot{g:h}}.menu.is-open{i:j}}
@media print{.card{k:l}}
@layer paper{@media print{.card{o:p}.lot{q:r}}}
@layer print{@media print{.card{m:n}}}
@keyframes turn{to{rotate:1turn}}`;
const stylesFor = createPageStyles(styleRules(sheet));

it("gives a page the rules that its classes can match, in order, and no other", () => {
  expect(stylesFor(`<p class="lot big"></p>`).css).toBe(
    "@layer base,ui,paper,print;@layer base{body{margin:0}a:not(.btn){color:red}}" +
      "@layer ui{.lot{c:d}@media (min-width:600px){.lot{g:h}}}@layer paper{@media print{.lot{q:r}}}@keyframes turn{to{rotate:1turn}}",
  );
  expect(stylesFor(`<p class="card"></p>`).css).toContain("@layer ui{.card{a:b}@media (min-width:600px){.card{e:f}}}");
  expect(stylesFor(`<p class="name"></p>`).css).not.toContain("c:d");
});

it("writes nested rules flat, so that a page needs no browser that knows nesting", () => {
  const nested = createPageStyles(styleRules("@layer ui{.card{a:b;& .name{c:d}&.is-open{e:f}}}"));
  expect(nested(`<p class="card"><b class="name"></b></p>`).css).toContain(
    "@layer ui{.card{a:b}.card .name{c:d}.card.is-open{e:f}}",
  );
  expect(nested(`<p class="card"></p>`).css).not.toContain(".name");
});

it("leaves paper to the whole sheet but for what no print is without, and keeps what script will switch on", () => {
  expect(stylesFor(`<p class="card"></p>`).css).toContain("@layer paper{@media print{.card{o:p}}}");
  expect(stylesFor(`<p class="card"></p>`).css).not.toMatch(/k:l|m:n/);
  expect(stylesFor(`<nav class="menu"></nav>`).css).toContain(".menu.is-open{i:j}");
});

it("makes the same text, and so the same hash, for pages of one kind", () => {
  const [one, two] = [stylesFor(`<p class="card"></p>`), stylesFor(`<i class="card none"></i><b class="card"></b>`)];
  expect(two).toBe(one);
  expect(one.source).toMatch(/^'sha256-[\w+/]{43}='$/);
});

it("gives every paint to a page with one of them: each mixture of cars would have styles of its own", () => {
  const painted = createPageStyles(styleRules("@layer ui{.paint-rojo{a:b}.paint-azul{c:d}.card{e:f}}"));
  expect(painted(`<p class="swatch paint-rojo"></p>`).css).toContain("@layer ui{.paint-rojo{a:b}.paint-azul{c:d}}");
  expect(painted(`<p class="paint-azul"></p>`)).toBe(painted(`<p class="paint-rojo"></p>`));
  expect(painted(`<p class="card"></p>`).css).not.toContain("paint");
});

it("knows every class that the enhancement script sets", async () => {
  const set = new Set<string>();
  for await (const file of glob("app/**/browser/*.ts")) {
    const source = readFileSync(file, "utf8");
    for (const [, names = ""] of source.matchAll(/(?:className = |classList\.(?:add|toggle)\()"([^"]+)"/g))
      for (const name of names.split(" ")) set.add(name);
  }
  expect(set.size).toBeGreaterThan(3);
  expect([...set].filter((name) => !addedByScript.includes(name))).toEqual([]);
});

/** Whether a selector asks by :has() about an element, and then means whatever is within it. */
function decidesForAll(selector: string): boolean {
  // Functions from the inside out: of each, whether it asks, and whether it leaves open what is meant.
  let plain = selector;
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
      name === "has" || inner.includes("?") ? "?" : name === "not" ? "" : "one",
    );
  }
  const at = plain.lastIndexOf("?");
  return at >= 0 && /[\s>]\*?(::?[\w-]+)*$/.test(plain.slice(at).trim());
}

it("has no :has() that decides about all within: a browser would style the page anew with every element that comes", () => {
  expect(decidesForAll(":root:is([data-view], :has(#view:checked)) #cars .car > :not(.car__pic)")).toBe(true);
  expect(decidesForAll(".found:has(.since-visit) *")).toBe(true);
  expect(decidesForAll(".found:has(.since-visit) .found__in")).toBe(false);
  expect(decidesForAll(".car h3 .tag:not(:has(+ .tag))")).toBe(false);
  const rules = globSync("app/**/*.css").flatMap((file) => styleRules(readFileSync(file, "utf8")).rules);
  const selectors = rules.flatMap((rule) => rule.selectors.map(({ text }) => text));
  expect(selectors.filter((text) => text.includes(":has(")).length).toBeGreaterThan(20);
  expect(selectors.filter(decidesForAll)).toEqual([]);
});
