import { chainFacts } from "#content/chain-facts.ts";
import { SiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { errorAnswer, redirectAnswer } from "#server/http/pages.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { socialPaths } from "#site/social.ts";
import { partSitemapPath } from "./part-sitemap.ts";
import { sitemapXml } from "./sitemap.ts";

/** Another process may have been posted a list. */
const sitemapMs = 60_000;

/** Files that crawlers and browsers ask for by a fixed name. */
export function siteFileRoutes(services: Services): Route[] {
  const { config, site } = services;
  const text = (body: string, type: string) =>
    new Answer(200, Buffer.from(body), { "content-type": type, "cache-control": cacheClasses.copy });

  /** One of ours: whoever asks under another name is told the address that pages call their own. */
  const hostOf = (asked: string) => (asked === config.hosts.en ? config.hosts.en : config.hosts.es);

  const routes: Route[] = [];
  const get = (path: string, answer: Route["answer"]) => routes.push({ method: "GET", path, answer });

  get("/robots.txt", ({ origin }) => {
    const closed = ["/api/", site.addresses.path("sitemapSeo", "es")];
    return text(
      `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${hostOf(origin)}/sitemap.xml\nSitemap: ${hostOf(origin)}${partSitemapPath}\n`,
      "text/plain; charset=utf-8",
    );
  });
  get("/sitemap.xml", ({ origin }) => {
    const { version } = services.stock.current;
    // The count in the key: a list that is posted while the file is made must not be missing from the one that is kept.
    const key = `sitemap ${services.postings} ${hostOf(origin)}`;
    const make = async () => {
      const { xml, whole } = await sitemapXml(services);
      return { answer: text(xml, "application/xml; charset=utf-8"), keepMs: whole ? sitemapMs : 0 };
    };
    const kept = services.cache.find(key, version);
    return kept ?? services.cache.make(key, version, make);
  });
  get("/.well-known/security.txt", ({ origin }) => {
    const { languages } = site.settings;
    const expires = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    return text(
      `Contact: ${config.securityContact ?? site.addresses.url("contact", languages.at(-1) ?? "es")}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: ${languages.join(", ")}\nCanonical: ${hostOf(origin)}/.well-known/security.txt\n`,
      "text/plain; charset=utf-8",
    );
  });
  get("/favicon.ico", () => redirectAnswer(site.assets.url("art/icon-192.png"), 302));
  for (const network of ["twitter", "facebook"] as const) {
    const path = socialPaths[network];
    get(path, ({ requestId }) => {
      const target = chainFacts().social[network];
      if (target) return redirectAnswer(target, 302);
      return errorAnswer(services, new SiteError("not-found", path), "es", { rawPath: path, requestId });
    });
  }
  return routes;
}
