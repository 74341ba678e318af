import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "yonke-licences-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Lock = { packages: Record<string, Record<string, unknown>> };

/** What the check says of our own lockfile after a change to it. */
function check(change: (packages: Lock["packages"]) => void) {
  mkdirSync(join(folder, "docs"), { recursive: true });
  for (const file of ["package.json", "docs/licences.md"]) cpSync(join(root, file), join(folder, file));
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  change(lock.packages);
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  const { status, stderr } = spawnSync(process.execPath, [join(root, "scripts/check-licences.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr };
}

it("passes the lockfile as it is", () => {
  expect(check(() => {})).toEqual({ status: 0, stderr: "" });
});

it.each([
  ["a licence that is not allowed", { license: "AGPL-3.0-only" }, "kysely: licence AGPL-3.0-only is not allowed"],
  ["no licence", { license: undefined }, "kysely: licence unknown is not allowed"],
  ["LGPL elsewhere than in libvips", { license: "MIT AND LGPL-3.0-or-later" }, "kysely: licence MIT AND LGPL"],
  ["no checksum", { integrity: undefined }, "kysely: the lockfile has no checksum"],
  ["an install script nobody named", { hasInstallScript: true }, "kysely: has an install script"],
  ["another version than the list", { version: "4.0.0" }, "docs/licences.md is not up to date"],
])("fails on %s", (_, change, words) => {
  const { status, stderr } = check((packages) => Object.assign(packages["node_modules/kysely"] ?? {}, change));
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});

it("takes the allowed one of two licences, and looks at what tools ask for too", () => {
  const either = check((packages) => Object.assign(packages["node_modules/pino"] ?? {}, { license: "GPL-3.0 OR MIT" }));
  expect(either.stderr).toBe("docs/licences.md is not up to date; run scripts/check-licences.ts --write\n");
  const tool = check((packages) => Object.assign(packages["node_modules/vite"] ?? {}, { hasInstallScript: true }));
  expect(tool.stderr).toContain("vite: has an install script");
});

const binary = "node_modules/@biomejs/cli-darwin-arm64";
it.each([
  ["a tool's binary of another platform without a reason", "node_modules/@rolldown/binding-linux-arm64-gnu", {}],
  ["another version of one that has a reason", binary, { version: "9.9.9" }],
])("fails on %s", (_, path, change) => {
  const { status, stderr } = check((packages) =>
    Object.assign(packages[path] ?? {}, { integrity: undefined, resolved: undefined, ...change }),
  );
  expect(status).toBe(1);
  expect(stderr).toContain(`${path.slice(13)}: the lockfile has no checksum`);
});

it("wants no reason for what has its checksum", () => {
  const { stderr } = check((packages) => Object.assign(packages[binary] ?? {}, { integrity: "sha512-x" }));
  expect(stderr).toContain("@biomejs/cli-darwin-arm64@2.6.6: needs no reason");
});
