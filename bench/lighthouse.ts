import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { findBrowser } from "../scripts/browser.ts";
import { freePort } from "../tests/support/free-port.ts";
import { sweepPages } from "../tests/support/swept-pages.ts";
import type { Figure } from "./figures.ts";

export type Seen = {
  url: string;
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  paintMs: number;
  shift: number;
};

/** Lighthouse as a phone sees the pages, one after another in one browser. */
export async function seeOnPhone(urls: readonly string[], say: (seen: Seen) => void = () => {}): Promise<Seen[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu"],
  });
  const all: Seen[] = [];
  try {
    for (const url of urls) {
      // As every visitor but the first few of a minute gets it.
      for (let times = 0; times < 4; times++) await (await fetch(url, { headers: { "accept-encoding": "br" } })).text();
      await setTimeout(500);
      const flags = { port, logLevel: "silent", output: "json", disableFullPageScreenshot: true } as const;
      const result = await lighthouse(url, flags);
      if (!result) throw new Error(`Lighthouse saw nothing at ${url}`);
      const { categories, audits } = result.lhr;
      const seen = {
        url,
        scores: Object.fromEntries(
          Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
        ),
        paintMs: audits["largest-contentful-paint"]?.numericValue ?? Number.POSITIVE_INFINITY,
        shift: audits["cumulative-layout-shift"]?.numericValue ?? 1,
      };
      all.push(seen);
      say(seen);
    }
  } finally {
    await browser.close();
  }
  return all;
}

/** One page of each kind: lists, single things, forms, an island, words. A page takes some seven seconds. */
const families: PageId[] = [
  "home",
  "inventory",
  "inventoryResults",
  "vehicle",
  "partPricing",
  "carForSale",
  "locationResults",
  "store",
  "sellMyCar",
  "toolkitRewards",
  "event",
  "policies",
];

const bars = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const mostPaintMs = 1200;
const mostShift = 0.01;

/** Every page family in both editions, on a phone. */
export async function phoneFigures(site: string): Promise<Figure[]> {
  const pages = await sweepPages({ es: site, en: site });
  const urls = families.flatMap((id) =>
    editionIds.map((edition) => {
      const page = pages.find((one) => one.id === id && one.edition === edition);
      if (!page) throw new Error(`no page ${id} in ${edition}`);
      return page.url;
    }),
  );
  const all = await seeOnPhone(urls);
  const path = ({ url }: Seen) => url.slice(site.length);
  const lowest = (name: keyof typeof bars): Figure => {
    const worst = all.toSorted((a, b) => (a.scores[name] ?? 0) - (b.scores[name] ?? 0))[0] as Seen;
    const below = all.filter(({ scores }) => (scores[name] ?? 0) < bars[name]);
    return {
      what: `Lighthouse on a phone, ${name}, lowest of ${all.length} pages`,
      bar: bars[name] === 100 ? "100" : `≥ ${bars[name]}`,
      measured: `${worst.scores[name]}${below.length > 0 ? ` (${below.map(path).join(", ")})` : ""}`,
      holds: below.length === 0,
    };
  };
  const slow = all.toSorted((a, b) => b.paintMs - a.paintMs);
  const [slowest] = slow as [Seen];
  const moving = all.toSorted((a, b) => b.shift - a.shift)[0] as Seen;
  return [
    ...(Object.keys(bars) as (keyof typeof bars)[]).map(lowest),
    {
      what: "largest paint on a phone, slowest of them",
      bar: "≤ 1.2 s",
      measured: `${(slowest.paintMs / 1000).toFixed(2)} s (${path(slowest)}), half of them within ${((slow[slow.length >> 1]?.paintMs ?? 0) / 1000).toFixed(2)} s`,
      holds: slowest.paintMs <= mostPaintMs,
    },
    {
      what: "layout shift, largest of them",
      bar: "≤ 0.01",
      measured: `${moving.shift.toFixed(4)} (${path(moving)})`,
      holds: moving.shift <= mostShift,
    },
  ];
}
