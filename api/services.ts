import type { ErrorCode } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import type { Addresses } from "#site/address.ts";
import type { CacheClass } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import type { Suggest } from "#stock/suggestions.ts";
import type { Csrf } from "./csrf.ts";
import type { HumanCheck } from "./human-check.ts";
import type { OnRefusal } from "./refusals.ts";

/** A finished answer of an endpoint, before encoding and caching. */
export type ApiResult = {
  status: number;
  /** A large answer comes in pieces. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
  headers: Record<string, string>;
  cache: CacheClass;
  /** Does not change while the data version stands, whatever the clock says. */
  timeless: boolean;
  /** When it says something else by itself: no cache may hold it past that. */
  changes?: Date | undefined;
  /** A checksum of the body, where there is one already. */
  sum?: number | undefined;
};

/** What the API needs of its surroundings; the server's services fit it. */
export type ApiServices = {
  db: Database;
  stock: { readonly current: Stock };
  addresses: Addresses;
  search: SiteSearch;
  suggest: Suggest;
  csrf: Csrf;
  human: HumanCheck;
  adminKey: string;
  /** True when an address is served by a page of the table. */
  isPage(path: string): boolean;
  /** Called when mail waits in the outbox. */
  onMail(): void;
  /** Hears of what was turned away. */
  onRefusal: OnRefusal;
  /** Called when a form was stored, once for each, where that is counted. */
  onLead?(form: string, edition: Edition, storeId: number | undefined): void;
  /** Called when a list of paths for the sitemap was kept. */
  onPaths(): void;
  log: { error(details: object, message: string): void; warn(details: object, message: string): void };
};

export type Problem = {
  code: ErrorCode;
  message: string;
  field?: string;
  requestId: string;
  errors?: Record<string, string>;
};
