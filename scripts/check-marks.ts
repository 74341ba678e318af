import { glob, readFile } from "node:fs/promises";
import { failWith } from "./fail-with.ts";

/** Data attributes are named in one place: what is not among `Marks` is a misspelling, or a word nobody else knows. */
const contract = await readFile("app/marks.ts", "utf8");
const marks = new Set(
  [...(/type Marks = \{(.*?)\n\};/s.exec(contract)?.[1] ?? "").matchAll(/^ {2}"?([a-z-]+)"?:/gm)].map(
    ([, name]) => name as string,
  ),
);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `form.dataset.one`, `"one" in form.dataset`, `const { one = "", two: other } = form.dataset`. */
function namesRead(source: string): string[] {
  const single = source.matchAll(/\bdataset\.([a-zA-Z]+)|"([a-zA-Z]+)" in [\w.]+\.dataset\b/g);
  const several = source.matchAll(/\{([^{}]*)\} = [\w.]+\.dataset\b/g);
  return [
    ...[...single].map(([, one, other]) => one ?? other ?? ""),
    ...[...several].flatMap(([, list = ""]) => list.split(",").map((part) => /\w+/.exec(part)?.[0] ?? "")),
  ];
}

const problems: string[] = [];
const used = new Set<string>();
for await (const file of glob("{app,render,office}/**/*.{ts,tsx,css}")) {
  if (file === "app/marks.ts" || file.includes(".test.")) continue;
  const source = await readFile(file, "utf8");
  const written = [...source.matchAll(/[\s"'`[]data-([a-z]+(?:-[a-z]+)*)(?=[\]="'`\s}>~^$*|:])/g)].map(
    ([, name = ""]) => name,
  );
  const read = namesRead(source).map(kebab);
  for (const name of [...written, ...read])
    if (!marks.has(name)) problems.push(`${file}: data-${name} is not in app/marks.ts: name it there, with its type`);
  for (const [, name = ""] of source.matchAll(/\b(?:mark|marked|markOf|setMark|having)\([^"()]*"([a-z-]+)"/g))
    used.add(name);
  for (const name of [...written, ...read]) used.add(name);
}
for (const name of marks)
  if (!used.has(name)) problems.push(`app/marks.ts: nothing says or reads data-${name}: take it out`);
failWith(problems);
