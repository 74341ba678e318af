import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { readServerManifest, writeOfficeSheet } from "./page-sheets.ts";
import { sheetsAreLinked } from "./sheets-are-linked.ts";
import { compileWorker } from "./worker-script.ts";

type Chunk = { file: string; imports?: string[] };

/** Where the sources of the office begin in the browser. */
const script = "office/browser/main.ts";

type Table = { path: string; packed: Buffer };

/** The table of VINs, by what is in it: with it the phone in the yard reads them itself. */
async function readTable(root: string): Promise<Table> {
  const packed = await readFile(join(root, "data/reference/vin-table.br"));
  return {
    path: `/assets/vin-table-${createHash("sha256").update(packed).digest("base64url").slice(0, 8)}.txt`,
    packed,
  };
}

/** Packed as it is in the repository: to do so again takes seconds. */
async function writeTable(out: string, { path, packed }: Table): Promise<void> {
  const text = brotliDecompressSync(packed);
  await writeFile(join(out, path), text);
  await writeFile(join(out, `${path}.br`), packed);
  await writeFile(join(out, `${path}.gz`), gzipSync(text, { level: 9 }));
}

/** Builds what browsers get of the office, apart from the public site: neither carries anything of the other. */
export async function buildOfficeFiles(root: string, made: string): Promise<void> {
  const out = join(root, "dist/office");
  const table = await readTable(root);
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    appType: "custom",
    publicDir: false,
    plugins: [sheetsAreLinked],
    define: { __VIN_TABLE__: JSON.stringify(table.path) },
    build: {
      outDir: out,
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: { script } },
    },
  });
  const manifest = JSON.parse(await readFile(join(out, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
  const fileOf = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`the build made no ${key}`);
    return `/${found.file}`;
  };
  const preloads = (manifest[script]?.imports ?? []).map(fileOf);
  const styles = await writeOfficeSheet(root, await readServerManifest(root), out);
  // All of it: what the yard's people open next, without signal, is not known beforehand.
  await writeTable(out, table);
  const files = globSync("assets/**/*.{js,css,txt,wasm,woff2}", { cwd: out }).map((file) => `/${file}`);
  const worker = await compileWorker(root, { input: "office/offline/worker/main.ts", files: files.sort(), made });
  const list = { styles: [styles], script: fileOf(script), preloads, worker };
  await writeFile(join(root, "dist/office.json"), JSON.stringify(list));
  for await (const file of glob("assets/**/*.{js,css,wasm}", { cwd: out })) {
    const bytes = await readFile(join(out, file));
    await writeFile(join(out, `${file}.br`), brotliCompressSync(bytes));
    await writeFile(join(out, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
