import type { Csrf } from "#api/csrf.ts";
import type { SharedCalls } from "#api/fair-use.ts";
import type { HumanCheck } from "#api/human-check.ts";
import type { Config } from "#config";
import type { Switch } from "#core/switches.ts";
import type { Database } from "#data/database.ts";
import type { Match } from "#render/match.ts";
import type { PageCache } from "#render/page-cache.ts";
import type { Site } from "#render/render.tsx";
import type { StockHolder } from "#stock/holder.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Suggest } from "#stock/suggestions.ts";
import type { ChainHolder } from "./chain/open-chain.ts";
import type { Follows } from "./follows/start-follows.ts";
import type { Pusher } from "./follows/start-pusher.ts";
import type { DatabaseWatch } from "./jobs/database-watch.ts";
import type { Mailer } from "./jobs/mailer.ts";
import type { Timekeeper } from "./jobs/purge.ts";
import type { SecretsHolder } from "./secrets.ts";
import type { Figures } from "./telemetry/figures.ts";
import type { Log } from "./telemetry/log.ts";
import type { Metrics } from "./telemetry/metrics.ts";
import type { SecurityEvents } from "./telemetry/security-events.ts";
import type { Siblings } from "./workers/siblings.ts";

/** Everything a request may need; made once at the start. */
export type Services = {
  config: Config;
  chain: ChainHolder;
  /** Whether a switch that the folder has off was on before on this database. */
  wasOn(name: Switch): boolean;
  db: Database;
  stock: StockHolder;
  site: Site;
  /** See getInstallation. */
  installation: string;
  match: Match;
  cache: PageCache;
  /** Answers of the API, apart from the pages so that neither pushes the other out. */
  apiCache: PageCache;
  csrf: Csrf;
  /** Opens what is not for visitors. */
  adminKey: string;
  human: HumanCheck;
  search: SiteSearch;
  /** Indexes the site for its search, which takes seconds in a chain of thousands of stores: once visitors can be answered. */
  startSearch(): void;
  suggest: Suggest;
  mailer: Mailer;
  follows: Follows;
  pusher: Pusher;
  watch: DatabaseWatch;
  figures: Figures;
  metrics: Metrics;
  time: Timekeeper;
  watchedFolder: { stop(): Promise<void> } | undefined;
  secrets: SecretsHolder;
  leaveServers(): Promise<void>;
  security: SecurityEvents;
  log: Log;
  /** Headers of every answer. */
  always: Record<string, string>;
  /** Headers of those in which nothing can run. */
  inert: Record<string, string>;
  /** The other processes behind this port. */
  siblings: Siblings;
  /** Counts calls together with them; a process that serves alone needs none. */
  sharedCalls?: ((name: string) => SharedCalls) | undefined;
  /** How often this process, or one beside it, was posted a list of paths for the sitemap. */
  postings: number;
  /** The whole server stops. */
  stopping: boolean;
  /** This process takes no more: every connection ends with its next answer. */
  leaving: boolean;
};
