import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { test as base, expect } from "./journey.ts";
import { openPoorLine } from "./poor-line.ts";
import { runServer } from "./run-server.ts";
import { createDataFolder } from "./test-data.ts";

export type OfficeLine = Awaited<ReturnType<typeof openOfficeLine>>;

/** An office of its own behind a line that can be cut; the server can be ended and started again under it. */
async function openOfficeLine(name: string, env: Record<string, string> = {}) {
  const data = await createDataFolder();
  const [port, officePort] = await Promise.all([freePort(), freePort()]);
  const line = await openPoorLine(`http://localhost:${officePort}`);
  const settings = {
    ...{ PORT: String(port), OFFICE: "1", OFFICE_PORT: String(officePort), DATA_DIR: data.path },
    ...{ OFFICE_URL: line.origin, ...env },
  };
  /** The site answers before the office is open. */
  const start = async () => {
    const started = await runServer(name, settings);
    const isOpen = () =>
      fetch(`http://localhost:${officePort}/entrar`, { redirect: "manual" }).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen, { timeout: 60_000 }).toBe(true);
    return started;
  };
  let server = await start();
  return Object.assign(line, {
    data: data.path,
    serverPid: () => server.pid,
    async restart() {
      await server.stop();
      server = await start();
    },
    /** Lets the owner in by the link that the command prints. */
    async link(): Promise<string> {
      const { startLink } = await import("#server/office/start-link.ts");
      const { openDatabase } = await import("#data/open.ts");
      const db = await openDatabase({ dataDir: data.path });
      try {
        return await startLink(db, line.origin, ["es", "en"]);
      } finally {
        await db.close();
      }
    },
    said: () => readFileSync(server.logFile, "utf8"),
    async end() {
      await line.close();
      await server.stop();
      data.remove();
    },
  });
}

/** Journeys of the office over a line that can be cut, with the worker. */
export const test = base.extend<{ line: OfficeLine }>({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  noise: async ({}, use) => use([/Failed to load resource/, /net::/, /ServiceWorker/]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  line: async ({}, use) => {
    const line = await openOfficeLine("office-line");
    await use(line);
    await line.end();
  },
});

export async function enter(page: Page, link: string) {
  await page.goto(link);
  await page.locator("main form button").first().click();
  await expect(page).not.toHaveURL(/enlace|link/);
}

/** The worker is there and has kept these pages. */
export async function untilKept(page: Page, ...paths: string[]) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open("yonke-pages-1")).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(kept).toEqual(expect.arrayContaining(paths));
}

export const strip = (page: Page) => page.locator("main [data-signal]");
