import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { bodyStyles } from "#drawings/body-shapes.ts";
import { paintNames } from "#drawings/paints.ts";
import { listPlates } from "#drawings/plate-art.ts";
import { vehicleSvg } from "#drawings/vehicle.ts";
import { vehicleArtName } from "#drawings/vehicle-art.ts";
import { vehicleSymbolsName, vehicleSymbolsSvg } from "#drawings/vehicle-symbol.ts";
import { firstFonts, fontSource, laterFonts, lettersOf } from "../app/styles/letters.ts";
import { compileHeadScripts, type HeadScripts } from "./head-scripts.ts";
import { type Manifest, type PageSheets, readServerManifest, writePageSheets } from "./page-sheets.ts";
import { compileWorker } from "./worker-script.ts";

/** What the server reads at its start: names → addresses, and the scripts that each island needs. */
type AssetList = {
  names: Record<string, string>;
  sheets: PageSheets;
  preloadFonts: string[];
  letters: string;
  head: HeadScripts;
  enhance: { entry: string; preloads: string[] };
  islandClient: { entry: string; preloads: string[] };
  islands: Record<string, string[]>;
  worker: string;
};

/** Islands of the pages that work without signal, and the box of every page, which then answers from the device. */
const shellIslands = ["saved-yard", "device", "my-list", "box"];

const compressible = new Set([".svg", ".js", ".css", ".json", ".txt"]);

async function artFiles(root: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const file of glob("**/*", { cwd: join(root, "app/art") })) {
    if (extname(file)) files.set(`art/${file}`, await readFile(join(root, "app/art", file)));
  }
  files.set(`art/vehicles/${vehicleSymbolsName}`, Buffer.from(vehicleSymbolsSvg()));
  for (const [name, svg] of listPlates()) files.set(name, Buffer.from(svg));
  for (const style of bodyStyles)
    for (const paint of paintNames)
      for (const stands of [true, false])
        files.set(
          `art/vehicles/${vehicleArtName(style, paint, stands)}`,
          Buffer.from(vehicleSvg({ style, paint, stands })),
        );
  return files;
}

/** What a file imports, and they import, by the manifest's keys. */
function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  for (const next of manifest[key]?.imports ?? []) {
    if (!manifest[next] || seen.has(next)) continue;
    seen.add(next);
    importsOf(manifest, next, seen);
  }
  return seen;
}

const preloadsOf = (manifest: Manifest, key: string): string[] =>
  [...importsOf(manifest, key)].map((next) => `/${manifest[next]?.file}`);

/** It fetches every island; what islands share may lie with it. */
const hydration = "app/shell/browser/islands.ts";

/** What a file, or what it imports, fetches when it is asked for, with what that needs. */
const laterOf = (manifest: Manifest, key: string): string[] =>
  [key, ...importsOf(manifest, key)]
    .filter((one) => one !== hydration)
    .flatMap((one) => manifest[one]?.dynamicImports ?? [])
    .flatMap((next) => [`/${manifest[next]?.file}`, ...preloadsOf(manifest, next)]);

/**
 * What the worker keeps from the start: fonts, the scripts of every page, React and the islands that need no signal, with all
 * that a press in one of these asks for. The server adds the sheets (server/files/worker-files.ts).
 */
function keptFiles(manifest: Manifest, fonts: string[], list: Omit<AssetList, "worker">): string[] {
  const { entry, preloads } = list.enhance;
  // What the script of every page fetches when it is needed; the islands are their pages' own.
  const later = laterOf(manifest, "app/shell/browser/main.ts");
  const react = [list.islandClient.entry, ...list.islandClient.preloads];
  const islands = shellIslands.flatMap((name) => {
    const key = Object.keys(manifest).find((one) => one.endsWith(`/${name}.island.tsx`)) ?? "";
    return [...(list.islands[name] ?? []), ...laterOf(manifest, key)];
  });
  const all = [...fonts, entry, ...preloads, ...later, ...react];
  return [...new Set([...all, ...islands])].sort();
}

/** Adds drawings and icons beside Vite's output, compresses everything once, and writes the list of assets. */
export async function writeStaticFiles(root: string, made: string): Promise<void> {
  const out = join(root, "dist/client");
  const manifest = JSON.parse(await readFile(join(out, ".vite/manifest.json"), "utf8")) as Manifest;
  const served = await readServerManifest(root);
  const chunk = (key: string, among = manifest) => {
    const found = among[key];
    if (!found) throw new Error(`the build made no ${key}`);
    return found;
  };
  const entry = (key: string) => ({ entry: `/${chunk(key).file}`, preloads: preloadsOf(manifest, key) });
  const font = (source: string) => `/${chunk(source, served).file}`;
  const names: Record<string, string> = {};
  for (const [name, bytes] of await artFiles(root)) {
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
    const served = name.replace(/\.(\w+)$/, `.${hash}.$1`);
    names[name] = `/${served}`;
    await mkdir(dirname(join(out, served)), { recursive: true });
    await writeFile(join(out, served), bytes);
  }
  const islands = Object.entries(manifest).filter(([key]) => key.endsWith(".island.tsx"));
  const list: Omit<AssetList, "worker"> = {
    names,
    sheets: await writePageSheets(root, served),
    preloadFonts: firstFonts.map((file) => font(fontSource(file))),
    letters: lettersOf(font),
    head: await compileHeadScripts(root),
    enhance: entry("app/shell/browser/main.ts"),
    islandClient: entry(hydration),
    islands: Object.fromEntries(
      islands.map(([key, { file }]) => [
        key.replace(/^.*\/(.+)\.island\.tsx$/, "$1"),
        [`/${file}`, ...preloadsOf(manifest, key)],
      ]),
    ),
  };
  const fonts = [...firstFonts, ...laterFonts.map(({ file }) => file)].map((file) => font(fontSource(file)));
  const worker = await compileWorker(root, {
    ...{ input: "app/offline/worker/main.ts", made },
    files: keptFiles(manifest, fonts, list),
  });
  await writeFile(join(root, "dist/assets.json"), JSON.stringify({ ...list, worker } satisfies AssetList));
  for await (const file of glob("**/*", { cwd: out })) {
    if (!compressible.has(extname(file)) || file.startsWith(".vite")) continue;
    const bytes = await readFile(join(out, file));
    await writeFile(join(out, `${file}.br`), brotliCompressSync(bytes));
    await writeFile(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
