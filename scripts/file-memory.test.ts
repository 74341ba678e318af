import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openFileMemory } from "./file-memory.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files);
};

/** One run of a check: which files it has to look at; it finds them well unless told otherwise. */
async function run(files: Record<string, string>, { version = "1", well = true } = {}): Promise<string[]> {
  const memory = await openFileMemory(join(folder, "deep/memory"), version, folder);
  const found = await memory.listNew(write(files));
  if (well) await memory.save();
  return found;
}

it("has all looked at where nothing is remembered, then only what is new or changed", async () => {
  expect(await run({ a: "1", b: "2" })).toEqual(["a", "b"]);
  expect(await run({ a: "1", b: "2" })).toEqual([]);
  expect(await run({ a: "1", b: "3", c: "4" })).toEqual(["b", "c"]);
});

it("remembers nothing of a run that ended badly", async () => {
  expect(await run({ a: "1" })).toEqual(["a"]);
  expect(await run({ a: "2", b: "1" }, { well: false })).toEqual(["a", "b"]);
  expect(await run({ a: "2", b: "1" })).toEqual(["a", "b"]);
});

it("takes the same text under another name for another file", async () => {
  await run({ a: "1" });
  expect(await run({ b: "1" })).toEqual(["b"]);
});

it("forgets what is gone, and everything when the judge is another", async () => {
  await run({ a: "1", b: "2" });
  await run({ a: "1" });
  expect(await run({ a: "1", b: "2" })).toEqual(["b"]);
  expect(await run({ a: "1", b: "2" }, { version: "2" })).toEqual(["a", "b"]);
});

it.each(["", "[]", "{", "null", "7", '{"version":"1"}'])("a memory that holds %s is none", async (text) => {
  await run({ a: "1" });
  writeFileSync(join(folder, "deep/memory"), text);
  expect(await run({ a: "1" })).toEqual(["a"]);
});
