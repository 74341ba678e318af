import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { unpackBrowser } from "./npm-browser.ts";

const base = mkdtempSync(join(tmpdir(), "yonke-browser-"));
const pack = join(base, "pack");
const program = '#!/bin/sh\nprintf "%s\\n" "$LD_LIBRARY_PATH" "$FONTCONFIG_FILE" "$TMPDIR" "$@"\n';
const hasFontList = spawnSync("fc-list", ["--version"]).status === 0;
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** The package as it is, but the browser is a line that says how it was started: it runs on any processor. */
beforeAll(() => {
  cpSync(join(import.meta.dirname, "../node_modules/@sparticuz/chromium/bin"), pack, {
    recursive: true,
    filter: (file) => !file.endsWith("chromium.br"),
  });
  writeFileSync(join(pack, "chromium.br"), brotliCompressSync(program));
});

it("gives the browser its libraries and fonts, and nobody else", () => {
  const before = { ...process.env };
  const start = unpackBrowser({ pack, into: join(base, "one") });
  expect(process.env).toEqual(before);
  const folder = dirname(start);
  const env = { PATH: process.env.PATH, TMPDIR: "/tmp" };
  const { stdout } = spawnSync(start, ["--headless", "two words"], { env, encoding: "utf8" });
  const libraries = join(folder, "al2023/lib");
  expect(stdout.trim().split("\n")).toEqual([libraries, join(folder, "fonts.conf"), "/tmp", "--headless", "two words"]);
  expect(readdirSync(libraries)).toContain("libnss3.so");
});

it.skipIf(!hasFontList)(`has a font${hasFontList ? "" : " (skipped: fontconfig is not installed)"}`, () => {
  const folder = dirname(unpackBrowser({ pack, into: join(base, "one") }));
  const env = { PATH: process.env.PATH, HOME: base, FONTCONFIG_FILE: join(folder, "fonts.conf") };
  expect(spawnSync("fc-list", { env, encoding: "utf8" }).stdout).toContain(join(folder, "fonts/"));
});

it("does not take for a browser what an unpacking that broke off has left", () => {
  const broken = join(base, "broken");
  const into = join(base, "two");
  mkdirSync(broken);
  writeFileSync(join(broken, "chromium.br"), brotliCompressSync(program).subarray(0, 20));
  expect(() => unpackBrowser({ pack: broken, into })).toThrow("The browser from npm could not be unpacked:");
  expect(readdirSync(into)).toEqual([]);
  expect(spawnSync(unpackBrowser({ pack, into })).status).toBe(0);
});
