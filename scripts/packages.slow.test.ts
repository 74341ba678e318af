import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAnotherUser } from "#tests/support/another-user.ts";
import { install, listMissing } from "./packages.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "yonke-packages-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A package as npm packs it, in the project's own folder, so that a real `npm ci` needs no registry. */
function pack(folder: string, name: string) {
  const inside = join(folder, "package");
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  spawnSync("tar", ["-czf", join(folder, `${name}.tgz`), "-C", folder, "package"]);
  rmSync(inside, { recursive: true });
  const sum = createHash("sha512")
    .update(readFileSync(join(folder, `${name}.tgz`)))
    .digest("base64");
  return { version: "1.0.0", resolved: `file:${name}.tgz`, integrity: `sha512-${sum}` };
}

const both = { development: true };
const platform = `only-${process.platform}-${process.arch}`;

/** A project that runs on one package, is built by another, and has one for this kind of machine and one for none. */
function project(name: string): string {
  const folder = join(base, name);
  mkdirSync(join(folder, "scripts"), { recursive: true });
  const self = {
    name: "project",
    version: "1.0.0",
    dependencies: { runs: "file:runs.tgz" },
    devDependencies: { builds: "file:builds.tgz" },
    optionalDependencies: { [platform]: `file:${platform}.tgz`, elsewhere: "file:elsewhere.tgz" },
  };
  const packages = {
    "": self,
    "node_modules/builds": { ...pack(folder, "builds"), dev: true },
    "node_modules/elsewhere": { ...pack(folder, "elsewhere"), optional: true, os: ["none"], cpu: ["none"] },
    [`node_modules/${platform}`]: {
      ...pack(folder, platform),
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
    },
    "node_modules/runs": pack(folder, "runs"),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(self));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...self, lockfileVersion: 3, packages }));
  for (const file of ["run.mjs", "packages.mjs"]) copyFileSync(join(here, file), join(folder, "scripts", file));
  mkdirSync(join(folder, "cli"));
  for (const file of ["scripts/start.ts", "cli/yonke.ts"]) writeFileSync(join(folder, file), 'console.error("runs");');
  return folder;
}

/** The launcher with a real npm; as the project has no pinned Node, under the one that runs this. */
function launch(folder: string, command: string, as?: number) {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "scripts/run.mjs"), command], {
    encoding: "utf8",
    // What is not here fails at once: npm would ask a registry again and again for more than a minute.
    env: { PATH: process.env.PATH, HOME: base, NODE_ENV: "production", npm_config_offline: "true" },
    ...(as ? { uid: as } : {}),
  });
  return { status, said: stderr.trim().split("\n") };
}

describe("packages", () => {
  let folder: string;
  beforeAll(() => {
    folder = project("installed");
    install(folder);
  });

  it("are all missing before an install, but those of other machines", () => {
    expect(listMissing(project("new"), both).sort()).toEqual(["builds", platform, "runs"].sort());
  });

  it("are all there after one, and after one done by hand", () => {
    expect(listMissing(folder, both)).toEqual([]);
  });

  it("include the builder when NODE_ENV says production", () => {
    const other = project("production");
    process.env.NODE_ENV = "production";
    try {
      install(other);
    } finally {
      process.env.NODE_ENV = "test";
    }
    expect(listMissing(other, both)).toEqual([]);
  });

  it("count as missing when somebody deleted them, or an install broke off", () => {
    const other = project("broken");
    install(other);
    rmSync(join(other, "node_modules/builds"), { recursive: true });
    expect(listMissing(other, both)).toEqual(["builds"]);
    expect(listMissing(other, { development: false })).toEqual([]);
    rmSync(join(other, "node_modules/.package-lock.json"));
    expect(listMissing(other, both)).toHaveLength(3);
  });

  it("count as missing when the lockfile asks for another version", () => {
    const other = project("newer");
    install(other);
    const lock = join(other, "package-lock.json");
    writeFileSync(lock, readFileSync(lock, "utf8").replaceAll("1.0.0", "1.0.1"));
    expect(listMissing(other, both)).toHaveLength(3);
  });

  it.skipIf(!existsSync("/proc"))("are in use by who runs on the Node among them, but not by who asks", async () => {
    const other = project("used");
    const node = join(other, "node_modules/node");
    mkdirSync(join(other, "node_modules"));
    copyFileSync(process.execPath, node);
    const asks = `import { findUser } from "${join(other, "scripts/packages.mjs")}"; console.log(findUser("${other}"));`;
    const answer = (...args: string[]) => spawnSync(node, args, { encoding: "utf8" }).stdout.trim();
    expect(answer("--input-type=module", "-e", asks)).toBe("undefined");
    // Nor by those that wait for it, as npm does.
    const waits = `console.log(String(require("node:child_process").execFileSync(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(asks)}])))`;
    expect(answer("-e", waits)).toBe("undefined");
    const server = spawn(node, ["-e", "setInterval(() => {}, 1_000)"], { stdio: "ignore" });
    await once(server, "spawn");
    expect(answer("--input-type=module", "-e", asks)).toBe(String(server.pid));
    const { status, said } = launch(other, "start");
    expect([status, said]).toEqual([
      1,
      [`The packages have changed, but process ${server.pid} still runs on them: stop it, then run this again.`],
    ]);
    server.kill("SIGKILL");
    await once(server, "exit");
  });
});

const another = findAnotherUser();

describe("the launcher", () => {
  it("never installs for a manager's command where packages are, and says what to do when some are missing", () => {
    const folder = project("manager");
    install(folder);
    rmSync(join(folder, "node_modules/builds"), { recursive: true });
    expect(launch(folder, "yonke")).toEqual({ status: 0, said: ["runs"] });
    rmSync(join(folder, "node_modules/runs"), { recursive: true });
    const { status, said } = launch(folder, "yonke");
    expect([status, said]).toEqual([
      1,
      ["node_modules lacks builds, runs: stop the server, run npm ci, start it again, then repeat this command."],
    ]);
  });

  it("mends a broken install by itself, with npm's own words when that fails", () => {
    const folder = project("mended");
    const installing = expect.stringMatching(/^Installing packages/);
    expect(launch(folder, "start")).toEqual({ status: 0, said: [installing, "runs"] });
    expect(launch(folder, "start")).toEqual({ status: 0, said: ["runs"] });
    rmSync(join(folder, "node_modules/builds"), { recursive: true });
    expect(launch(folder, "start")).toEqual({ status: 0, said: [installing, "runs"] });
    rmSync(join(folder, "node_modules/runs"), { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ dependencies: { "not-in-the-lock": "1.0.0" } }));
    const { status, said } = launch(folder, "start");
    expect(status).toBe(1);
    expect(said.join("\n")).toMatch(/not-in-the-lock[\s\S]*\nnpm ci did not finish; the lines above say why\.$/);
  });

  it.skipIf(another === undefined)("tells another user in one sentence that only the owner can install", () => {
    const folder = project("another");
    chmodSync(base, 0o755);
    const { status, said } = launch(folder, "start", another);
    expect([status, said.length]).toEqual([1, 1]);
    expect(said[0]).toMatch(/^node_modules lacks .*may not write here: run npm ci as the folder's owner\.$/);
  });
});
