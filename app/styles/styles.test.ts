import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const files = globSync("app/**/*.css").map(normalize);
const main = readFileSync("app/styles/main.css", "utf8");
const imports = [...main.matchAll(/@import "([^"]+)"(?: layer\((\w+)\))?;/g)];
const layers =
  [...readFileSync("app/styles/layers.css", "utf8").matchAll(/@layer ([^;]+);/g)][0]?.[1]?.split(", ") ?? [];

describe("the stylesheet", () => {
  it("imports every css file of the app once, but for the page of components, which is not shipped", () => {
    const imported = imports.map((match) => normalize(join("app/styles", match[1] as string)));
    const shipped = files.filter((file) => file !== "app/styles/main.css" && !file.startsWith("app/kit/"));
    expect([...imported].sort()).toEqual(shipped.sort());
  });

  it("keeps to the declared layers, in their order", () => {
    const [order, fonts, ...layered] = imports;
    // Fonts belong to no layer: the page's first script looks for them at the top of the sheet.
    expect([order, fonts].map((match) => match?.slice(1))).toEqual([
      ["./layers.css", undefined],
      ["./fonts.css", undefined],
    ]);
    const used = layered.map((match) => layers.indexOf(match[2] as string));
    expect(used).not.toContain(-1);
    expect(used).toEqual([...used].sort((a, b) => a - b));
  });

  it("is important only where hidden things must stay hidden", () => {
    const loud = files.filter((file) =>
      readFileSync(file, "utf8")
        .replace(/\/\*.*?\*\//gs, "")
        .includes("!important"),
    );
    expect(loud).toEqual(["app/styles/base.css"]);
  });

  it("names files that exist", () => {
    for (const file of files) {
      for (const [, path] of readFileSync(file, "utf8").matchAll(/url\("(\.[^"]+)"\)/g)) {
        expect(readFileSync(join(dirname(file), path as string)).length).toBeGreaterThan(0);
      }
    }
  });
});
