import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openFileMemory } from "./file-memory.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What Biome reads by its name; what biome.json leaves out it leaves out here too. */
const readable = /\.(?:[cm]?[jt]sx?|jsonc?|css|html|graphql|gql|grit)$/;
const elsewhere = new Set(["node_modules", "dist", ".data", ".tmp", ".git"]);
/** More than this is no edit: then the whole is looked at, in the order that Biome likes best. */
const most = 400;

function listFiles(folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return elsewhere.has(entry.name) ? [] : listFiles(path);
    return readable.test(entry.name) ? [path] : [];
  });
}

/** Each rule looks at one file alone, so what has not changed need not be looked at again, but by another judge. */
function judge(): string {
  const { version } = createRequire(import.meta.url)("@biomejs/biome/package.json") as { version: string };
  const hash = createHash("sha256").update(version);
  for (const file of ["biome.json", "package.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

const memory = await openFileMemory(join(root, ".tmp/well-written.json"), judge(), root);
const files = listFiles();
const changed = await memory.listNew(files);
if (changed.length > 0) {
  const some = changed.length > most ? [] : ["--no-errors-on-unmatched", ...changed];
  const args = [join(root, "node_modules/@biomejs/biome/bin/biome"), "check", "--error-on-warnings", ...some];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error("npm run format mends most of it; what it cannot is said above.");
    process.exit(1);
  }
  await memory.save();
}
console.log(`${changed.length} of ${files.length} files are new or changed`);
