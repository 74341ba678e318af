import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findAnotherUser } from "#tests/support/another-user.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-build-"));
afterAll(() => rmSync(folder, { recursive: true }));

const module = new URL("build-when-stale.ts", import.meta.url).href;
const work = `try { (await import("${module}")).expectBuilder("${folder}"); } catch (error) { console.log(error.message); }`;

/** What somebody is told whose sources are newer than the build. */
const told = (uid = process.getuid?.()) =>
  spawnSync(process.execPath, ["--input-type=module", "-e", work], { encoding: "utf8", uid }).stdout.trim();

const another = findAnotherUser();

it("says which folders no page can be built in", async () => {
  const { expectBuilder } = await import("./build-when-stale.ts");
  for (const mark of ["#", "?"])
    expect(() => expectBuilder(`/srv/yard ${mark}1`)).toThrow(
      `Pages cannot be built in a folder whose path has "${mark}": move it elsewhere.`,
    );
});

it("is for who has the builder, and says in one sentence how to get it", () => {
  expect(told()).toBe("The sources are newer than the build, and there is no builder: run npm ci --include=dev.");
  mkdirSync(join(folder, "node_modules/vite"), { recursive: true });
  writeFileSync(join(folder, "node_modules/vite/package.json"), "{}");
  expect(told()).toBe("");
});

it.skipIf(another === undefined)("is for the folder's owner alone", () => {
  chmodSync(folder, 0o755);
  for (const built of [false, true]) {
    if (built) mkdirSync(join(folder, "dist"));
    expect(told(another)).toBe(
      "The sources are newer than the build, and this user may not write here: build as the owner.",
    );
  }
});
