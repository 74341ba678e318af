import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { failWith } from "./fail-with.ts";
import { findLoops } from "./import-loops.ts";

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
  office: ["core", "site", "stock", "data", "feeds", "content", "app", "render"],
  server: [
    "core",
    "drawings",
    "site",
    "data",
    "stock",
    "feeds",
    "demo",
    "api",
    "app",
    "render",
    "office",
    "content",
    "config.ts",
  ],
  cli: ["core", "site", "data", "feeds", "demo", "content", "office", "server", "config.ts"],
};

/** A page's own folder; the rest of a room is what it offers to other rooms. */
const pageFolder = /^app\/.*?[\w-]+-page\//;

/** Why a file of app/ may not import another; undefined when it may. */
function sideways(file: string, target: string): string | undefined {
  const [here = "", there = ""] = [file, target].map((path) => path.split("/").slice(0, 2).join("/"));
  const page = pageFolder.exec(target)?.[0];
  if (page && !file.startsWith(page) && !entries.includes(file)) return "a page's folder is its own";
  if (here === there || /\.tsx?$/.test(there) || entries.includes(file)) return undefined;
  if (here === "app/ui") return "a primitive knows no room";
  if (/\/(page|load)\.tsx?$/.test(target)) return "pages do not import each other";
  return undefined;
}

/**
 * What the office has of the public site: primitives, the logo, a yard's hour, answers in place, what islands are made of, and
 * of the worker what knows neither site nor office.
 */
const sharedWithOffice =
  /^app\/(ui|styles)\/|^app\/(define-island|slot|hydrate-islands|hydrate-when|island|marks|page|rendering|use-hydrated)\.tsx?$|^app\/shell\/(logo\.tsx|browser\/swap\.ts)$|^app\/stores\/yard-words\.ts$|^app\/offline\/(cache-names|worker\/(files|keep|kept-answer|lifecycle|mark-saved|network-first|scope))\.ts$|^app\/shell\/browser\/after-load\.ts$/;

/** These load what a page asks for by name. */
const entries = ["app/shell/browser/behaviours.ts", "app/shell/browser/islands.ts"];

const targetOf = (file: string, spec: string): string =>
  spec.startsWith("#") ? spec.replace(/^#config$/, "#config.ts").slice(1) : normalize(join(dirname(file), spec));

const problems: string[] = [];
const graph = new Map<string, string[]>();
const types: [file: string, name: string][] = [];
const taken = new Set<string>();
for await (const file of glob(["*.ts", `{${Object.keys(allowed)},tests,bench,scripts}/**/*.{ts,tsx}`])) {
  const source = await readFile(file, "utf8");
  const folder = file.split("/")[0] as string;
  for (const [, name = ""] of source.matchAll(/^export (?:type|interface) (\w+)/gm)) types.push([file, name]);
  for (const [, names = "", spec = ""] of source.matchAll(/\{([^{}]*)\} from "([#.][^"]+)"/g))
    for (const [name] of names.matchAll(/(?<!as )\b\w+/g)) taken.add(`${targetOf(file, spec)} ${name}`);
  if (!(folder in allowed)) continue;
  const test = /\.test\.tsx?$/.test(file);
  for (const [, spec = ""] of source.matchAll(/(?:from|import)\s*\(?\s*["']([#.][^"']+)["']/g)) {
    const target = targetOf(file, spec);
    const there = target.split("/")[0] as string;
    if (!test && !spec.startsWith("#config")) graph.set(file, [...(graph.get(file) ?? []), target]);
    if (
      there !== folder &&
      !allowed[folder]?.includes(there) &&
      !(test && (there === "tests" || there === "demo" || there === "feeds"))
    )
      problems.push(
        `${file}: ${folder}/ may not import ${target}, only ${allowed[folder]?.join(", ") || "itself"}: move what both need there`,
      );
    if (folder === "office" && there === "app" && !sharedWithOffice.test(target))
      problems.push(
        `${file}: the office may not import ${target}, only primitives (app/ui): move there what both need`,
      );
    const why = folder === "app" && there === "app" && !test ? sideways(file, target) : undefined;
    if (why) problems.push(`${file}: ${why} (${target})`);
  }
  if (folder === "app" && !test) {
    for (const [found] of source.matchAll(/(?:href|action)="\/(?!\/)[^"]*"/g))
      problems.push(
        `${file}: a path outside the table of pages: ${found}; write href("…") by the page’s id (site/pages.ts)`,
      );
  }
}
for (const [file, name] of types)
  if (!taken.has(`${file} ${name}`)) problems.push(`${file}: no other file imports ${name}: strike its “export”`);
for (const loop of findLoops(graph))
  problems.push(`a loop of imports: ${loop.join(" → ")}; move what they share into a file that imports none of them`);
failWith(problems);
