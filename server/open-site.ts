import { type Csrf, createCsrf } from "#api/csrf.ts";
import { describeApi } from "#api/describe.ts";
import { createHumanCheck, type HumanCheck } from "#api/human-check.ts";
import type { ApiServices } from "#api/services.ts";
import { isOffered } from "#app/follows/is-offered.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { fragmentStore } from "#render/fragment-store.ts";
import { createMatcher, type Match } from "#render/match.ts";
import { PageCache } from "#render/page-cache.ts";
import { createRecompressor } from "#render/recompress.ts";
import type { Site } from "#render/render.tsx";
import { createAddresses } from "#site/address.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Suggest } from "#stock/suggestions.ts";
import type { createChainArt } from "./chain/chain-art.ts";
import { type ChainHolder, followChain } from "./chain/open-chain.ts";
import { openAdminKey } from "./http/admin-key.ts";
import { inertHeaders, securityHeaders } from "./http/headers.ts";
import type { Data } from "./open-data.ts";
import { createSiteSearch, isOfIndex } from "./search/site-search.ts";
import { siteSettings } from "./site-settings.ts";
import { createSuggest } from "./suggest/suggest.ts";

const pageCacheBytes = 40 * 1024 * 1024;
const apiCacheBytes = 16 * 1024 * 1024;
/** In development a component may change under what it drew. */
const fragmentBytes = (production: boolean) => (production ? 24 * 1024 * 1024 : 0);

/** What pages and the API are answered with. */
export type SiteServices = {
  chain: ChainHolder;
  site: Site;
  match: Match;
  cache: PageCache;
  /** Answers of the API, apart from the pages so that neither pushes the other out. */
  apiCache: PageCache;
  /** Opens what is not for visitors. */
  adminKey: string;
  csrf: Csrf;
  human: HumanCheck;
  search: SiteSearch;
  /** Indexes the site for its search, which takes seconds in a chain of thousands of stores: once visitors can be answered. */
  startSearch(): void;
  suggest: Suggest;
  /** Headers of every answer. */
  always: Record<string, string>;
  /** Headers of those in which nothing can run. */
  inert: Record<string, string>;
  close(): Promise<void>;
};

/** `apiServices` is asked once everything is open. */
export function openSite(data: Data, art: ReturnType<typeof createChainArt>, apiServices: () => ApiServices) {
  const { config, db, log, secrets, siblings, stock } = data;
  const cache = new PageCache(pageCacheBytes, createRecompressor());
  const apiCache = new PageCache(apiCacheBytes);
  const siteSearch = createSiteSearch(log, {
    // Pages and answers of hits that were made meanwhile are of the index before.
    onBuilt() {
      cache.clear();
      apiCache.forget(isOfIndex);
    },
  });
  const addresses = createAddresses(config.hosts, () => chainFacts().languages);
  const site: Site = {
    addresses,
    settings: siteSettings(data),
    assets: art.assets,
    search: siteSearch.search,
    apiDocs: describeApi(apiServices),
    fragments: fragmentStore(fragmentBytes(config.production)),
  };
  /** What was made of the facts before. */
  const forgetPages = () => {
    cache.clear();
    apiCache.clear();
    site.fragments.clear();
    siteSearch.rebuild();
  };
  data.onStock((next) => siteSearch.follow(next));
  data.onRules(forgetPages);
  const chain = followChain(
    config,
    async (next) => {
      const show = await art.draw(next);
      await data.keepFacts(next.facts);
      return () => {
        show();
        data.noteSwitches();
        forgetPages();
      };
    },
    siblings.say,
  );
  const admin = openAdminKey(config);
  siblings.say(admin.told);
  const captcha = { ...config.captcha, secret: config.captcha.secret?.reveal() };
  const services: SiteServices = {
    chain,
    site,
    match: createMatcher(addresses),
    cache,
    apiCache,
    adminKey: admin.key,
    csrf: createCsrf(secrets),
    human: createHumanCheck(captcha, secrets, db),
    search: siteSearch.search,
    startSearch: () => void siteSearch.start(site, stock.current),
    suggest: createSuggest(
      addresses,
      () => stock.current,
      () => isOffered(site.settings.alerts),
    ),
    always: securityHeaders(config),
    inert: inertHeaders(config),
    close: () => chain.stop(),
  };
  return services;
}
