import { expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import type { PageId } from "#site/pages.ts";
import { listPaths } from "./paths.ts";

const one = createAddresses({ es: "http://localhost", en: "http://localhost" });
const two = createAddresses({ es: "https://es.example.com", en: "https://en.example.com" });

it("lists the routes of both editions once, without what is not for crawlers", () => {
  const paths = listPaths({ hrefIn: (id, edition) => one.path(id as "home", edition) });
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/en", "/carreras", "/careers", "/toolkit-rewards", "/en/toolkit-rewards"]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /:|sitemap-seo|PageNotFound/.test(path))).toEqual([]);
});

it("gives paths, not addresses, when each edition has its own host", () => {
  const hrefIn = (id: PageId, edition: "es" | "en") => two.url(id as "home", edition);
  const paths = listPaths({ hrefIn });
  expect(paths.every((path) => path.startsWith("/"))).toBe(true);
  expect(paths.filter((path) => path === "/toolkit-rewards")).toHaveLength(1);
});
