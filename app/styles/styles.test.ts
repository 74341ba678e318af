import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import postcss, { type AtRule } from "postcss";
import { describe, expect, it } from "vitest";
import { sheetsOfSource } from "#tests/support/source-sheets.ts";
import { fontSource, laterFonts } from "./letters.ts";

const files = globSync("app/**/*.css").map(normalize);
const read = (file: string) => readFileSync(file, "utf8");
const layers = /@layer ([^;]+);/.exec(read("app/styles/layers.css"))?.[1]?.split(", ") ?? [];
const isPrint = (file: string) => file.endsWith(".print.css");

describe("the sheets", () => {
  it("are each brought by what shows it, but for what development alone shows", () => {
    const pages = globSync("app/**/page.tsx").map(normalize);
    const ground = ["app/styles/site.ts", "app/styles/print.ts", "app/shell/shell.tsx", "app/errors/error-page.tsx"];
    const brought = new Set([...ground, ...pages].flatMap((source) => [...sheetsOfSource(source)]));
    const lost = files.filter((file) => !brought.has(file) && !isPrint(file));
    expect(lost).toEqual(["app/shell/route-error.css"]);
  });

  it("say their layer themselves, one each", () => {
    for (const file of files.filter((one) => !/\/(layers|fonts)\.css$/.test(one))) {
      const { nodes } = postcss.parse(read(file));
      const outside = nodes.filter((node) => node.type !== "comment");
      expect(
        outside.map((node) => (node as AtRule).name),
        file,
      ).toEqual(["layer"]);
      expect(layers, file).toContain((outside[0] as AtRule).params);
      if (isPrint(file)) expect((outside[0] as AtRule).params, file).toBe("print");
    }
  });

  it("are important only where hidden things must stay hidden", () => {
    const loud = files.filter((file) =>
      read(file)
        .replace(/\/\*.*?\*\//gs, "")
        .includes("!important"),
    );
    expect(loud).toEqual(["app/styles/base.css"]);
  });

  it("name files that exist", () => {
    for (const file of files) {
      for (const [, path] of read(file).matchAll(/url\("(\.[^"]+)"\)/g)) {
        expect(readFileSync(join(dirname(file), path as string)).length).toBeGreaterThan(0);
      }
    }
  });

  it("have for pages without script the fonts that script brings to others", () => {
    const found: string[] = [];
    postcss.parse(read("app/styles/fonts.css")).walkAtRules("media", (media) => {
      expect(media.params).toBe("(scripting: none)");
      media.walkAtRules("font-face", (face) => void found.push(face.toString()));
    });
    expect(found).toHaveLength(laterFonts.length);
    laterFonts.forEach(({ family, weight, file }, at) => {
      expect(found[at]).toContain(`font-family: "${family}";`);
      expect(found[at]).toContain(`font-weight: ${weight};`);
      expect(found[at]).toContain(fontSource(file).replace("app/styles/", "./"));
    });
  });
});
