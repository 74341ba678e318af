import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import postcss from "postcss";

const imported = /^(?:import|export)(?! type\b)[^;]*?["']([#.][^"']+)["']|import\(\s*["']([#.][^"']+)["']/gm;

/** The sheets that a source brings with all that it imports, lazily too, as its text says; other pages are not its own. */
export function sheetsOfSource(source: string, seen = new Set<string>()): Set<string> {
  const sheets = new Set<string>();
  function walk(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith(".css")) sheets.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, fixed, lazy = ""] of readFileSync(file, "utf8").matchAll(imported)) {
      const spec = fixed ?? lazy;
      const target = spec.startsWith("#") ? spec.slice(1) : normalize(join(dirname(file), spec));
      if (target.startsWith("app/") && !target.endsWith("/page.tsx")) walk(target);
    }
  }
  walk(source);
  return sheets;
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));

/** Every class that a text of styles has a rule for. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const name of classesOf(selector)) classes.add(name);
  });
  return classes;
}

const read = (file: string) => readFileSync(file, "utf8");
const isPaper = (file: string) => /\.print\.css$|\/(paper|print)\.css$/.test(file);

/** Every class that the site's sheets style on a screen. */
const styledClasses: ReadonlySet<string> = new Set(
  globSync("app/**/*.css")
    .filter((file) => !isPaper(file) && !file.endsWith("/route-error.css"))
    .flatMap((file) => [...classesIn(read(file))]),
);

const ground = ["app/styles/site.ts", "app/shell/shell.tsx"];

/** Classes that a page of this source finds styled by what it imports, and by what every page has. */
export const classesFor = (source: string): Set<string> =>
  new Set([...ground, source].flatMap((one) => [...sheetsOfSource(one)]).flatMap((file) => [...classesIn(read(file))]));

/** Of classes that are shown, those that are styled somewhere, but not where they are shown. */
export const listUnstyled = (shown: Iterable<string>, here: ReadonlySet<string>): string[] =>
  [...new Set(shown)].filter((name) => styledClasses.has(name) && !here.has(name));
