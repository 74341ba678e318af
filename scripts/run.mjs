// Runs under whatever Node the host has (18 or newer): installs what the lock asks for, then hands over to the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);
const targets = {
  start: "scripts/start.ts",
  dev: "scripts/dev.ts",
  test: "scripts/test.ts",
  verify: "scripts/verify.ts",
  bench: "bench/run.ts",
  yonke: "cli/yonke.ts",
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split(".").map(Number);
/** npm leaves out binaries whose package asks for a newer Node than the one npm runs under. */
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

function npmCi(folder, command, args = []) {
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(command, [...args, ...options], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) fail("npm ci did not finish; the lines above say why.");
}

/** Under an old Node: the pinned one alone, by the lockfile's own entries, so that npm can run under it. */
function firstNode(lock) {
  const folder = join(root, ".tmp", "node");
  const name = `node-${process.platform}-${process.arch}`;
  const entry = lock.packages[`node_modules/${name}`];
  if (!entry || !process.env.npm_execpath) return undefined;
  const self = { name: "first-node", version: "1.0.0", dependencies: { [name]: entry.version } };
  const { optional: _, ...wanted } = entry;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify(self));
  const packages = { "": self, [`node_modules/${name}`]: wanted };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...self, lockfileVersion: 3, packages }));
  npmCi(folder, "npm");
  return join(folder, "node_modules", name, "bin", "node");
}

function install() {
  const stamp = join(root, "node_modules", ".installed");
  const text = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(text).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Installing packages (only when the lockfile has changed)…\n");
  const first = newEnough ? undefined : firstNode(JSON.parse(text));
  if (first) npmCi(root, first, [process.env.npm_execpath]);
  else npmCi(root, "npm");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function pinnedNode() {
  const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(`This system (${process.platform} ${process.arch}) needs Node 24 or newer; this is ${process.version}.`);
}

if (!(command in targets)) fail(`Unknown command ${command}; there are ${Object.keys(targets).join(", ")}.`);
install();
// V8 lets the young space grow to a hundred megabytes (docs/decisions/012-memory.md), and takes answers for things that
// stay (015-young-objects.md).
const serving = ["--max-semi-space-size=16", "--no-allocation-site-pretenuring"];
const flags = { yonke: ["--max-semi-space-size=8"], start: serving }[command] ?? [];
const child = spawn(pinnedNode(), [...flags, join(root, targets[command]), ...args], {
  cwd: command === "yonke" ? process.cwd() : root,
  stdio: "inherit",
  // React runs its slow development build unless told otherwise.
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? (command === "dev" ? "development" : "production") },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
