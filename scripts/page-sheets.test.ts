import { expect, it } from "vitest";
import { divideSheets, type Manifest, sheetsOf } from "./page-sheets.ts";

const manifest: Manifest = {
  "app/styles/layers.ts": { file: "layers.js", css: ["layers.css"] },
  "app/styles/site.ts": { file: "site.js", imports: ["app/styles/layers.ts"], css: ["ground.css"] },
  "app/shell/shell.tsx": { file: "shell.js", imports: ["_icon.js"], css: ["shell.css"] },
  "app/errors/error-page.tsx": { file: "error.js", imports: ["_sign.js"], css: ["errors.css"] },
  "_icon.js": { file: "icon.js", css: ["icon.css"] },
  "_sign.js": { file: "sign.js", css: ["sign.css"] },
  "_drawing.js": { file: "drawing.js", imports: ["_icon.js", "_list.js"], css: ["drawing.css"] },
  "_list.js": {
    file: "list.js",
    imports: ["_icon.js"],
    dynamicImports: ["_drawing.js", "app/b/page.tsx"],
    css: ["list.css"],
  },
  "app/a/page.tsx": { file: "a.js", imports: ["_sign.js", "_list.js"], css: ["a.css"] },
  "app/b/page.tsx": { file: "b.js", imports: ["_sign.js"], css: ["b.css"] },
};

it("brings what a source uses before its own, what comes later with it, and nothing of other pages", () => {
  expect([...sheetsOf(manifest, "app/a/page.tsx")]).toEqual([
    "sign.css",
    "icon.css",
    "list.css",
    "drawing.css",
    "a.css",
  ]);
});

it("puts what half of the pages have into the common sheet, the order of the layers first, and once", () => {
  const { site, own } = divideSheets(manifest);
  expect(site).toEqual(["layers.css", "ground.css", "icon.css", "shell.css", "sign.css"]);
  expect(Object.fromEntries(own)).toEqual({
    "app/errors/error-page.tsx": ["errors.css"],
    "app/a/page.tsx": ["list.css", "drawing.css", "a.css"],
    "app/b/page.tsx": ["b.css"],
  });
});
