import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseTheme } from "#content/chain/theme.ts";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const themeOf = (css: string) => parseTheme(css, tokens, "theme.css");

it("a chain's main action takes another colour by two values, which are looked at for contrast", () => {
  const { css, warnings } = themeOf(":root { --primary: #7fe3b4; --primary-press: #5fc79a; }");
  expect(css).toBe(":root{--primary:#7fe3b4;--primary-press:#5fc79a}");
  expect(warnings).toEqual([]);
  const dark = themeOf(":root { --primary: #3a4146; }").warnings.map(({ en }) => en);
  expect(dark).toEqual([
    expect.stringContaining("--on-primary on --primary"),
    expect.stringContaining("--on-primary on --primary"),
  ]);
});

it("the colour of the main action stands in one sheet", () => {
  const naming = globSync(["app/**/*.css", "office/**/*.css"]).filter((file) =>
    /var\(--(?:on-)?primary/.test(readFileSync(file, "utf8")),
  );
  expect(naming).toEqual(["app/ui/button.css"]);
});
