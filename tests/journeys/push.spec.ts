import type { BrowserContext, Page } from "@playwright/test";
import { sendPush } from "#server/follows/push.ts";
import { makeVapidKeys } from "#server/follows/seal-push.ts";
import { workerPath } from "#site/yard-files.ts";
import { expect } from "../support/journey.ts";
import { startReceiver } from "../support/push-receiver.ts";
import { openKept, pathOf, test } from "../support/yard-line.ts";

/** What a receiver of ours opened of a message that the site sealed and sent. */
async function sealAndOpen(note: object): Promise<string> {
  const receiver = await startReceiver();
  const { endpoint, keys } = receiver;
  await sendPush({ endpoint, keys }, JSON.stringify(note), {
    keys: makeVapidKeys(),
    subject: "mailto:site@yonke.test",
  });
  await receiver.close();
  return JSON.stringify(receiver.received[0]?.note);
}

/** As a push service would: the browser wakes the worker and gives it what it has opened. */
async function deliver(context: BrowserContext, page: Page, data: string) {
  const { origin } = new URL(page.url());
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

type Surroundings = {
  told: unknown[];
  clients: { openWindow(url: string): Promise<null> };
  registration: ServiceWorkerRegistration;
};

test("what was sealed for a browser its worker shows in its language, and a tap opens its page", async ({
  page,
  context,
  line,
}) => {
  const note = {
    title: "Yonke: llegó 1 carro que busca",
    body: "Honda Civic 2004",
    lang: "es-US",
    url: line.origin + pathOf("inventory", "es"),
  };
  await openKept(page, line, pathOf("toolkitRewards", "es"));
  const worker = context.serviceWorkers().find((one) => one.url() === line.origin + workerPath);
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
  const told = () => worker.evaluate(() => (globalThis as unknown as Surroundings).told);
  await deliver(context, page, await sealAndOpen(note));
  await expect.poll(told).toEqual([note]);
  await worker.evaluate((data) => {
    const { told } = globalThis as unknown as Surroundings;
    const notification = { data, close: () => told.push("closed") };
    globalThis.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil() {} }));
  }, note.url);
  expect(await told()).toEqual([note, "closed", note.url]);
});
