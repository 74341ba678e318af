import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Answer } from "#render/page-cache.ts";
import { cacheClasses } from "#site/cache.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

/**
 * What a browser can open by itself, or start as a worker, goes out with the whole policy; the rest runs in a page, by its
 * policy, or is a drawing, in which the shortest policy lets nothing run.
 */
const hasShortPolicy = (file: string) => ![".txt", ".json"].includes(extname(file)) && !file.includes(".worker-");

/**
 * All built files in memory (some MB), with the compressed forms that the build made. Nobody is answered yet, so that
 * they are read in one go: hundreds of small files take a fraction of the time that way.
 */
export function loadStaticFiles(root: string, built: "client" | "office" = "client"): Map<string, Answer> {
  const folder = join(root, "dist", built);
  const read = (file: string) => readFileSync(join(folder, file));
  const files = new Map<string, Answer>();
  const names = new Set(globSync("**/*", { cwd: folder }).filter((file) => extname(file) && !file.startsWith(".")));
  for (const file of names) {
    const type = types[extname(file)];
    if (!type) continue;
    const answer = new Answer(200, read(file), { "content-type": type, "cache-control": cacheClasses.immutable });
    answer.inert = hasShortPolicy(file);
    answer.packed = !names.has(`${file}.br`);
    if (names.has(`${file}.br`)) answer.put("br", read(`${file}.br`));
    if (names.has(`${file}.gz`)) answer.put("gzip", read(`${file}.gz`));
    files.set(`/${file}`, answer);
  }
  return files;
}
