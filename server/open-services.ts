import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createCsrf } from "#api/csrf.ts";
import { describeApi } from "#api/describe.ts";
import { answerWithinMs } from "#api/forms/submit.ts";
import { createHumanCheck } from "#api/human-check.ts";
import type { Analytics, Captcha } from "#app/page.tsx";
import type { Config } from "#config";
import type { ChainFacts } from "#content/chain/schema.ts";
import { chainFacts, findTheme, keepRuleAnswers } from "#content/chain-facts.ts";
import { servicesOff } from "#core/switches.ts";
import { openDatabase } from "#data/open.ts";
import { keepChainTimeZone, keepLanguages, keepServicesOff } from "#data/writes/chain-settings.ts";
import { getInstallation } from "#data/writes/installation.ts";
import type { Assets } from "#render/assets.ts";
import { fragmentStore } from "#render/fragment-store.ts";
import { createMatcher } from "#render/match.ts";
import { type Answer, PageCache } from "#render/page-cache.ts";
import { createRecompressor } from "#render/recompress.ts";
import type { Site } from "#render/render.tsx";
import { createAddresses } from "#site/address.ts";
import { openStock } from "#stock/holder.ts";
import { createChainArt } from "./chain/chain-art.ts";
import { followChain, loadChain } from "./chain/open-chain.ts";
import { rememberSwitches } from "./chain/switches-on.ts";
import { followsUrl, unsubscribeHeaders } from "./follows/letters.ts";
import { openVapidKeys } from "./follows/push.ts";
import { type Follows, startFollows } from "./follows/start-follows.ts";
import { startPusher } from "./follows/start-pusher.ts";
import { openAdminKey } from "./http/admin-key.ts";
import { apiServicesOf, isOfIndex } from "./http/api.ts";
import { inertHeaders, securityHeaders } from "./http/headers.ts";
import { readinessOf } from "./http/readiness.ts";
import { watchDatabase } from "./jobs/database-watch.ts";
import { mailDesks, mailSender } from "./jobs/mail-setup.ts";
import { startMailer } from "./jobs/mailer.ts";
import { joinServers } from "./jobs/neighbours.ts";
import { keepTimeAndPurge } from "./jobs/purge.ts";
import { openWatchedFolder } from "./jobs/watched-folder/open-watched-folder.ts";
import { placeOf, prepareData } from "./prepare-data.ts";
import { createSiteSearch } from "./search/site-search.ts";
import { openSecrets } from "./secrets.ts";
import type { Services } from "./services.ts";
import { createSuggest } from "./suggest/suggest.ts";
import { createFigures } from "./telemetry/figures.ts";
import { createLog } from "./telemetry/log.ts";
import { createMetrics } from "./telemetry/metrics.ts";
import { createSecurityEvents } from "./telemetry/security-events.ts";
import { createSharedCalls } from "./workers/shared-calls.ts";
import type { Siblings } from "./workers/siblings.ts";

const pageCacheBytes = 40 * 1024 * 1024;
/** In development a component may change under what it drew. */
const fragmentBytes = ({ production }: Config) => (production ? 24 * 1024 * 1024 : 0);
const apiCacheBytes = 16 * 1024 * 1024;

function analyticsOf({ analytics: { ga4, plausible } }: Config): Analytics | undefined {
  if (ga4) return { kind: "ga4", id: ga4 };
  return plausible ? { kind: "plausible", id: plausible } : undefined;
}

function widgetOf({ captcha: { provider, siteKey } }: Config): Captcha | undefined {
  return provider === "altcha" ? undefined : { provider, siteKey };
}

