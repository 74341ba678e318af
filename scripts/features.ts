import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { type Feature, features } from "./feature-list.ts";

/** Makes docs/features.md by hand: `node scripts/features.ts`. It is of the day it was made, so nothing checks its counts. */
const isTest = /(?:\.test\.tsx?|\.spec\.ts)$|^tests\//;
const counted = /\.(?:[cm]?[jt]sx?|css)$/;
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

export const listSources = (): string[] =>
  execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => counted.test(file) && !file.startsWith("."));

/** The feature with the longest beginning that fits. */
export function featureOf(file: string): Feature | undefined {
  const fits = features.flatMap((one) =>
    one.where.filter((start) => file.startsWith(start)).map((start) => ({ one, start })),
  );
  return fits.sort((a, b) => b.start.length - a.start.length)[0]?.one;
}

function packagesIn(source: string): string[] {
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"#./][^"]*)"/g)].map(([, name = ""]) => name);
  return Object.keys(dependencies).filter((one) => named.some((name) => name === one || name.startsWith(`${one}/`)));
}

function rowOf(feature: Feature, files: readonly string[]): string {
  const own = files.filter((file) => featureOf(file) === feature);
  const lines = { source: 0, tests: 0 };
  const packages = new Set<string>();
  for (const file of own) {
    const text = readFileSync(file, "utf8");
    lines[isTest.test(file) ? "tests" : "source"] += text.split("\n").length - 1;
    if (!isTest.test(file)) for (const name of packagesIn(text)) packages.add(name);
  }
  const where = feature.where.map((start) => (/\/$|\.ts$/.test(start) ? `\`${start}\`` : `\`${start}*\``)).join(" ");
  const cells = [
    feature.name,
    feature.who,
    feature.why,
    where,
    lines.source,
    lines.tests,
    [...packages].sort().join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}

if (import.meta.main) {
  const files = listSources();
  const text = `# What there is, for whom, and what it weighs

Made by \`scripts/features.ts\` out of \`scripts/feature-list.ts\`; counts are of the day it was run. § is a section of the
[specification](specification.md), *beside* its last one, *ours* what no clause asks for; other words are a switch of the chain or a
setting. A file counts with the longest beginning that fits it. Lines of code and styles; data and texts in Markdown do not count.

| feature | who | why | where | source | tests | packages |
|---|---|---|---|---|---|---|
${features.map((feature) => rowOf(feature, files)).join("\n")}
`;
  writeFileSync("docs/features.md", text);
}
