import type { Page } from "@playwright/test";

/** The code of islands stays on the way until it is let through. */
export async function holdIslands(page: Page): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  await page.route(/\.island-[^/]+\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
