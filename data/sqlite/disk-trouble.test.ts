import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../open.ts";
import { remedyOf } from "./disk-trouble.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "yonke-disk-"));
});
afterAll(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

const remedy = /cannot be opened: .+; set DATA_DIR to a folder that this user may write\.$/;

test("a folder that is a file is said in one sentence, with what to do", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  await expect(openDatabase({ dataDir: file })).rejects.toThrow(remedy);
  await expect(openDatabase({ dataDir: join(file, "below") })).rejects.toThrow(remedy);
});

// The superuser may write everywhere.
test.skipIf(process.getuid?.() === 0)("so is one that may not be written, there or to be made", async () => {
  await chmod(folder, 0o500);
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(remedy);
  await expect(openDatabase({ dataDir: join(folder, "new") })).rejects.toThrow(remedy);
});

test.each([
  ["EACCES", undefined, "; set DATA_DIR to a folder that this user may write"],
  ["EROFS", undefined, "; set DATA_DIR to a folder that this user may write"],
  ["ERR_SQLITE_ERROR", "database-read-only", "; set DATA_DIR to a folder that this user may write"],
  ["ENOSPC", "disk-full", "; make room there, or set DATA_DIR to a folder on another disk"],
  ["ERR_SQLITE_ERROR", undefined, ""],
] as const)("%s, %s: %s", (code, trouble, said) => {
  expect(remedyOf(Object.assign(new Error("no"), { code }), trouble)).toBe(said);
});
