import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { judgesVersion, openPatternMemory } from "./pattern-memory.ts";
import type { Pattern } from "./patterns.ts";

let folder = "";
let judged: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "patterns-"));
  judged = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One run of the check: what it says of each pattern; `judged` has those that the judge was asked about. */
async function run(sources: string[], { version = "1", flags = "" } = {}): Promise<string[]> {
  const judge = ({ source }: Pattern) => {
    judged.push(source);
    return source.startsWith("bad") ? "slow" : "";
  };
  const memory = await openPatternMemory(join(folder, "deep/memory.json"), version, judge);
  const said = sources.map((source) => memory.judge({ source, flags }));
  await memory.save();
  return said;
}

it("judges all where nothing is remembered, then only what is new", async () => {
  expect(await run(["a", "b", "a"])).toEqual(["", "", ""]);
  expect(judged).toEqual(["a", "b"]);
  expect(await run(["a", "b", "c"])).toEqual(["", "", ""]);
  expect(judged).toEqual(["a", "b", "c"]);
});

it("never remembers what was refused", async () => {
  expect(await run(["bad", "a"])).toEqual(["slow", ""]);
  expect(await run(["bad", "a"])).toEqual(["slow", ""]);
  expect(judged).toEqual(["bad", "a", "bad"]);
});

it("takes the same signs with other flags for another pattern", async () => {
  await run(["a"]);
  await run(["a"], { flags: "i" });
  expect(judged).toEqual(["a", "a"]);
});

it("forgets what no file holds any more, and everything when the judge is another", async () => {
  await run(["a", "b"]);
  await run(["a"]);
  await run(["a", "b"]);
  expect(judged).toEqual(["a", "b", "b"]);
  await run(["a", "b"], { version: "2" });
  expect(judged).toEqual(["a", "b", "b", "a", "b"]);
});

it.each(["", "[]", '["a"]', "{", "null", "7", '{"version":"1"}'])("a memory that holds %s is none", async (text) => {
  await run([]);
  writeFileSync(join(folder, "deep/memory.json"), text);
  expect(await run(["a", "bad"])).toEqual(["", "slow"]);
  expect(judged).toEqual(["a", "bad"]);
});

it("the judge has one name as long as nothing about it changes", async () => {
  expect(await judgesVersion()).toMatch(/^[0-9a-f]{64}$/);
  expect(await judgesVersion()).toBe(await judgesVersion());
});
