import type { BrowserContext, Page } from "@playwright/test";
import { workerPath } from "#site/yard-files.ts";

/** What a browser's worker shows, and what it opens when that is pressed. */
export type Shown = { title: string; body: string; lang: string; url: string };

type Surroundings = {
  told: unknown[];
  clients: { openWindow(url: string): Promise<null> };
  registration: ServiceWorkerRegistration;
};

/** A browser whose worker can be told something, as a push service does. */
export async function openPushed(context: BrowserContext, page: Page) {
  const { origin } = new URL(page.url());
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers().find((one) => one.url() === origin + workerPath);
  if (!worker) throw new Error("no worker");
  // A browser without a window has no place for notes, and only a finger opens a page: both are asked for, and heard here.
  await worker.evaluate(() => {
    const around = globalThis as unknown as Surroundings;
    around.told = [];
    around.registration.showNotification = async (title, { body, lang, data } = {}) =>
      void around.told.push({ title, body, lang, url: data });
    around.clients.openWindow = async (url) => {
      around.told.push(url);
      return null;
    };
  });
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  return {
    /** Shown, closed and opened, in the order in which it happened. */
    told: () => worker.evaluate(() => (globalThis as unknown as Surroundings).told),
    /** The browser wakes the worker and gives it what it has opened. */
    deliver: (data: string) => devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data }),
    press: (url: string) =>
      worker.evaluate((data) => {
        const { told } = globalThis as unknown as Surroundings;
        const notification = { data, close: () => told.push("closed") };
        globalThis.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil() {} }));
      }, url),
  };
}
