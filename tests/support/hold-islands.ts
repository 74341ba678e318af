import type { Page } from "@playwright/test";

/** The code of islands, or of the files that are named, stays on the way until it is let through. */
export async function holdIslands(page: Page, files = /\.island-[^/]+\.js$/): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
