import { copy } from "#app/inventory/copy.ts";
import { type FeedKind, feedAddress, feedKinds } from "#app/inventory/feed-address.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import { readSearch, searchKey } from "#app/inventory/search.ts";
import { readFeed } from "#app/inventory/search-feed.ts";
import { knownQuery } from "#render/known-address.ts";
import { Answer } from "#render/page-cache.ts";
import { cacheKey } from "#server/http/pages.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { type Edition, editionIds, editions } from "#site/editions.ts";
import { checkLanguage } from "./check-language.ts";
import { type FeedFrame, writeAtom, writeJsonFeed } from "./feed-formats.ts";

const keepMs = 60_000;

function feedAnswer(services: Services, kind: FeedKind, edition: Edition, asked: URLSearchParams): Answer {
  const { addresses, settings } = services.site;
  const now = new Date();
  const stock = services.stock.current;
  const { search } = readSearch(resolveAddress(asked, stock, now) ?? asked, stock, now);
  const feed = readFeed(stock, search, now, edition);
  const query = new URLSearchParams(searchKey(search));
  const page = addresses.url("inventoryResults", edition, {}, { query });
  const frame: FeedFrame = {
    title: copy[edition].feedTitle(settings.brand, feed.title),
    self: feedAddress(page, kind),
    page,
    brand: settings.brand,
    lang: editions[edition].lang,
    installation: services.installation,
    about: `${edition}?${query}`,
    vehicleUrl: (key) => addresses.url("vehicle", edition, { vin: key }),
  };
  const body = kind === "atom" ? writeAtom(feed, frame) : writeJsonFeed(feed, frame);
  return new Answer(200, Buffer.from(body), {
    "content-type": `${feedKinds[kind].type}; charset=utf-8`,
    "cache-control": cacheClasses.stock,
    "x-robots-tag": "noindex",
    // Feed readers in the browser, on any site.
    "access-control-allow-origin": "*",
  });
}

/** Every address of results has an Atom and a JSON feed: the same path with the kind at its end. */
export const searchFeedRoutes = (services: Services): Route[] =>
  editionIds.flatMap((edition) =>
    (Object.keys(feedKinds) as FeedKind[]).map((kind): Route => {
      const path = feedAddress(services.site.addresses.path("inventoryResults", edition), kind);
      return {
        method: "GET",
        path,
        answer({ incoming }) {
          checkLanguage(services, edition);
          const target = incoming.url ?? path;
          const search = target.includes("?") ? target.slice(target.indexOf("?")) : "";
          const asked = knownQuery("inventoryResults", search);
          const key = cacheKey(
            services,
            services.site.addresses.hosts[edition],
            asked.size > 0 ? `${path}?${asked}` : path,
          );
          return services.cache.make(key, services.stock.current.version, async () => {
            const made = feedAnswer(services, kind, edition, asked);
            made.route = `file:${path}`;
            return { answer: made, keepMs };
          });
        },
      };
    }),
  );
