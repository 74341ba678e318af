import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

/** A value that must not be printed: logs and errors show only that it is set. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  reveal(): string {
    return this.#value;
  }
  toString(): string {
    return "[secret]";
  }
  toJSON(): string {
    return "[secret]";
  }
}

export class ConfigError extends Error {
  override name = "ConfigError";
}

const root = fileURLToPath(new URL(import.meta.url.includes("/dist/") ? "../../" : ".", import.meta.url));

const shippedChain = `${root}chain`;

const text = v.pipe(v.string(), v.trim());
const secret = v.pipe(
  text,
  v.transform((value) => new Secret(value)),
);
const longSecret = v.pipe(
  text,
  v.regex(/^\S{16,}$/, "must be 16 characters or more, without spaces"),
  v.transform((value) => new Secret(value)),
);
const port = v.pipe(
  text,
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65535, "must be at most 65535"),
);
const number = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const workers = v.pipe(
  text,
  v.regex(/^(auto|[1-9]\d?|1\d\d|2[0-4]\d|25[0-6])$/, "must be auto or a number from 1 to 256"),
  v.transform((value) => (value === "auto" ? value : Number(value))),
);
const origin = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    "must be an address such as https://yonke.example.com",
  ),
  v.transform((value) => new URL(value).origin),
);
/** Browsers give passkeys, and cookies that nobody reads on the way, to https alone; on the machine itself to http too. */
const isPrivate = (value: string) =>
  value.startsWith("https:") || /^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/.test(value);
const officeOrigin = v.pipe(origin, v.check(isPrivate, "must start with https:// unless it is localhost"));
const url = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    "must be an http or https address",
  ),
);
/** As the provider writes it, to the letter: its tokens name it so. */
const issuer = v.pipe(url, v.check(isPrivate, "must start with https:// unless it is localhost"));
const contact = v.pipe(text, v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must start with mailto: or https:"));
const postgresUrl = v.pipe(
  text,
  v.regex(/^postgres(ql)?:\/\/\S+$/, "must start with postgres://"),
  v.transform((value) => new Secret(value)),
);
const smtpUrl = v.pipe(
  text,
  v.regex(/^smtps?:\/\/\S+$/, "must start with smtp:// or smtps://"),
  v.transform((value) => new Secret(value)),
);
const tls = v.picklist(["require", "off"], "must be require or off");
/** Every setting there is; `.env.example` is tested against this table. */
export const settings = v.object({
  PORT: v.optional(port, "3000"),
  HOST: v.optional(text),
  DATA_DIR: v.optional(text, `${root}.data`),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_READ_URL: v.optional(postgresUrl),
  DATABASE_TLS: v.optional(tls, "require"),
  SITE_URL: v.optional(origin),
  SITE_URL_ES: v.optional(origin),
  SITE_URL_EN: v.optional(origin),
  CHAIN_DIR: v.optional(text, shippedChain),
  YARD_MODE: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  SECURITY_CONTACT: v.optional(contact),
  ANALYTICS_GA4: v.optional(v.pipe(text, v.regex(/^G-[A-Z0-9]+$/, "must be a measurement id such as G-ABC123"))),
  ANALYTICS_PLAUSIBLE: v.optional(text),
  CAPTCHA_PROVIDER: v.optional(
    v.picklist(["altcha", "turnstile", "recaptcha"], "must be altcha, turnstile or recaptcha"),
    "altcha",
  ),
  CAPTCHA_SITE_KEY: v.optional(text, ""),
  CAPTCHA_SECRET: v.optional(secret),
  CAPTCHA_VERIFY_URL: v.optional(url),
  SMTP_URL: v.optional(smtpUrl),
  SMTP_TLS: v.optional(tls, "require"),
  KEEP_SUBMISSIONS_DAYS: v.optional(number(1, 3650), "90"),
  WATCH_DIR: v.optional(text),
  WORKERS: v.optional(workers),
  DRAIN_SECONDS: v.optional(number(0, 300), "0"),
  WATCHDOG_SECONDS: v.optional(number(0, 3600), "10"),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.picklist(["0", "1", "true", "false"], "must be 1 or 0"),
      v.transform((value) => value === "1" || value === "true"),
    ),
    "0",
  ),
  LOG_LEVEL: v.optional(
    v.picklist(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug"),
    "info",
  ),
  ADMIN_TOKEN: v.optional(longSecret),
  SIGNING_KEY: v.optional(longSecret),
  OFFICE: v.optional(v.picklist(["0", "1"], "must be 1 or 0")),
  OFFICE_PORT: v.optional(port, "3001"),
  OFFICE_HOST: v.optional(text, "127.0.0.1"),
  OFFICE_URL: v.optional(officeOrigin),
  OFFICE_SSO_ISSUER: v.optional(issuer),
  OFFICE_SSO_CLIENT_ID: v.optional(text),
  OFFICE_SSO_CLIENT_SECRET: v.optional(secret),
  OFFICE_SSO_NAME: v.optional(v.pipe(text, v.maxLength(40)), ""),
  DEMO: v.optional(
    v.pipe(
      v.picklist(["0", "1"], "must be 1 or 0"),
      v.transform((value) => value === "1"),
    ),
  ),
  NODE_ENV: v.optional(
    v.picklist(["production", "development", "test"], "must be production, development or test"),
    "production",
  ),
});

type Settings = v.InferOutput<typeof settings>;

