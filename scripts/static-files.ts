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
import type { StyleRules } from "../render/page-styles.ts";
import { arrangeStyles } from "./arrange-styles.ts";
import { compileHeadScripts, type HeadScripts } from "./head-scripts.ts";
import { styleRules } from "./style-rules.ts";
import { compileWorker } from "./worker-script.ts";

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** What the server reads at its start: names → addresses, and the scripts that each island needs. */
export type AssetList = {
  names: Record<string, string>;
  styles: string;
  styleRules: StyleRules;
  preloadFonts: string[];
  head: HeadScripts;
  enhance: { entry: string; preloads: string[] };
  islandClient: { entry: string; preloads: string[] };
  islands: Record<string, string[]>;
  worker: string;
};

/** Islands of the pages that work without signal. */
const shellIslands = ["saved-yard", "device", "my-list"];

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

function preloadsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  for (const next of manifest[key]?.imports ?? []) {
    const file = manifest[next]?.file;
    if (file && !seen.has(file)) {
      seen.add(file);
      preloadsOf(manifest, next, seen);
    }
  }
  return [...seen].map((file) => `/${file}`);
}

/** What a file fetches when it is asked for, with what that needs. */
const laterOf = (manifest: Manifest, key: string): string[] =>
  (manifest[key]?.dynamicImports ?? []).flatMap((next) => [`/${manifest[next]?.file}`, ...preloadsOf(manifest, next)]);

/**
 * What the worker keeps from the start: fonts, the sheet, the scripts of every page, React and the islands that need no
 * signal, with all that a press in one of these asks for.
 */
function keptFiles(manifest: Manifest, list: Omit<AssetList, "worker">): string[] {
  const fonts = Object.keys(manifest).filter((key) => key.endsWith(".woff2"));
  const { entry, preloads } = list.enhance;
  // What the script of every page fetches when it is needed; the islands are their pages' own.
  const later = laterOf(manifest, "app/shell/browser/main.ts");
  const react = [list.islandClient.entry, ...list.islandClient.preloads];
  const islands = shellIslands.flatMap((name) => {
    const key = Object.keys(manifest).find((one) => one.endsWith(`/${name}.island.tsx`)) ?? "";
    return [...(list.islands[name] ?? []), ...laterOf(manifest, key)];
  });
  const all = [...fonts.map((key) => `/${manifest[key]?.file}`), list.styles, entry, ...preloads, ...later, ...react];
  return [...new Set([...all, ...islands])].sort();
}

/** Adds drawings and icons beside Vite's output, compresses everything once, and writes the list of assets. */
export async function writeStaticFiles(root: string, made: string): Promise<void> {
  const out = join(root, "dist/client");
  const manifest = JSON.parse(await readFile(join(out, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`the build made no ${key}`);
    return found;
  };
  const entry = (key: string) => ({ entry: `/${chunk(key).file}`, preloads: preloadsOf(manifest, key) });
  const styles = chunk("app/styles/main.css").file;
  const sheet = arrangeStyles(await readFile(join(out, styles), "utf8"));
  await writeFile(join(out, styles), sheet);
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
    styles: `/${styles}`,
    styleRules: styleRules(sheet),
    preloadFonts: ["app/styles/fonts/barlow-500.woff2", "app/styles/fonts/barlow-condensed-800.woff2"].map(
      (key) => `/${chunk(key).file}`,
    ),
    head: await compileHeadScripts(root),
    enhance: entry("app/shell/browser/main.ts"),
    islandClient: entry("app/shell/browser/islands.ts"),
    islands: Object.fromEntries(
      islands.map(([key, { file }]) => [
        key.replace(/^.*\/(.+)\.island\.tsx$/, "$1"),
        [`/${file}`, ...preloadsOf(manifest, key)],
      ]),
    ),
  };
  const worker = await compileWorker(root, keptFiles(manifest, list), made);
  await writeFile(join(root, "dist/assets.json"), JSON.stringify({ ...list, worker } satisfies AssetList));
  for await (const file of glob("**/*", { cwd: out })) {
    if (!compressible.has(extname(file)) || file.startsWith(".vite")) continue;
    const bytes = await readFile(join(out, file));
    await writeFile(join(out, `${file}.br`), brotliCompressSync(bytes));
    await writeFile(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
