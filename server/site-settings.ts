import type { Analytics, Captcha } from "#app/page.tsx";
import type { Config } from "#config";
import { chainFacts, findTheme } from "#content/chain-facts.ts";
import type { Site } from "#render/render.tsx";
import type { Data } from "./open-data.ts";

function analyticsOf({ analytics: { ga4, plausible } }: Config): Analytics | undefined {
  if (ga4) return { kind: "ga4", id: ga4 };
  return plausible ? { kind: "plausible", id: plausible } : undefined;
}

function widgetOf({ captcha: { provider, siteKey } }: Config): Captcha | undefined {
  return provider === "altcha" ? undefined : { provider, siteKey };
}

/** What pages know of the server and its chain; what the folder of the chain says is read anew each time, for it may change. */
export function siteSettings({ config, vapid }: Data): Site["settings"] {
  const sendsMail = config.smtpUrl !== undefined;
  // Browsers let themselves be told by sites with TLS alone, through the worker.
  const canPush = config.yardMode && config.production && config.hosts.es.startsWith("https:");
  return {
    get brand() {
      return chainFacts().name;
    },
    get languages() {
      return chainFacts().languages;
    },
    get switches() {
      return chainFacts().switches;
    },
    mail: sendsMail,
    keepDays: config.keepSubmissionsDays,
    get alerts() {
      const { alerts } = chainFacts().switches;
      return { mail: alerts && sendsMail, push: alerts && canPush ? vapid.publicKey : undefined };
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
}
