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
