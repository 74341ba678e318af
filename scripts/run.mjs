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

function install() {
  const stamp = join(root, "node_modules", ".installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stderr.write("Installing packages (only when the lockfile has changed)…\n");
  const result = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (result.status !== 0) fail("npm ci did not finish; the lines above say why.");
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
// A large import fills V8's young space again and again; a small one keeps the process within bounds.
const flags = command === "yonke" ? ["--max-semi-space-size=8"] : [];
const child = spawn(pinnedNode(), [...flags, join(root, targets[command]), ...args], {
  cwd: command === "yonke" ? process.cwd() : root,
  stdio: "inherit",
  // React runs its slow development build unless told otherwise.
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? (command === "dev" ? "development" : "production") },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