/** What the chain's folder says, and it alone: where each of the older settings stands in its chain.json. */
const saidByFolder: Readonly<Record<string, string>> = {
  BRAND_NAME: "name",
  CAREERS_URL: "careersUrl",
  TWITTER_URL: "social.twitter",
  FACEBOOK_URL: "social.facebook",
  MAIL_FROM: "mail.from",
  MAIL_TO: "mail.general",
  MAIL_TO_CAREERS: "mail.desks.careers",
  MAIL_TO_CONTACT: "mail.desks.contact",
  MAIL_TO_SELL: "mail.desks.sell-my-car",
  MAIL_TO_DONATE: "mail.desks.donate",
};

function build(raw: Settings) {
  const local = `http://localhost:${raw.PORT}`;
  const one = raw.SITE_URL ?? local;
  const hasPublicAddress = Boolean(raw.SITE_URL ?? raw.SITE_URL_ES);
  return Object.freeze({
    root,
    port: raw.PORT,
    host: raw.HOST,
    dataDir: raw.DATA_DIR,
    databaseUrl: raw.DATABASE_URL,
    databaseReadUrl: raw.DATABASE_READ_URL,
    databaseTls: raw.DATABASE_TLS,
    /** Without it, pages and sitemaps call themselves localhost. */
    hasPublicAddress,
    hosts: Object.freeze({ es: raw.SITE_URL_ES ?? one, en: raw.SITE_URL_EN ?? one }),
    chainDir: raw.CHAIN_DIR,
    yardMode: raw.YARD_MODE === "on",
    securityContact: raw.SECURITY_CONTACT,
    analytics: Object.freeze({ ga4: raw.ANALYTICS_GA4, plausible: raw.ANALYTICS_PLAUSIBLE }),
    captcha: Object.freeze({
      provider: raw.CAPTCHA_PROVIDER,
      siteKey: raw.CAPTCHA_SITE_KEY,
      secret: raw.CAPTCHA_SECRET,
      verifyUrl: raw.CAPTCHA_VERIFY_URL,
    }),
    smtpUrl: raw.SMTP_URL,
    smtpTls: raw.SMTP_TLS,
    keepSubmissionsDays: raw.KEEP_SUBMISSIONS_DAYS,
    watchDir: raw.WATCH_DIR,
    /** Processes that serve; without it as many as there are cores, or one where memory is short. */
    workers: raw.WORKERS,
    drainSeconds: raw.DRAIN_SECONDS,
    watchdogSeconds: raw.WATCHDOG_SECONDS,
    trustProxy: raw.TRUST_PROXY,
    logLevel: raw.LOG_LEVEL,
    adminToken: raw.ADMIN_TOKEN,
    signingKey: raw.SIGNING_KEY,
    office: Object.freeze({
      /** Not asked for and not refused, it opens where its port is free: of several processes one has it. */
      opens:
        raw.OFFICE === undefined ? ("if-free" as const) : raw.OFFICE === "1" ? ("always" as const) : ("never" as const),
      port: raw.OFFICE_PORT,
      host: raw.OFFICE_HOST,
      /** Browsers give passkeys to a name, never to a number. */
      url: raw.OFFICE_URL ?? `http://localhost:${raw.OFFICE_PORT}`,
      hasAddress: raw.OFFICE_URL !== undefined,
      /** The company's own sign-in, where it has one. */
      sso:
        raw.OFFICE_SSO_ISSUER && raw.OFFICE_SSO_CLIENT_ID && raw.OFFICE_SSO_CLIENT_SECRET
          ? Object.freeze({
              issuer: raw.OFFICE_SSO_ISSUER,
              clientId: raw.OFFICE_SSO_CLIENT_ID,
              clientSecret: raw.OFFICE_SSO_CLIENT_SECRET,
              name: raw.OFFICE_SSO_NAME,
            })
          : undefined,
    }),
    /** The invented chain, until somebody names a chain's folder, an address or a database. */
    demo: raw.DEMO ?? !(hasPublicAddress || raw.DATABASE_URL || resolve(raw.CHAIN_DIR) !== shippedChain),
    production: raw.NODE_ENV !== "development",
  });
}

export type Config = ReturnType<typeof build>;

/** Reads the settings; an empty value counts as absent. Everything that is wrong is said at once. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = v.safeParse(settings, given);
  const wrong = result.success ? [] : result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`);
  for (const [name, fact] of Object.entries(saidByFolder))
    if (given[name] !== undefined) wrong.push(`${name}: is no setting any more; write it into chain.json as ${fact}`);
  if (Boolean(given.SITE_URL_ES) !== Boolean(given.SITE_URL_EN))
    wrong.push("SITE_URL_ES and SITE_URL_EN: give both or neither");
  if (given.SITE_URL && given.SITE_URL_ES) wrong.push("SITE_URL: not together with SITE_URL_ES and SITE_URL_EN");
  if (
    given.CAPTCHA_PROVIDER &&
    given.CAPTCHA_PROVIDER !== "altcha" &&
    !(given.CAPTCHA_SITE_KEY && given.CAPTCHA_SECRET)
  )
    wrong.push("CAPTCHA_SITE_KEY and CAPTCHA_SECRET: needed for this CAPTCHA_PROVIDER");
  const sso = [given.OFFICE_SSO_ISSUER, given.OFFICE_SSO_CLIENT_ID, given.OFFICE_SSO_CLIENT_SECRET];
  if (sso.some(Boolean) && !sso.every(Boolean))
    wrong.push("OFFICE_SSO_ISSUER, OFFICE_SSO_CLIENT_ID and OFFICE_SSO_CLIENT_SECRET: give all or none");
  if (!result.success || wrong.length > 0) throw new ConfigError(`Wrong settings: ${wrong.join("; ")}.`);
  return build(result.output);
}
