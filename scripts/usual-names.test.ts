import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const manifest = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, "scripts/run.mjs"), ...args], { cwd: root, encoding: "utf8" });

describe("what a newcomer types", () => {
  it.each(["start", "dev", "build", "test", "test:unit", "verify", "lint", "format", "typecheck"])(
    "npm run %s is there",
    (name) => expect(manifest.scripts).toHaveProperty([name]),
  );

  it.each(Object.keys(manifest.scripts))("npm run %s hands over to the pinned Node", (name) => {
    expect(manifest.scripts[name]).toBe(`exec node scripts/run.mjs ${name}`);
    const program = new RegExp(`^  "?${name}"?: "(\\S+?)["\\s]`, "m").exec(read("scripts/run.mjs"))?.[1] ?? "";
    expect([program, existsSync(join(root, program))]).toEqual([program, true]);
  });

  it.each([
    ["typecheck", "--version", /^Version \d/],
    ["test:unit", "--help", /vitest\/\d/],
    ["format", "package.json", /Checked 1 file/],
  ])("npm run %s runs its program, and passes on what stands behind it", (name, behind, said) => {
    const { status, stdout, stderr } = run(name, behind);
    expect([status, stdout + stderr]).toEqual([0, expect.stringMatching(said)]);
  });

  it("node scripts/build.ts says in one sentence what it needs where Node is too old to read it", () => {
    const old = "version:{value:'v20.20.2'},versions:{value:{...process.versions,node:'20.20.2'}}";
    const asOld = `--import=data:text/javascript,Object.defineProperties(process,{${old}})`;
    const { status, stderr } = spawnSync(process.execPath, [asOld, "scripts/build.ts"], {
      cwd: root,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([1, "This needs Node 24, and this is v20.20.2: npm run build brings its own.\n"]);
    // An older one reads no TypeScript, not even to say so.
    expect(existsSync(join(root, "scripts/build.ts"))).toBe(false);
  });

  it("says in one sentence which names there are", () => {
    const { status, stderr } = run("biuld");
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Unknown command biuld; there are start, .*build.*\.\n$/),
    ]);
  });

  it("is run by the version that a manager of Node versions reads, which is that of the packages", () => {
    expect([...new Set(Object.values(manifest.optionalDependencies))]).toEqual([read(".nvmrc").trim()]);
  });

  it("is what the forge runs", () => {
    expect(read(".github/workflows/ci.yml")).toContain("run: .ci/run");
    expect(read(".ci/run")).toMatch(/^npm test$/m);
  });
});
