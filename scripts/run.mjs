// Runs under whatever Node the host has (18 or newer): installs what the lock asks for, then hands over to the pinned Node.
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findUser, install, listMissing, mayWrite } from "./packages.mjs";

const root = realpathSync(dirname(dirname(fileURLToPath(import.meta.url))));
const [command, ...args] = process.argv.slice(2);
const targets = {
  start: "scripts/start.ts",
  dev: "scripts/dev.ts",
  build: "scripts/build.ts.js",
  test: "scripts/test.ts",
  "test:unit": "node_modules/vitest/vitest.mjs run --project unit",
  verify: "scripts/verify.ts",
  lint: "scripts/check-format.ts",
  format: "node_modules/@biomejs/biome/bin/biome check --write",
  typecheck: "node_modules/typescript/bin/tsc -p . --incremental --tsBuildInfoFile .tmp/types.tsbuildinfo",
  bench: "bench/run.ts",
  mutants: "scripts/mutants/run.ts",
  yonke: "cli/yonke.ts",
  sbom: "scripts/sbom.ts",
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const some = (names) => `${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;

/** Installs what is missing, if this is the moment for it; else says in one sentence what to do. */
function providePackages() {
  const missing = listMissing(root, { development: true });
  if (missing.length === 0) return;
  const runs = listMissing(root, { development: false }).length === 0;
  if (command === "yonke" && existsSync(join(root, "node_modules"))) {
    // A manager's command beside a running server: it never touches the server's packages.
    if (runs) return;
    fail(`node_modules lacks ${some(missing)}: stop the server, run npm ci, start it again, then repeat this command.`);
  }
  if (!mayWrite(root)) {
    // What is built already needs no builder; the start itself says so when it is not.
    if (runs && command === "start") return;
    fail(`node_modules lacks ${some(missing)}, and this user may not write here: run npm ci as the folder's owner.`);
  }
  const user = findUser(root);
  if (user) fail(`The packages have changed, but process ${user} still runs on them: stop it, then run this again.`);
  process.stderr.write("Installing packages (only when the lockfile has changed)…\n");
  try {
    install(root);
  } catch (error) {
    fail(error.message);
  }
  const still = listMissing(root, { development: true });
  if (still.length > 0)
    fail(`npm ci ended well and yet left out ${some(still)}: delete node_modules and run this again.`);
}

function pinnedNode() {
  const pinned = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(`This system (${process.platform} ${process.arch}) needs Node 24 or newer; this is ${process.version}.`);
}

if (!(command in targets)) fail(`Unknown command ${command}; there are ${Object.keys(targets).join(", ")}.`);
providePackages();
// V8 lets the young space grow to a hundred megabytes and the old one to four times what lives, glibc one heap a thread to
// its worst moment (docs/decisions/012-memory.md); and V8 takes answers for things that stay (015-young-objects.md).
const serving = ["--max-semi-space-size=16", "--heap-growing-percent=50", "--no-allocation-site-pretenuring"];
const flags = { yonke: ["--max-semi-space-size=8"], start: serving }[command] ?? [];
// React runs its slow development build unless told otherwise.
const NODE_ENV = process.env.NODE_ENV ?? { dev: "development", "test:unit": "test" }[command] ?? "production";
const [program, ...fixed] = targets[command].split(" ");
const child = spawn(pinnedNode(), [...flags, join(root, program), ...fixed, ...args], {
  cwd: command === "yonke" ? process.cwd() : root,
  stdio: "inherit",
  env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", ...process.env, NODE_ENV },
});
child.on("error", (error) => fail(`The pinned Node could not be started: ${error.message}.`));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR2"]) process.on(signal, () => child.kill(signal));
