import { createHash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Of Vite, as far as sheets go: what a source became, and what it asks for. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean }
>;

/** The sheets of all that a source imports, in the order of its imports: what it uses comes before its own. */
export function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>(), sheets = new Set<string>()) {
  if (seen.has(key)) return sheets;
  seen.add(key);
  const { imports = [], dynamicImports = [], css = [] } = manifest[key] ?? {};
  for (const next of imports) sheetsOf(manifest, next, seen, sheets);
  for (const file of css) sheets.add(file);
  for (const next of dynamicImports) if (!next.endsWith("/page.tsx")) sheetsOf(manifest, next, seen, sheets);
  return sheets;
}

/** Sources that are built for their sheets: each is an entry of the server's build. */
export const sheetEntries = {
  layers: "app/styles/layers.ts",
  "site-styles": "app/styles/site.ts",
  "print-styles": "app/styles/print.ts",
  "office-styles": "office/styles/office.ts",
  shell: "app/shell/shell.tsx",
  "error-page": "app/errors/error-page.tsx",
  office: "office/http/listener.ts",
};

const sheetsOfAll = (manifest: Manifest, entries: (keyof typeof sheetEntries)[]) =>
  new Set(entries.flatMap((entry) => [...sheetsOf(manifest, sheetEntries[entry])]));

export type PageSheets = {
  /** On every page: its ground, its shell, and what half of the pages have. */
  site: string;
  print: string;
  /** What a page has besides, by its source. */
  own: Record<string, string>;
};

const isPage = (key: string) => key.endsWith("/page.tsx") || key === sheetEntries["error-page"];

/** Which sheets stand together in the common one, and which in each page's own. */
export function divideSheets(manifest: Manifest): { site: string[]; own: Map<string, string[]> } {
  const pages = new Map(
    Object.keys(manifest)
      .filter(isPage)
      .map((key) => [key, [...sheetsOf(manifest, key)]]),
  );
  const uses = Map.groupBy([...pages.values()].flat(), (sheet) => sheet);
  const site = sheetsOfAll(manifest, ["layers", "site-styles", "shell"]);
  for (const [sheet, { length }] of uses) if (length * 2 >= pages.size) site.add(sheet);
  const own = [...pages].map(([key, sheets]) => [key, sheets.filter((sheet) => !site.has(sheet))] as const);
  return { site: [...site], own: new Map(own) };
}

/** Writes sheets of the server's build as one file of `out`, with the fonts and drawings that they name; pages of one kind share it. */
async function writeSheet(root: string, sheets: Iterable<string>, out: string, name: string): Promise<string> {
  const read = (file: string) => readFile(join(root, "dist/server", file), "utf8");
  const text = (await Promise.all([...sheets].map(read))).map((css) => css.trim()).join("");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const path = `/assets/${name}-${hash}.css`;
  await mkdir(join(out, "assets"), { recursive: true });
  await writeFile(join(out, path), text);
  for (const [, asset = ""] of text.matchAll(/url\("?(\/assets\/[^)"]+)"?\)/g))
    await cp(join(root, "dist/server", asset), join(out, asset));
  return path;
}

export const readServerManifest = async (root: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, "dist/server/.vite/manifest.json"), "utf8")) as Manifest;

/** What pages of the site link. */
export async function writePageSheets(root: string, manifest: Manifest): Promise<PageSheets> {
  const write = (sheets: Iterable<string>, name: string) => writeSheet(root, sheets, join(root, "dist/client"), name);
  const { site, own } = divideSheets(manifest);
  const pages: Record<string, string> = {};
  // Those of one kind share theirs.
  for (const [key, sheets] of own) if (sheets.length > 0) pages[key] = await write(sheets, "page");
  return {
    site: await write(site, "site"),
    print: await write(sheetsOf(manifest, sheetEntries["print-styles"]), "print"),
    own: pages,
  };
}

/** What pages of the office link: it is small, and one sheet has all of it. */
export function writeOfficeSheet(root: string, manifest: Manifest, out: string): Promise<string> {
  return writeSheet(root, sheetsOfAll(manifest, ["layers", "office-styles", "office"]), out, "office");
}
