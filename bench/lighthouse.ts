import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../scripts/browser.ts";
import { freePort } from "./servers.ts";

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
      const result = await lighthouse(url, { port, logLevel: "silent", output: "json" });
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
