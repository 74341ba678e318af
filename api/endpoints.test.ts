import { describe, expect, it } from "vitest";
import { errorStatus } from "#core/errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { statusesOf } from "./openapi.ts";

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const namesOf = (fits: (endpoint: Endpoint) => boolean) => endpoints.filter(fits).map(nameOf);
const isSentence = (text: unknown) => typeof text === "string" && /^\S.*\.$/s.test(text);

describe("every call", () => {
  it("says in both languages what it does, and so does each of its values", () => {
    const told = endpoints.flatMap((endpoint) => [
      [nameOf(endpoint), endpoint.summary] as const,
      ...Object.entries({ ...endpoint.params, ...endpoint.query, ...endpoint.fields }).map(
        ([name, { about }]) => [`${nameOf(endpoint)} ${name}`, about] as const,
      ),
    ]);
    const wrong = told.filter(([, { es, en }]) => !isSentence(es) || !isSentence(en) || (es === en && es !== "VIN."));
    expect(wrong).toEqual([]);
  });

  it("is kept until the data changes, but for those that move with the clock", () => {
    expect(namesOf(({ cache, timeless }) => cache === "stock" && !timeless)).toEqual([
      "GET /parts/find",
      "GET /event/alllocations",
      "GET /event/banner",
      "GET /event/sidebarart",
      "GET /event/location/{id}",
      "GET /event/{id}",
      "GET /promoimage/promos",
      "GET /search",
      "GET /suggest",
    ]);
    expect(namesOf(({ method, cache }) => method === "POST" && cache !== "never")).toEqual([]);
  });

  it("is open to other sites, but for what only the site's own pages need", () => {
    expect(namesOf(({ ownPages }) => ownPages === true)).toEqual(["GET /token", "GET /captcha/challenge"]);
    expect(namesOf(({ method, token }) => method === "POST" && token === false)).toEqual([
      "POST /vehicle/search",
      "POST /suggest",
      "POST /alerts/ended",
    ]);
    expect(namesOf(({ admin }) => admin === true)).toEqual(["POST /config/urls", "POST /alerts/ended"]);
  });

  it("may be asked too often, at too great a length or at a bad moment; what takes values may get wrong ones", () => {
    for (const endpoint of endpoints) {
      const statuses = statusesOf(endpoint).map((code) => errorStatus[code]);
      expect(statuses, nameOf(endpoint)).toEqual(expect.arrayContaining([414, 429, 503]));
      expect(statuses, nameOf(endpoint)).toEqual(statuses.toSorted((a, b) => a - b));
      const takes = Object.keys(endpoint.query ?? {}).length > 0 || endpoint.body !== undefined;
      if (takes) expect(statuses, nameOf(endpoint)).toContain(400);
      if (endpoint.method === "POST") expect(statuses, nameOf(endpoint)).toContain(413);
    }
    const withoutValues = endpoints.find(({ path }) => path === "/vehicle/makes") as Endpoint;
    expect(statusesOf(withoutValues)).toEqual(["too-long", "too-many", "unavailable"]);
  });
});
