import { expect, it } from "vitest";
import { createMatcher } from "#render/match.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";
import { apiServicesOf } from "./api.ts";

it.each([
  ["one host", { es: "http://localhost:1", en: "http://localhost:1" }],
  ["two hosts", { es: "http://es.localhost:1", en: "http://en.localhost:1" }],
])("takes every route of both editions for a page: %s", (_, hosts) => {
  const addresses = createAddresses(hosts);
  const { isPage } = apiServicesOf({
    match: createMatcher(addresses),
    site: { addresses },
    config: { hosts },
    security: { refused() {} },
  } as unknown as Services);
  const routes = editionIds.flatMap((edition) => pageIds.map((id) => addresses.pattern(id, edition)));
  expect(routes.filter((path) => !isPage(path))).toEqual([]);
  expect(["/nothing-here", "careers", "//careers", "/%"].filter(isPage)).toEqual([]);
});
