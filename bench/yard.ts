import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { findYard, makeYards } from "./chains.ts";
import { type Figure, percent, table } from "./figures.ts";
import { startSite, stopAll } from "./servers.ts";

const scriptMs = async (session: CDPSession) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
};

/** Frames a second while a finger moves through the middle of the window, there or back. */
async function framesWhilePanning(page: Page, back: boolean): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const count = (now: number) => {
      frames.push(now);
      if ((window as unknown as { frames: number[] }).frames === frames) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const move = (step: number) => {
    const by = (back ? -1 : 1) * (30 - step);
    return page.mouse.move(viewport.width / 2 + by * 4, viewport.height / 2 + by * 3);
  };
  await move(0);
  await page.mouse.down();
  for (let step = 1; step <= 60; step++) await move(step);
  await page.mouse.up();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return ((frames.length - 1) * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0));
}

const viewport = { width: 390, height: 844 };
const passes = 7;

/** Moves the yard and, by turns, an empty page: what the browser itself gives on this machine. Medians. */
async function comparePanning(browser: Browser, yard: Page): Promise<{ frames: number; most: number }> {
  await yard.locator(".living__box").evaluate((box) => box.scrollIntoView());
  const { page: bare } = await openSlowed(browser);
  const seen = { yard: [] as number[], bare: [] as number[] };
  for (let pass = 0; pass < passes; pass++) {
    await bare.bringToFront();
    seen.bare.push(await framesWhilePanning(bare, pass % 2 === 1));
    await yard.bringToFront();
    seen.yard.push(await framesWhilePanning(yard, pass % 2 === 1));
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(passes / 2)] ?? 0;
  return { frames: median(seen.yard), most: median(seen.bare) };
}

/** A phone: its processor is slowed, and its time counted, not the clock's: other work on the machine is not the page's. */
async function openSlowed(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { page, session };
}

const site = await startSite({ DATA_DIR: await makeYards() });
const { address, cars } = await findYard(site.url);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const { page, session } = await openSlowed(browser);
  await page.goto(address);
  await page.locator(".living__zoom").waitFor();
  const awake = await scriptMs(session);
  await page.locator("svg.yard-drawing:visible a.yard-row").first().focus();
  const before = await scriptMs(session);
  for (let times = 0; times < 5; times++) await page.keyboard.press("ArrowRight");
  const redraw = ((await scriptMs(session)) - before) / 5;
  for (let times = 0; times < 2; times++) await page.locator(".living__zoom button").last().click();
  const { frames, most } = await comparePanning(browser, page);
  const figures: Figure[] = [
    {
      what: `a yard of ${cars} cars drawn anew, processor slowed 4 ×`,
      bar: "≤ 50 ms of script",
      measured: `${redraw.toFixed(1)} ms`,
      holds: redraw <= 50,
    },
    { what: "all script of its page until it lives", bar: "–", measured: `${awake.toFixed(0)} ms`, holds: undefined },
    {
      what: "moving it, zoomed in",
      bar: "60 frames",
      measured: `${frames.toFixed(0)} a second (an empty page ${most.toFixed(0)}: ${percent(frames / most)})`,
      holds: frames > 55,
    },
  ];
  console.log(table(figures));
} finally {
  await browser.close();
  stopAll();
}
