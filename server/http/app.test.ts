import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { answerThrown } from "./app.ts";
import { loggedPath } from "./listener.ts";
import type { Env } from "./route-env.ts";

it("answers what a route did not catch with the number that the log has too", async () => {
  const logged: object[] = [];
  // Nothing to render with: the plain page must come.
  const services = { log: { error: (details: object) => void logged.push(details) }, stock: {} } as unknown as Services;
  const app = new Hono<Env>();
  app.onError(
    answerThrown(services, async (_, answer: Answer) => {
      const { status, headers } = answer;
      return new Response(String(answer.plain), { status, headers });
    }),
  );
  const cause = new Error("a bug");
  app.get("/broken", () => {
    throw cause;
  });
  const reply = await app.request("/broken", {}, { requestId: "r-7" } as Env["Bindings"]);
  expect(reply.status).toBe(500);
  expect(reply.headers.get("content-type")).toContain("text/html");
  expect(await reply.text()).toContain("r-7");
  expect(logged[0]).toEqual({ id: "r-7", err: cause });
});

it("logs of an address only what names the page", () => {
  expect(loggedPath("/inventario;make=Honda;model=Civic?page=2")).toBe("/inventario");
  expect(loggedPath("/api/search?q=secret;x")).toBe("/api/search");
  expect(loggedPath(`/${"a".repeat(900)}`)).toHaveLength(200);
});
