import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { logoMarkup, parseLogo } from "./logo.ts";
import { readChainFolder } from "./read-folder.ts";
import { parseTheme } from "./theme.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const base = readFileSync(join(root, "app/styles/tokens.css"), "utf8");
let parent = "";
let folder = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "folder-"));
  folder = join(parent, "chain");
  cpSync(join(root, "tests/chain"), folder, { recursive: true });
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));
const put = (name: string, text: string) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
};

it("takes texts and drawings of the chain page by page and language by language", async () => {
  const text =
    "title: Nuestra historia\ndescription: De dos hermanos y una grúa.\n\n# Nuestra historia\n\nDesde {{founded}}.\n";
  put("content/company.es.md", text);
  put("art/hero.es.svg", "<svg/>");
  put("art/.trash/hero.en.svg", "<svg/>");
  const { texts, art } = await readChainFolder(folder, root);
  expect([...texts]).toEqual([["company.es", text]]);
  expect([...art.keys()]).toEqual(["hero.es.svg"]);
});

it("takes what the chain knows better of cars and parts, and names each line that it cannot", async () => {
  put("reference/engines.tsv", "make\tmodel\tfrom\tto\tlitres\nHonda\tAccord\t2008\t2012\t2.4\n");
  expect([...(await readChainFolder(folder, root)).lists.keys()]).toEqual(["engines"]);
  put("reference/engines.tsv", "make\tmodel\tfrom\tto\tlitres\nHonda\tAccord\t2008\t2012\t240\n");
  put("reference/nicknames.tsv", "word\n");
  const told = await readChainFolder(folder, root).catch((thrown: Error) => thrown.message.split("\n"));
  expect(told).toEqual([
    "chain/reference/engines.tsv line 2: litres must be a number from 0.3 to 12.",
    "chain/reference/nicknames.tsv: no list has this name; they are engines.tsv, car-words.tsv, part-words.tsv, car-sizes.tsv, questions.tsv.",
  ]);
});

it("says what is wrong in all files of the folder at once", async () => {
  put("chain.json", readFileSync(join(folder, "chain.json"), "utf8").replace('"founded": 1991', '"founded": 191'));
  put("logo.svg", '<svg viewBox="0 0 9 9"><script>1</script></svg>');
  put("theme.css", ":root {\n  --yellow: #123456;\n  --colour: red;\n}\nbody { margin: 0 }");
  put("content/compnay.es.md", "x");
  put("art/old/hero.es.svg", "<svg/>");
  put("content/company.en.md", "title: A\ndescription: B\n\n# A\n\n{{yard}}\n");
  const told = await readChainFolder(folder, root).catch((thrown: Error) => thrown.message.split("\n"));
  expect(told).toEqual([
    "chain/chain.json line 6: founded must be at least 1850.",
    "chain/logo.svg: must hold no script.",
    "chain/theme.css: holds more than one :root { … } and one for the dark; tokens are all that may stand in it.",
    "chain/theme.css line 3: --colour is no token of app/styles/tokens.css.",
    expect.stringContaining("chain/theme.css line 5: "),
    "chain/content/company.en.md line 6: {{yard}} is no placeholder.",
    "chain/content/compnay.es.md: no page has a text of this name; they are called as in content/pages.",
    "chain/art/old: is no file that can be read.",
  ]);
});

it("takes a logo as an editor saves it, with names of its own in each place", () => {
  const source = `<?xml version="1.0"?><!-- made --><svg xmlns="http://www.w3.org/2000/svg" width="20mm" viewBox="0 0 40 20" fill="none">
  <title>Logo</title><defs><linearGradient id="a"/></defs>
  <path d="M0 0h9" fill="url(#a)"/></svg>`;
  const logo = parseLogo(source, "logo.svg");
  expect(logo).toMatchObject({ viewBox: "0 0 40 20", width: 40, height: 20 });
  expect(logoMarkup(logo, "top")).toBe(
    '<g fill="none"><defs><linearGradient id="a-top"/></defs><path d="M0 0h9" fill="url(#a-top)"/></g>',
  );
  const wrapped = '<svg viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,AAAA"/></svg>';
  expect(logoMarkup(parseLogo(wrapped, "logo.svg"), "top")).toContain('href="data:image/png;base64,AAAA"');
  for (const wrong of [
    '<svg><path d=""/></svg>',
    '<svg viewBox="0 0 1 1"><path style="fill:red"/></svg>',
    "<p>logo</p>",
    '<svg viewBox="0 0 1 1"><image width="1" height="1" href="https://evil.test/x.png"/></svg>',
    '<svg viewBox="0 0 1 1"><image width="1" height="1" href="data:image/svg+xml;base64,AAAA"/></svg>',
    '<svg viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,AAAA" onload="x()"/></svg>',
  ])
    expect(() => parseLogo(wrong, "logo.svg")).toThrow("logo.svg: must");
});

it("writes the tokens of a theme for pages, and tells what can hardly be read", () => {
  const theme = parseTheme(
    `/* ours */ :root { --yellow: #f4a300; --surface: #fffaf0; --ink: #1f130b }
    @media (prefers-color-scheme: dark) { :root { --surface: #1f130b } }`,
    base,
    "theme.css",
  );
  // The day's surface must not stay at night, where the sheet has another.
  expect(theme.css).toBe(
    ":root{--yellow:#f4a300;--ink:#1f130b}@media (prefers-color-scheme:light){:root{--surface:#fffaf0}}:root[data-sun]{--surface:#fffaf0}@media (prefers-color-scheme:dark){:root:not([data-sun]){--surface:#1f130b}}",
  );
  expect(theme).toMatchObject({ barColour: "#1f130b", mainColour: "#f4a300", warnings: [] });
  const weak = parseTheme(":root { --yellow: #8a6d00 }", base, "theme.css");
  expect(weak.warnings).toContainEqual({
    es: "theme.css: --ink sobre --yellow tiene un contraste de 3.6 de día, y para leerlo hace falta 7.",
    en: "theme.css: --ink on --yellow has a contrast of 3.6 by day, and 7 is needed to read it.",
  });
  const unchecked = parseTheme(":root { --yellow: rgb(138 109 0); --surface: #fff }", base, "theme.css").warnings;
  expect(unchecked).toEqual([
    {
      es: "theme.css: --yellow no está escrito como #rrggbb: no se revisó si se lee.",
      en: "theme.css: --yellow is not written as #rrggbb: whether it can be read was not checked.",
    },
  ]);
  expect(() => parseTheme(":root { --yellow: url(https://x.test/) }", base, "theme.css")).toThrow("plain value");
});

it("finds the shipped colours good", () => {
  expect(parseTheme(":root { --ink: #15171a }", base, "theme.css").warnings).toEqual([]);
});
