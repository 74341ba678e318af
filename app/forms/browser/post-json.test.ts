import { afterEach, expect, it, vi } from "vitest";
import { postJson } from "./post-json.ts";

afterEach(() => vi.unstubAllGlobals());

function server(token: Response) {
  const ask = vi.fn(async (address: string, _asked?: RequestInit) =>
    address === "/api/token" ? token : new Response("ok"),
  );
  vi.stubGlobal("fetch", ask);
  return ask;
}

it("asks for the page's token first, and sends it along with what else is said", async () => {
  const ask = server(Response.json({ token: "t1" }));
  await postJson("/api/contact/", { name: "Ana" }, { authorization: "Bearer k" });
  expect(ask.mock.calls.map(([address]) => address)).toEqual(["/api/token", "/api/contact/"]);
  expect(ask.mock.calls[1]?.[1]).toEqual({
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", "x-xsrf-token": "t1", authorization: "Bearer k" },
    body: '{"name":"Ana"}',
  });
});

it("does not outlive its page with what browsers would refuse for its size", async () => {
  const ask = server(Response.json({ token: "t1" }));
  await postJson("/api/x/", "x".repeat(50_000));
  expect(ask.mock.calls[1]?.[1]?.keepalive).toBe(false);
});

it("sends nothing without a token", async () => {
  const ask = server(new Response("", { status: 503 }));
  await expect(postJson("/api/x/", {})).rejects.toThrow("503");
  expect(ask).toHaveBeenCalledTimes(1);
});
