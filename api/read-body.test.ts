import { expect, it } from "vitest";
import { readFields } from "./read-body.ts";

type Sent = { type?: string; length?: number; pieces?: string[]; fails?: boolean };
const read = ({ type, length, pieces = [], fails }: Sent, maxBytes = 20) => {
  const headers: Record<string, string | undefined> = {
    "content-type": type,
    "content-length": length === undefined ? undefined : String(length),
  };
  async function* body() {
    for (const piece of pieces) yield Buffer.from(piece);
    if (fails) throw new Error("the sender left");
  }
  return readFields({ header: (name) => headers[name], body: body() }, maxBytes);
};
const notJson = expect.objectContaining({ code: "invalid", field: "body" });
const tooLarge = expect.objectContaining({ code: "too-large" });

it.each<[string, Sent, unknown]>([
  ["JSON in pieces", { type: "application/json", length: 9, pieces: ['{"a"', ":1}"] }, { a: 1 }],
  ["JSON without a word on what it is", { pieces: ["[1]"] }, [1]],
  ["JSON of a kind of its own", { type: "application/ld+json; charset=utf-8", length: 2, pieces: ["{}"] }, {}],
  ["JSON as plain text", { type: "Text/Plain;charset=UTF-8", length: 2, pieces: ["{}"] }, {}],
  ["a form", { type: "application/x-www-form-urlencoded", length: 9, pieces: ["a=1&b=%C3%B1"] }, { a: "1", b: "ñ" }],
  ["a form in capitals", { type: "Application/X-WWW-Form-UrlEncoded; x", length: 3, pieces: ["a=1"] }, { a: "1" }],
  ["nothing", { type: "application/json", length: 0 }, {}],
  ["nothing of a strange kind", { type: "image/png", length: 0 }, {}],
  ["blanks", { pieces: ["  \n"] }, {}],
])("%s", async (_, sent, fields) => {
  expect(await read(sent)).toEqual(fields);
});

it.each<[string, Sent, unknown]>([
  ["what says that it is too large", { length: 21 }, tooLarge],
  ["what is larger than it may be", { pieces: ["0123456789", "0123456789", "0"] }, tooLarge],
  ["a picture", { type: "image/png", length: 3, pieces: ["{}"] }, notJson],
  ["a kind that only ends like JSON", { type: "text/ld+json", length: 2, pieces: ["{}"] }, notJson],
  ["half of it", { pieces: ['{"a"'] }, notJson],
  ["what ends in the middle", { pieces: ["{}"], fails: true }, notJson],
])("refuses %s", async (_, sent, error) => {
  await expect(read(sent)).rejects.toThrow(error as Error);
});

it("takes just as much as it may be", async () => {
  expect(await read({ length: 20, pieces: ['"0123456789', '0123456"  '] }, 21)).toBe("01234567890123456");
  expect(await read({ length: 2, pieces: ["{}"] }, 2)).toEqual({});
});
