import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { failWith } from "./fail-with.ts";

/** Every file, folder and npm script that the docs name must exist. */
const scripts = Object.keys((JSON.parse(await readFile("package.json", "utf8")) as { scripts: object }).scripts);
const folders =
  /^(core|drawings|site|data|stock|feeds|demo|api|app|render|office|server|cli|content|tests|bench|deploy|docs|scripts)\//;
const problems: string[] = [];
for await (const file of glob("{*.md,docs/**/*.md}")) {
  const text = await readFile(file, "utf8");
  for (const [, path = ""] of text.matchAll(/`([\w./-]+)`/g)) {
    if (folders.test(path) && !existsSync(path))
      problems.push(`${file}: ${path} does not exist: name what took its place`);
  }
  for (const [, link = ""] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
    if (!existsSync(normalize(join(dirname(file), link))))
      problems.push(`${file}: the link ${link} leads nowhere: mend or drop it`);
  }
  for (const [, name = ""] of text.matchAll(/npm run ([a-z]+)/g))
    if (!scripts.includes(name))
      problems.push(`${file}: there is no npm run ${name}; package.json has ${scripts.join(", ")}`);
}
/** More than this is no screen, and words of one room belong on its own page. */
const glossaryLines = 45;
const glossary = (await readFile("docs/glossary.md", "utf8")).split("\n").length - 1;
if (glossary > glossaryLines)
  problems.push(`docs/glossary.md: ${glossary} lines; one screen is ${glossaryLines}: drop a word`);
failWith(problems);
