import type { Page } from "@playwright/test";
import { servers } from "./journey.ts";

/** The parts in sight, as their tick boxes stand for them: one a line, or one of the kinds in it. */
export const rows = (page: Page) => page.locator("label:not([hidden]):has(> [name=part])");
export const boxesOf = (page: Page) => page.locator("[name=part][type=checkbox]");
export const namesOf = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((one) => {
      const label = one
        .querySelector("input")
        ?.getAttribute("aria-label")
        ?.replace(/, \$.*$/, "");
      return label ?? one.querySelector(".price-line__name")?.textContent ?? "";
    }),
  );

/** Some yard that has a price list, as the API tells it. */
export async function someStore(page: Page): Promise<{ id: number; listText: string }> {
  const answer = await page.request.get(`${servers().one.es}/api/locations/partpricing`);
  const [first] = (await answer.json()) as { locationID: number; listText: string }[];
  if (!first) throw new Error("no store has prices");
  return { id: first.locationID, listText: first.listText };
}
