import type { Page } from "@playwright/test";

/** Asks for the worker again, as browsers do at every page; says what became of the one that came. */
export const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    await registration.update().catch(() => undefined);
    const coming = registration.installing ?? registration.waiting;
    if (coming)
      await new Promise<void>((done) => {
        const look = () => ["activated", "redundant"].includes(coming.state) && done();
        coming.addEventListener("statechange", look);
        look();
      });
    return registration.active === before ? "same" : "new";
  });
