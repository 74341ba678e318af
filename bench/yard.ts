import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { findYard, makeYards } from "./chains.ts";
import { type Figure, table } from "./figures.ts";
import { startSite, stopAll } from "./servers.ts";

const scriptMs = async (session: CDPSession) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
};

/** Frames a second while a finger moves the yard. */
async function framesWhilePanning(page: Page): Promise<number> {
  const box = await page.locator(".living__box").boundingBox();
  if (!box) throw new Error("no yard");
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const count = (now: number) => {
      frames.push(now);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(box.x + 300, box.y + 400);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) await page.mouse.move(box.x + 300 - step * 4, box.y + 400 - step * 3);
  await page.mouse.up();
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return ((frames.length - 1) * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0));
}

const site = await startSite({ DATA_DIR: await makeYards() });
const { address, cars } = await findYard(site.url);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  // The processor's time, not the clock's: other work on the machine is not the yard's.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address);
  await page.locator(".living__zoom").waitFor();
  const awake = await scriptMs(session);
  await page.locator("svg.ym:visible a.ym-row").first().focus();
  const before = await scriptMs(session);
  for (let times = 0; times < 5; times++) await page.keyboard.press("ArrowRight");
  const redraw = ((await scriptMs(session)) - before) / 5;
  for (let times = 0; times < 2; times++) await page.locator(".living__zoom button").last().click();
  const frames = await framesWhilePanning(page);
  const figures: Figure[] = [
    {
      what: `a yard of ${cars} cars drawn anew, processor slowed 4 ×`,
      bar: "≤ 50 ms of script",
      measured: `${redraw.toFixed(1)} ms`,
      holds: redraw <= 50,
    },
    { what: "all script of its page until it lives", bar: "–", measured: `${awake.toFixed(0)} ms`, holds: undefined },
    { what: "moving it, zoomed in", bar: "60 frames", measured: `${frames.toFixed(0)} a second`, holds: frames > 55 },
  ];
  console.log(table(figures));
} finally {
  await browser.close();
  stopAll();
}
