import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { encodingOfHead, inspectFile } from "./inspect-file.ts";
import type { OpenFile } from "./open-file.ts";

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const zeros = (count: number, at: 0 | 1, length = 20) =>
  Uint8Array.from({ length }, (_, i) => (i % 2 === at && i >> 1 < count ? 0 : 65));

it.each([
  ["a mark of UTF-16", bytes(0xff, 0xfe), "utf-16le"],
  ["the same the other way", bytes(0xfe, 0xff), "utf-16be"],
  ["a mark of UTF-8", bytes(0xef, 0xbb, 0xbf), "utf-8"],
  ["half a mark", bytes(0xff, 0x41), null],
  ["the other half", bytes(0x41, 0xfe), null],
  ["two thirds of a mark", bytes(0xef, 0xbb, 0x41), null],
  ["the end of a mark", bytes(0x41, 0xbb, 0xbf), null],
  ["every second byte zero", zeros(10, 1), "utf-16le"],
  ["every first byte zero", zeros(10, 0), "utf-16be"],
  ["seven of twenty zero", zeros(7, 1), "utf-16le"],
  ["seven of twenty zero, the other way", zeros(7, 0), "utf-16be"],
  ["six of twenty zero", zeros(6, 1), null],
  ["six of twenty zero, the other way", zeros(6, 0), null],
  ["zeros in both places", Uint8Array.from([...zeros(9, 1, 18), 0, 0]), null],
  ["four bytes", bytes(65, 0, 66, 0), "utf-16le"],
  ["three bytes", bytes(65, 0, 66), null],
  ["plain text", bytes(65, 66, 67, 68), null],
  ["nothing", bytes(), null],
])("%s", (_, head, encoding) => expect(encodingOfHead(head)).toBe(encoding));

const facts = (...chunks: (string | Uint8Array)[]) =>
  inspectFile({
    name: "a.csv",
    async *chunks() {
      for (const chunk of chunks) yield Buffer.from(chunk);
    },
  } as unknown as OpenFile);

it("knows a file by its size, its sum, and the beginning of its text", async () => {
  const long = "x".repeat(70_000);
  const found = await facts("añ", long);
  expect(found).toMatchObject({ name: "a.csv", bytes: 70_003, encoding: "utf-8" });
  expect(found.sha256).toBe(createHash("sha256").update(`añ${long}`).digest("hex"));
  expect(found.head).toBe(`añ${"x".repeat(64 * 1024 - 3)}`);
  expect(await facts()).toMatchObject({ bytes: 0, encoding: "utf-8", head: "" });
});

it("takes a sign that two pieces share for one, and half a sign at the end for another encoding", async () => {
  const [first, second] = [bytes(0x61, 0xc3), bytes(0xb1)];
  expect(await facts(first, second)).toMatchObject({ encoding: "utf-8", head: "añ" });
  expect(await facts(first)).toMatchObject({ encoding: "windows-1252", head: "aÃ" });
  expect(await facts(bytes(0xf1, 0x61), "plain")).toMatchObject({ encoding: "windows-1252", head: "ñaplain" });
});

it("refuses what is no text, whatever it is called, and takes a text with a stray sign", async () => {
  const noise = Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256);
  await expect(facts(noise)).rejects.toThrow("is no table");
  const stray = Buffer.from(`a,b\n${"1,2\u0000\n".repeat(3)}${"1,2\n".repeat(100)}`);
  expect((await facts(stray)).bytes).toBe(stray.length);
});
