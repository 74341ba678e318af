import { expect, it } from "vitest";
import { Answer } from "#render/page-cache.ts";
import { replyWith } from "./reply.ts";

const answer = () => new Answer(200, Buffer.from("cars"), { "content-type": "text/plain" });
const wants = (method: string) => ({ method, ifNoneMatch: answer().etag, acceptEncoding: "identity" });

it.each(["GET", "HEAD"])("tells a %s that it has the answer already", async (method) => {
  expect(await replyWith(answer(), wants(method))).toMatchObject({ status: 304, body: null });
});

it("never tells so to what was sent: its body may have asked for something else", async () => {
  expect(await replyWith(answer(), wants("POST"))).toMatchObject({ status: 200, body: Buffer.from("cars") });
});

it("takes the quickest encoding for a new page while many are packed, and a packed one as it is", async () => {
  const page = (text: string) => new Answer(200, Buffer.from(text.repeat(500)), {});
  const asked = { method: "GET", ifNoneMatch: undefined, acceptEncoding: "gzip, deflate, br, zstd" };
  const packed = page("packed");
  await packed.encoded("br");
  const crowd = ["one", "two", "three"].map((text) => page(text).encoded("br"));
  const replies = await Promise.all([replyWith(page("new"), asked), replyWith(packed, asked)]);
  expect(replies.map(({ headers }) => headers["content-encoding"])).toEqual(["zstd", "br"]);
  await Promise.all(crowd);
  expect((await replyWith(page("later"), asked)).headers["content-encoding"]).toBe("br");
  expect(replyWith(page("others wait"), asked, 3)).toMatchObject({ headers: { "content-encoding": "zstd" } });
});
