import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Book, Stop } from "#app/list/book.ts";
import { listedCar } from "#app/list/freshen.ts";
import { carsOf, type YardFile } from "#core/yard-file.ts";
import { yardFilePath } from "#site/yard-files.ts";
import { findBrowser } from "../scripts/browser.ts";
import { bookOf, listedPart } from "../tests/support/listed.ts";
import { findYard, makeYards } from "./chains.ts";
import type { Figure } from "./figures.ts";
import { mainThreadOf } from "./main-thread.ts";
import { startSite, stop } from "./servers.ts";

const [cars, parts] = [30, 60];
/** Each time a tab of its own; the middle one counts. */
const times = 5;
/**
 * The processor's time is measured at full speed and multiplied: a browser that slows itself down does so by the clock,
 * and on a busy machine would count what others do.
 */
const slowdown = 4;

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] as number;

/** Cars of one yard in as many rows as there are, with two parts of each. */
async function makeBook(url: string, id: number): Promise<Book> {
  const file = (await (await fetch(url + yardFilePath(id))).json()) as YardFile;
  const all = carsOf(file);
  const rows = new Map(all.map((car) => [car.row, car]));
  const priced = file.parts.filter(({ type, coreCents }) => type === "CAR" && coreCents > 0);
  const stops = [...new Set([...rows.values(), ...all])].slice(0, cars).map(
    (car, at): Stop => ({
      store: id,
      yard: file.store.name,
      car: listedCar(car),
      note: "",
      wants: Array.from({ length: parts / cars }, (_, more) => {
        const part = priced[(at * 2 + more) % priced.length];
        return listedPart(part?.id ?? 0, { name: part?.name ?? { es: "", en: "" } });
      }),
    }),
  );
  return bookOf(...stops);
}

async function openPhone(browser: Browser, book: Book): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow" });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("yonke.list")) localStorage.setItem("yonke.list", text);
    localStorage.setItem("yonke.list-count", "60");
  }, JSON.stringify(book));
  return context;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** In which a page does all that it has to do, on a machine that does other things too. */
const patienceMs = 3_000;

/** Until the list shows its first cars, and until nothing more is done. */
async function openList(browser: Browser, page: Page, url: string) {
  const seen = await mainThreadOf(
    browser,
    async () => {
      await page.goto(`${url}/mi-lista`, { waitUntil: "commit" });
      await pause(patienceMs);
    },
    "list-open",
  );
  const drawn = await page.locator(".stop").count();
  if (drawn !== cars) throw new Error(`${drawn} stops of ${cars}`);
  return seen;
}

/** A press on a car's button, from the pointer to the paint. */
async function addCar(browser: Browser, page: Page) {
  const add = await page.locator(".add[aria-pressed=false]").first().elementHandle();
  await add?.evaluate((button) => button.scrollIntoView({ block: "center" }));
  const box = await add?.boundingBox();
  if (!add || !box) throw new Error("no button");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: "left", clickCount: 1 } as const;
  const seen = await mainThreadOf(browser, async () => {
    await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
    await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
    await pause(500);
  });
  if ((await add.getAttribute("aria-pressed")) !== "true") throw new Error("it was not added");
  // Off again: the next one adds to the same list.
  await add.click();
  return seen;
}

/** The list of a whole day, and one car more. */
async function measureList(browser: Browser, context: BrowserContext, url: string, id: number): Promise<Figure[]> {
  const results = `${url}/revise-inventario/busque?store=${id}`;
  // As whoever has made such a list has been here before.
  const before = await context.newPage();
  for (const address of [`${url}/mi-lista`, results]) {
    await before.goto(address);
    await before.evaluate(() => navigator.serviceWorker.ready);
    await pause(patienceMs);
  }
  await before.close();
  const all: { opened: number; whole: number; longest: number; added: number; painted: number }[] = [];
  for (let time = 0; time < times; time++) {
    const page = await context.newPage();
    const list = await openList(browser, page, url);
    await page.goto(results);
    await pause(patienceMs);
    const add = await addCar(browser, page);
    await page.close();
    const { until: opened, script: whole, longest } = list;
    all.push({ opened, whole, longest, added: add.script, painted: add.layout });
  }
  const slowed = (of: (one: (typeof all)[number]) => number) => slowdown * middle(all.map(of));
  const [opening, adding] = [slowed(({ opened }) => opened), slowed(({ added }) => added)];
  return [
    {
      what: `a list of ${cars} cars and ${parts} parts opens, on a processor ${slowdown} × slower`,
      bar: "≤ 100 ms of script",
      measured: `${opening.toFixed(0)} ms; ${slowed(({ whole }) => whole).toFixed(0)} ms with all that follows, whose longest task with layout and paint is ${slowed(({ longest }) => longest).toFixed(0)} ms`,
      holds: opening <= 100,
    },
    {
      what: `one car more on it, one press, on a processor ${slowdown} × slower`,
      bar: "≤ 50 ms of script",
      measured: `${adding.toFixed(0)} ms, and ${slowed(({ painted }) => painted).toFixed(0)} ms of layout and paint`,
      holds: adding <= 50,
    },
  ];
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** A saved yard with no server at all, from the address to its cars. */
async function measureOffline(context: BrowserContext, url: string, id: number, size: number): Promise<Figure> {
  const page = await context.newPage();
  await page.goto(`${url}/store-map/${id}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator("a[href*=guardado]").first().click();
  await page.waitForFunction(() => localStorage.getItem("yonke.yards"));
  await page.goto(`${url}/yonke-guardado`);
  await page.locator(".yard-page__list li").first().waitFor();
  await page.close();
  await context.setOffline(true);
  const all: number[] = [];
  for (let time = 0; time < times; time++) {
    const slow = await slowPage(context);
    await slow.addInitScript(() => {
      new MutationObserver((_, seen) => {
        if (!document.querySelector(".yard-page__list li")) return;
        seen.disconnect();
        requestAnimationFrame(() => performance.mark("drawn"));
      }).observe(document, { childList: true, subtree: true });
    });
    await slow.goto(`${url}/yonke-guardado`);
    await slow.waitForFunction(() => performance.getEntriesByName("drawn").length > 0);
    all.push(await slow.evaluate(() => performance.getEntriesByName("drawn")[0]?.startTime ?? 0));
    await slow.close();
  }
  await context.setOffline(false);
  const ms = middle(all);
  return {
    what: `a saved yard of ${size} cars opens without signal, processor slowed ${slowdown} ×`,
    bar: "≤ 1 s",
    measured: `${(ms / 1000).toFixed(2)} s`,
    holds: ms <= 1000,
  };
}

/** A visit on a phone: the list, one tap more, and the yard without signal. */
export async function visitFigures(): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: await makeYards() });
  const { id, cars: size } = await findYard(site.url);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const context = await openPhone(browser, await makeBook(site.url, id));
    return [...(await measureList(browser, context, site.url, id)), await measureOffline(context, site.url, id, size)];
  } finally {
    await browser.close();
    await stop(site);
  }
}
