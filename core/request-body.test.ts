import { expect, it } from "vitest";
import { type BodySource, readBody } from "./request-body.ts";

const pieces = async function* (...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
};
const source = (body: BodySource["body"], headers: Record<string, string> = {}): BodySource => ({
  header: (name) => headers[name],
  body,
});
const codeOf = (read: Promise<unknown>) =>
  read.then(
    () => "read",
    (thrown: { code?: string; field?: string }) => [thrown.code, thrown.field].filter(Boolean).join(" "),
  );

it("reads all of a body, up to the last byte that it may have", async () => {
  expect(String(await readBody(source(pieces("ab", "cd"), { "content-length": "4" }), 4))).toBe("abcd");
  expect(String(await readBody(source(pieces()), 4))).toBe("");
});

it("refuses what says that it is too large, and what is although it says nothing", async () => {
  expect(await codeOf(readBody(source(pieces("a"), { "content-length": "5" }), 4))).toBe("too-large");
  expect(await codeOf(readBody(source(pieces("ab", "cde")), 4))).toBe("too-large");
});

it("asks what kind of body it is, where there is one", async () => {
  const isForm = (type: string) => type === "form";
  const typed = (length: string, type: string) =>
    codeOf(readBody(source(pieces("a"), { "content-length": length, "content-type": type }), 4, isForm));
  expect([await typed("1", "form"), await typed("1", "xml"), await typed("0", "xml")]).toEqual([
    "read",
    "invalid body",
    "read",
  ]);
});

it("says of a sender that leaves in the middle that the body is none", async () => {
  const broken = async function* () {
    yield Buffer.from("a");
    throw new Error("ECONNRESET");
  };
  expect(await codeOf(readBody(source(broken()), 4))).toBe("invalid body");
});
