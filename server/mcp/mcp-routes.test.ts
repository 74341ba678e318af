import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { createMatcher } from "#render/match.ts";
import type { RouteAsk } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { mcpRoutes } from "./mcp-routes.ts";

const hosts = { es: "https://yonke.test", en: "https://en.yonke.test" };
const addresses = createAddresses(hosts);
const services = {
  match: createMatcher(addresses),
  site: { addresses },
  config: { hosts, trustProxy: 0 },
  security: { refused() {} },
} as unknown as Services;

it("takes questions from the site's own origins, or from whoever names none", async () => {
  const [route] = mcpRoutes(services);
  const statusFrom = async (origin?: string, host = "yonke.test") => {
    const headers = { host, "content-type": "application/json", ...(origin !== undefined && { origin }) };
    // Several messages at once, which are refused once they are read.
    const incoming = Object.assign(Readable.from([Buffer.from("[]")]), { headers });
    const ask = { incoming, origin: `https://${host}`, requestId: "r-1" } as unknown as RouteAsk;
    return (await route?.answer(ask, ""))?.status;
  };
  for (const origin of [undefined, ...Object.values(hosts)])
    expect([origin, await statusFrom(origin)]).toEqual([origin, 400]);
  for (const origin of ["https://evil.test", "null", "", "https://yonke.test.evil.test", "http://yonke.test"])
    expect([origin, await statusFrom(origin)]).toEqual([origin, 403]);
  // A name of theirs that leads to this machine is not ours.
  expect(await statusFrom("https://evil.test", "evil.test")).toBe(403);
});
