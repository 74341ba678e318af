import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

/** A folder may import from itself and from these; the order is the data flow of docs/request-flow.md. */
const allowed: Record<string, string[]> = {
  core: [],
  drawings: ["core"],
  site: ["core"],
  data: ["core"],
  stock: ["core", "data"],
  feeds: ["core", "data"],
  demo: ["core", "drawings", "data", "feeds"],
  api: ["core", "drawings", "site", "stock", "data", "content"],
  app: ["core", "drawings", "site", "stock", "content"],
  render: ["core", "site", "app", "stock"],
  content: ["core", "site"],
  cli: ["core", "site", "data", "feeds", "demo", "config.ts"],
};

const problems: string[] = [];
for await (const file of glob("{core,drawings,site,data,stock,feeds,demo,api,app,render,content,cli}/**/*.{ts,tsx}")) {
  const source = await readFile(file, "utf8");
  const folder = file.split("/")[0] as string;
  const test = /\.test\.tsx?$/.test(file);
  for (const [, spec = ""] of source.matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g)) {
    const target = spec.startsWith("#")
      ? spec.replace(/^#config$/, "#config.ts").slice(1)
      : normalize(join(dirname(file), spec));
    const there = target.split("/")[0] as string;
    if (
      there !== folder &&
      !allowed[folder]?.includes(there) &&
      !(test && (there === "tests" || there === "demo" || there === "feeds"))
    )
      problems.push(`${file}: ${folder}/ may not import ${target}`);
    const [from, to] = [file, target].map((path) => /^app\/pages\/([\w-]+)\//.exec(path)?.[1]);
    if (from && to && from !== to) problems.push(`${file}: pages do not import each other (${target})`);
    if (/\.(island|browser)\.tsx?$|^app\/enhance\//.test(file) && target.includes(".server."))
      problems.push(`${file}: ${target} is for the server only`);
  }
  if (folder === "app" && !test) {
    for (const [found] of source.matchAll(/(?:href|action)="\/(?!\/)[^"]*"/g))
      problems.push(`${file}: a path outside the table of pages: ${found}`);
  }
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
