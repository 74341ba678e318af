import type { ApiAsk } from "#api/call.ts";
import { createCsrf } from "#api/csrf.ts";
import { createApi } from "#api/dispatch.ts";
import { createHumanCheck } from "#api/human-check.ts";
import type { RefusalKind } from "#api/refusals.ts";
import type { ApiServices } from "#api/services.ts";
import type { Database } from "#data/database.ts";
import { createAddresses } from "#site/address.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import type { Suggest } from "#stock/suggestions.ts";
import { oneSecret } from "./one-secret.ts";

type Given = {
  stock: Stock;
  db?: Database;
  search?: SiteSearch;
  suggest?: Suggest;
  hosts?: { es: string; en: string };
};
type Sent = { method?: string; origin?: string; headers?: Record<string, string>; body?: string; address?: string };
export type Answer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  json: unknown;
  cache: string;
  changes?: Date | undefined;
};

const origin = "https://yonke.test";

/** The calls below /api on a stock, without a server around them. */
export function openApi({ stock, db, search, suggest, hosts = { es: origin, en: origin } }: Given) {
  const csrf = createCsrf(oneSecret("s"));
  const refused: RefusalKind[] = [];
  let pathsKept = 0;
  const services: ApiServices = {
    db: db as Database,
    stock: { current: stock },
    addresses: createAddresses(hosts),
    search: search ?? (() => ({ total: 0, hits: [] })),
    suggest: suggest ?? (() => ({ understood: [], asksPlace: false, suggestions: [] })),
    csrf,
    human: createHumanCheck({ provider: "altcha", siteKey: "", secret: undefined }, oneSecret("s"), db as Database),
    adminKey: "the-key-of-the-administration",
    isPage: (path) => path.startsWith("/"),
    onMail() {},
    onRefusal: ({ kind }) => void refused.push(kind),
    onPaths: () => void pathsKept++,
    log: { error: () => {}, warn() {} },
  };
  const answer = createApi(services);

  async function call(address: string, sent: Sent = {}): Promise<Answer & { limits: ApiAsk["limits"] }> {
    const { method = "GET", headers = {}, body = "", address: from = "203.0.113.5" } = sent;
    const [path = "", search = ""] = address.split(/(?=\?)/);
    async function* bytes() {
      yield Buffer.from(body);
    }
    const ask: ApiAsk = {
      method,
      path,
      search,
      origin: sent.origin ?? hosts.es,
      requestId: "r-1",
      visitor: { address: from, loopback: false },
      header: (name) => headers[name],
      body: bytes(),
    };
    const made = await answer(ask);
    const pieces: Uint8Array[] = [];
    if (made.body instanceof Uint8Array) pieces.push(made.body);
    else for await (const piece of made.body) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    const isJson = made.headers["content-type"]?.startsWith("application/json");
    return { ...made, text, json: isJson ? JSON.parse(text) : undefined, limits: ask.limits };
  }
  /** The headers by which one of the site's own pages shows itself. */
  const ownPage = () => {
    const token = csrf.issue();
    return { cookie: `__Host-XSRF-TOKEN=${token}; XSRF-TOKEN=${token}`, "x-xsrf-token": token, origin };
  };
  return { call, services, ownPage, refused, pathsKept: () => pathsKept };
}