export async function openServices(
  config: Config,
  built: Assets,
  files: Map<string, Answer>,
  siblings: Siblings,
): Promise<Services> {
  const { say } = siblings;
  const place = placeOf(config);
  const art = createChainArt(files, built);
  const { assets } = art;
  await loadChain(config, say, art.draw);
  await prepareData(place, config, say);
  const db = await openDatabase({ ...place, answerWithinMs });
  const keepFacts = async ({ timeZone, languages, switches }: ChainFacts) => {
    await keepChainTimeZone(db, timeZone);
    await keepLanguages(db, languages);
    await keepServicesOff(db, servicesOff(switches));
  };
  await keepFacts(chainFacts());
  const leaveServers = await joinServers(db, say);
  const log = createLog(config.logLevel, siblings.number);
  const security = createSecurityEvents(log);
  const cache = new PageCache(pageCacheBytes, createRecompressor());
  const apiCache = new PageCache(apiCacheBytes);
  const siteSearch = createSiteSearch(log, {
    // Pages and answers of hits that were made meanwhile are of the index before.
    onBuilt() {
      cache.clear();
      apiCache.forget(isOfIndex);
    },
  });
  let follows: Follows | undefined;
  /** What was made of the old facts; those who made it come to be below. */
  let forgetPages = () => {};
  const { note, wasOn } = rememberSwitches(db);
  const noteSwitches = () => void note().catch((err) => log.warn({ err }, "the switches were not noted"));
  const stock = await openStock(db, {
    log,
    thread: join(config.root, config.production ? "dist/server/yards-thread.js" : "stock/load/yards-thread.ts"),
    onChange: (next, before) => {
      if (!isDeepStrictEqual(next.chain.ruleAnswers, before.chain.ruleAnswers)) {
        keepRuleAnswers(next.chain.ruleAnswers);
        noteSwitches();
        forgetPages();
      }
      siteSearch.follow(next);
      follows?.look();
    },
  });
  keepRuleAnswers(stock.current.chain.ruleAnswers);
  await note();
  const addresses = createAddresses(config.hosts, () => chainFacts().languages);
  const vapid = await openVapidKeys(db);
  const installation = await getInstallation(db);
  // Browsers let themselves be told by sites with TLS alone, through the worker.
  const canPush = config.yardMode && config.production && config.hosts.es.startsWith("https:");
  const settings = {
    get brand() {
      return chainFacts().name;
    },
    get languages() {
      return chainFacts().languages;
    },
    get switches() {
      return chainFacts().switches;
    },
    mail: config.smtpUrl !== undefined,
    keepDays: config.keepSubmissionsDays,
    get alerts() {
      const { alerts } = chainFacts().switches;
      return { mail: alerts && config.smtpUrl !== undefined, push: alerts && canPush ? vapid.publicKey : undefined };
    },
    get barColour() {
      return findTheme()?.barColour ?? "#15171a";
    },
    get careersUrl() {
      return chainFacts().careersUrl;
    },
    get twitter() {
      return chainFacts().social.twitter !== undefined;
    },
    get facebook() {
      return chainFacts().social.facebook !== undefined;
    },
    development: !config.production,
    yardMode: config.yardMode && config.production,
    analytics: config.production ? analyticsOf(config) : undefined,
    captcha: widgetOf(config),
  };
  const secrets = await openSecrets(db, config.signingKey?.reveal());
  const admin = openAdminKey(config);
  say(admin.told);
  const captcha = { ...config.captcha, secret: config.captcha.secret?.reveal() };
  const site: Site = {
    addresses,
    settings,
    assets,
    search: siteSearch.search,
    apiDocs: describeApi(() => apiServicesOf(services)),
    fragments: fragmentStore(fragmentBytes(config)),
  };
  forgetPages = () => {
    cache.clear();
    apiCache.clear();
    site.fragments.clear();
    siteSearch.rebuild();
  };
  const watch = watchDatabase(db, stock, log);
  const figures = createFigures({
    db,
    zone: () => stock.current.chain.timeZone,
    trustProxy: config.trustProxy,
    log,
  });
  const chain = followChain(
    config,
    async (next) => {
      const show = await art.draw(next);
      await keepFacts(next.facts);
      return () => {
        show();
        noteSwitches();
        forgetPages();
      };
    },
    say,
  );
  const mailer = startMailer(db, {
    smtpUrl: config.smtpUrl?.reveal(),
    smtpTls: config.smtpTls,
    get from() {
      return mailSender();
    },
    get desks() {
      return mailDesks();
    },
    followerHeaders: ({ edition, token }) => unsubscribeHeaders(followsUrl(addresses, edition, token)),
    log,
  });
  const pusher = startPusher(db, {
    keys: vapid,
    subject: () => config.hosts.es,
    log,
  });
  follows = startFollows(db, {
    isOn: () => settings.alerts.mail || settings.alerts.push !== undefined,
    stock: () => stock.current,
    desk: () => ({ brand: settings.brand, addresses }),
    onMail() {
      mailer.wake();
      pusher.wake();
    },
    log,
  });
  const services: Services = {
    chain,
    wasOn,
    config,
    db,
    stock,
    site,
    installation,
    match: createMatcher(addresses),
    cache,
    apiCache,
    adminKey: admin.key,
    csrf: createCsrf(secrets),
    human: createHumanCheck(captcha, secrets, db),
    search: siteSearch.search,
    startSearch: () => void siteSearch.start(site, stock.current),
    suggest: createSuggest(addresses, () => stock.current),
    mailer,
    pusher,
    follows,
    watch,
    figures,
    leaveServers,
    metrics: createMetrics({
      worker: siblings.number,
      db,
      stock,
      watch,
      figures,
      security,
      caches: { pages: cache, api: apiCache },
    }),
    siblings,
    sharedCalls: siblings.number === undefined ? undefined : createSharedCalls(siblings),
    watchedFolder: openWatchedFolder({ config, db, log, say }),
    time: keepTimeAndPurge(db, config.keepSubmissionsDays, log),
    secrets,
    security,
    log,
    always: securityHeaders(config),
    inert: inertHeaders(config),
    postings: 0,
    stopping: false,
    leaving: false,
  };
  siblings.onShared("paths", () => {
    services.postings += 1;
  });
  siblings.onQuestion("metrics", () => services.metrics.json());
  siblings.onQuestion("readiness", () => readinessOf(services));
  return services;
}

export async function closeServices(services: Services): Promise<void> {
  await services.chain.stop();
  await services.watchedFolder?.stop();
  await services.time.stop();
  services.secrets.stop();
  await services.leaveServers();
  services.security.stop();
  services.watch.stop();
  await services.follows.stop();
  await services.pusher.stop();
  await services.mailer.stop();
  await services.figures.stop();
  await services.stock.stop();
  await services.db.close();
  services.log.flush();
}
