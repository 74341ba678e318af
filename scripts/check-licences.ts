import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { failWith } from "./fail-with.ts";
import { findPackage, nameOf, type Package, readLock } from "./lockfile.ts";
import { withoutChecksum } from "./without-checksum.ts";

/**
 * Every package that runs with the site has a licence that ours may be shipped with, and stands in docs/licences.md
 * (`--write` writes it). Nothing enters without a checksum or a reason in without-checksum.ts, or with an
 * install script that nobody has named.
 */
type Manifest = { dependencies: object; optionalDependencies?: object; allowScripts: Record<string, boolean> };

const list = "docs/licences.md";
const anyPackage = new Set(["MIT", "MIT-0", "ISC", "0BSD", "BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);
/** LGPL asks that the library can be replaced: these are files of their own, loaded at run time and not changed. */
const replaceable = /^@img\/sharp-(libvips-.+|wasm32|win32-.+)$/;

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const packages = readLock();
const idOf = (path: string) => `${nameOf(path)}@${packages[path]?.version}`;

function production(): string[] {
  const found = new Set<string>();
  const visit = (names: object | undefined, from: string) => {
    for (const name of Object.keys(names ?? {})) {
      const path = findPackage(packages, name, from);
      if (!path || found.has(path)) continue;
      found.add(path);
      visit(packages[path]?.dependencies, path);
      visit(packages[path]?.optionalDependencies, path);
    }
  };
  visit(manifest.dependencies, "");
  visit(manifest.optionalDependencies, "");
  return [...found].sort();
}

const allows = (name: string, licence: string) =>
  anyPackage.has(licence) || (/^LGPL-3\.0(-or-later)?$/.test(licence) && replaceable.test(name));

/** SPDX: one of the alternatives must be allowed with all its parts. */
const isAllowed = (name: string, licence: string): boolean =>
  licence
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => allows(name, part.trim())));

const problems: string[] = [];
const used = production();
for (const path of used) {
  const { license = "", integrity } = packages[path] as Package;
  if (!isAllowed(nameOf(path), license))
    problems.push(`${nameOf(path)}: licence ${license || "unknown"} is not allowed beside ours: take another package`);
  if (!integrity)
    problems.push(
      `${nameOf(path)}: the lockfile has no checksum: install it anew, or say why in scripts/without-checksum.ts`,
    );
}
for (const [path, entry] of Object.entries(packages)) {
  if (entry.hasInstallScript && !(nameOf(path) in manifest.allowScripts))
    problems.push(
      `${nameOf(path)}: has an install script; name it in allowScripts of package.json, false if it may not run`,
    );
  if (path && !entry.integrity && !(idOf(path) in withoutChecksum))
    problems.push(
      `${nameOf(path)}: the lockfile has no checksum: install it anew, or say why in scripts/without-checksum.ts`,
    );
}
const ids = new Set(
  Object.keys(packages)
    .filter((path) => path && !packages[path]?.integrity)
    .map(idOf),
);
for (const id of Object.keys(withoutChecksum))
  if (!ids.has(id)) problems.push(`${id}: needs no reason in scripts/without-checksum.ts any more: take it out`);

const rows = used.map((path) => `| \`${nameOf(path)}\` | ${packages[path]?.version} | ${packages[path]?.license} |`);
const text = `# Licences of what runs with the site

Made by \`scripts/check-licences.ts --write\` from the lockfile and checked by \`npm run verify\`. Each package brings its
own licence text. Of the packages that name a platform only those of the machine at hand are installed.
The LGPL one is libvips, which \`sharp\` loads as a library of its own: anyone may replace it.
Data and letters of others: [NOTICE.md](../NOTICE.md).

| package | version | licence |
|---|---|---|
${rows.join("\n")}
`;
if (process.argv.includes("--write")) writeFileSync(list, text);
else if (!existsSync(list) || readFileSync(list, "utf8") !== text)
  problems.push(`${list} is not up to date; run scripts/check-licences.ts --write`);
failWith(problems);
