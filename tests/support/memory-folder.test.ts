import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTestsInMemory } from "./memory-folder.ts";

let parent = "";
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "memory-"));
  vi.stubEnv("TMPDIR", "/tmp");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(parent, { recursive: true, force: true });
});

it("is told to all programs as the place of temporary files, open to every user, and stays the same", () => {
  const folder = keepTestsInMemory(parent);
  if (folder === undefined) return expect(readdirSync(parent)).toEqual([]);
  expect(tmpdir()).toBe(folder);
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
  expect(keepTestsInMemory(parent)).toBeUndefined();
  expect(tmpdir()).toBe(folder);
});

it("is none where there is no such place", () => {
  expect(keepTestsInMemory(join(parent, "nowhere"))).toBeUndefined();
  expect(process.env.TMPDIR).toBe("/tmp");
});

it("takes away what runs that broke off have left, and nothing else", () => {
  for (const name of ["yonke-tests-99999999", `yonke-tests-${process.ppid}`, "somebody"]) mkdirSync(join(parent, name));
  keepTestsInMemory(parent);
  expect(existsSync(join(parent, "yonke-tests-99999999"))).toBe(false);
  expect(existsSync(join(parent, `yonke-tests-${process.ppid}`))).toBe(true);
  expect(existsSync(join(parent, "somebody"))).toBe(true);
});
