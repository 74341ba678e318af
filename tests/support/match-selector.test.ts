import { afterEach, expect, it, vi } from "vitest";
import { openPage } from "./open-page.ts";

afterEach(() => vi.unstubAllGlobals());

const html = `<nav id="n" class="top is-open"><ul><li><a id="a" href="#store-1" rel="next">A</a></li><li class="far"><a id="b" href="/x">B</a></li></ul></nav><form><input id="i" type="text"><input id="j" type="checkbox" value="7" checked=""></form>`;

it.each([
  ["a", "a b"],
  ["nav a", "a b"],
  ["nav > a", ""],
  ["li > a", "a b"],
  ["nav > ul > li > a", "a b"],
  [".far a", "b"],
  ["li:not(.far) > a", "a"],
  [".top.is-open", "n"],
  [".top.shut", ""],
  ["#n a[rel=next]", "a"],
  ['a[href^="#store-"]', "a"],
  ["a[href='/x']", "b"],
  ["[rel]", "a"],
  ["a[rel], input[type=checkbox]", "a j"],
  ["input:is([type=text], [type=search])[id]", "i"],
  ["input:checked", "j"],
  ['[type=checkbox][value="7"]', "j"],
])("%s finds %s", (selector, ids) => {
  const found = openPage(html).document.place.querySelectorAll(selector);
  expect(found.map(({ id }) => id).join(" ")).toBe(ids);
});

it("refuses what it does not understand", () => {
  expect(() => openPage(html).get("a::before")).toThrow("not understood");
});
