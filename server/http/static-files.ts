import { glob, readFile } from "node:fs/promises";
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
  ".txt": "text/plain; charset=utf-8",
};

/**
 * What a browser can open by itself, or start as a worker, goes out with the whole policy; the rest runs in a page, by its
 * policy, or is a drawing, in which the shortest policy lets nothing run.
 */
const hasShortPolicy = (file: string) => ![".txt", ".json"].includes(extname(file)) && !file.includes(".worker-");

/** All built files in memory (some MB), with the compressed forms that the build made. */
export async function loadStaticFiles(
  root: string,
  built: "client" | "office" = "client",
): Promise<Map<string, Answer>> {
  const folder = join(root, "dist", built);
  const files = new Map<string, Answer>();
  const names = new Set<string>();
  for await (const file of glob("**/*", { cwd: folder })) if (extname(file) && !file.startsWith(".")) names.add(file);
  await Promise.all(
    [...names].map(async (file) => {
      const type = types[extname(file)];
      if (!type) return;
      const answer = new Answer(200, await readFile(join(folder, file)), {
        "content-type": type,
        "cache-control": cacheClasses.immutable,
      });
      answer.inert = hasShortPolicy(file);
      answer.packed = !names.has(`${file}.br`);
      if (names.has(`${file}.br`)) answer.put("br", await readFile(join(folder, `${file}.br`)));
      if (names.has(`${file}.gz`)) answer.put("gzip", await readFile(join(folder, `${file}.gz`)));
      files.set(`/${file}`, answer);
    }),
  );
  return files;
}
