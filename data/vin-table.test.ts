import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findVinTable, openVinTableIn } from "./vin-table.ts";

let path = "";
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "vin-table-"));
});
afterEach(() => rmSync(path, { recursive: true }));

const shipped = (name: string) => readFileSync(new URL(`./reference/${name}`, import.meta.url));
const packed = shipped("vin-table.br");
const about = JSON.parse(shipped("vin-table.json").toString());
const put = (bytes: Buffer, says: string) => {
  writeFileSync(join(path, "vin-table.br"), bytes);
  writeFileSync(join(path, "vin-table.json"), says);
  return openVinTableIn(pathToFileURL(`${path}/`));
};
const sealed = (bytes: Buffer) => JSON.stringify({ sha256: createHash("sha256").update(bytes).digest("hex") });

it("opens the shipped table once, and it is what its description says", () => {
  expect(findVinTable()).toBe(findVinTable());
  expect(findVinTable()?.date).toBe(about.date);
  expect(findVinTable()?.makers.size).toBe(about.makers);
  expect(packed.length).toBe(about.bytes);
  expect(packed.length).toBeLessThan(350_000);
  expect(put(packed, JSON.stringify(about))?.date).toBe(about.date);
});

it("has none where the file is absent, was changed, cut short or is no table", () => {
  expect(openVinTableIn(pathToFileURL(`${path}/`))).toBeUndefined();
  const changed = Buffer.from(packed);
  changed.writeUInt8(changed.readUInt8(5000) ^ 1, 5000);
  const short = packed.subarray(0, packed.length / 2);
  const other = brotliCompressSync("vin-table 2 2026-01-01 1981 2027\n0\n0\n0\nend");
  const huge = brotliCompressSync(Buffer.alloc(20 * 2 ** 20));
  const damaged: [Buffer, string][] = [
    [changed, JSON.stringify(about)],
    [short, JSON.stringify(about)],
    [packed, "{}"],
    [packed, "null"],
    [packed, "not json"],
    [short, sealed(short)],
    [other, sealed(other)],
    [huge, sealed(huge)],
    [Buffer.from("no brotli"), sealed(Buffer.from("no brotli"))],
    [Buffer.alloc(0), sealed(Buffer.alloc(0))],
  ];
  for (const [bytes, says] of damaged) expect(put(bytes, says), says.slice(0, 40)).toBeUndefined();
});
