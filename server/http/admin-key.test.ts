import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Secret } from "#config";
import { openAdminKey } from "./admin-key.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "yonke-key-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const open = (isTerminal: boolean) => openAdminKey({ adminToken: undefined, dataDir }, isTerminal);

it("is the setting where there is one, and is not said", () => {
  const { key, told } = openAdminKey({ adminToken: new Secret("a-key-of-the-operator"), dataDir }, true);
  expect(key).toBe("a-key-of-the-operator");
  expect(told).not.toContain(key);
  expect(readdirSync(dataDir)).toEqual([]);
});

it("else is made once, kept for its owner alone, and shown to a terminal but to no log", () => {
  const first = open(true);
  expect(first.key).toMatch(/^[\w-]{32}$/);
  expect(first.told).toContain(first.key);
  const file = join(dataDir, "admin-token");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = open(false);
  expect(again.key).toBe(first.key);
  expect(again.told).not.toContain(first.key);
  expect(again.told).toContain(file);
  expect(readFileSync(file, "utf8").trim()).toBe(first.key);
  expect(readdirSync(dataDir)).toEqual(["admin-token"]);
});

it("is the one that is there, also where no other can be written beside it", () => {
  const { key } = open(false);
  mkdirSync(join(dataDir, `admin-token.${process.pid}`));
  expect(open(true)).toEqual({ key, told: `Admin    key ${key}` });
  rmSync(join(dataDir, "admin-token"));
  expect(open(true).told).toMatch(/^Admin {4}key [\w-]{32}$/);
});

it("closes a file that was left open", () => {
  open(false);
  chmodSync(join(dataDir, "admin-token"), 0o644);
  open(false);
  expect(statSync(join(dataDir, "admin-token")).mode & 0o777).toBe(0o600);
});

it("is one that nobody knows when it cannot be kept", () => {
  const blocked = join(dataDir, "no-folder");
  writeFileSync(blocked, "");
  const { key, told } = openAdminKey({ adminToken: undefined, dataDir: blocked }, true);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(told).toMatch(/no key.*set ADMIN_TOKEN/);
  writeFileSync(join(dataDir, "admin-token"), "\n");
  expect(open(true)).toMatchObject({ told: expect.stringContaining("set ADMIN_TOKEN") });
});
