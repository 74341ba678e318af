import type { Page } from "@playwright/test";
import type { PlateId } from "#app/box/plates.tsx";

/** The one form that searches the stock. */
export const findForm = (page: Page) => page.locator("form.find");

/** Shows the fields of a plate, once it hears of a press. */
export async function openPlate(page: Page, id: PlateId): Promise<void> {
  await page.locator("[data-hydrated] form.find").waitFor();
  const plate = page.locator(`[aria-controls=find-${id}]`);
  if ((await plate.getAttribute("aria-expanded")) !== "true") await plate.click();
}
