import { expect, it } from "vitest";
import type { Services } from "#server/services.ts";
import { loggedPath } from "#server/telemetry/log.ts";
import { answerRoute } from "./app.ts";
import type { Route, RouteAsk } from "./route.ts";

it("answers what a route did not catch with the number that the log has too", async () => {
  const logged: object[] = [];
  // Nothing to render with: the plain page must come.
  const services = { log: { error: (details: object) => void logged.push(details) }, stock: {} } as unknown as Services;
  const cause = new Error("a bug");
  const route: Route = {
    method: "GET",
    path: "/broken",
    answer() {
      throw cause;
    },
  };
  const ask = { path: "/broken", requestId: "r-7", counted: { route: "" } } as RouteAsk;
  const { status, headers, plain } = await answerRoute(services, route, ask, "");
  expect(status).toBe(500);
  expect(headers["content-type"]).toContain("text/html");
  expect(String(plain)).toContain("r-7");
  expect(logged[0]).toEqual({ id: "r-7", err: cause });
  expect(ask.counted.route).toBe("file:/broken");
});

it("logs of an address only what names the page", () => {
  expect(loggedPath("/inventario;make=Honda;model=Civic?page=2")).toBe("/inventario");
  expect(loggedPath("/api/search?q=secret;x")).toBe("/api/search");
  expect(loggedPath(`/${"a".repeat(900)}`)).toHaveLength(200);
  expect(loggedPath("/api/vin/1HGCM665930004352?language=en")).toBe("/api/vin/*");
});
