import { copy as shared } from "#app/events/copy.ts";
import { copy as eventWords } from "#app/events/event-page/copy.ts";
import { copy } from "#app/events/list-page/copy.ts";
import { placeCopy } from "#app/stores/place-copy.ts";
import { pageRow } from "#site/pages.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectArrival,
  expectEnhanced,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

for (const edition of editionIds) {
  const words = copy[edition];

  for (const script of [true, false]) {
    test.describe(`events in ${edition} ${script ? "with" : "without"} script`, () => {
      test.use({
        viewport: { width: 390, height: 844 },
        locale: edition === "es" ? "es-US" : "en-US",
        javaScriptEnabled: script,
      });

      test("from the list to a store, to a place, to an event", async ({ page }) => {
        await openPage(page, "events", edition);
        await expect(page.getByRole("heading", { name: words.past, exact: true })).toBeVisible();
        const all = await page.locator("article.event").count();

        const choice = page.getByLabel(words.store, { exact: true });
        await choice.selectOption({ index: 1 });
        const store = String(await choice.locator("option").nth(1).textContent()).trim();
        await page.getByRole("button", { name: words.show }).click();
        await expect(page).toHaveURL(/[?&]store=\d+/);
        await expect(page.getByRole("status").filter({ hasText: store.split(",")[0] as string })).toBeVisible();
        await expectEnhanced(page);
        expect(await page.locator("article.event").count()).toBeLessThanOrEqual(all);
        await expect(choice).toHaveValue(/\d+/);

        await page.getByRole("link", { name: words.clear }).click();
        await expectArrival(page, (url) => !url.searchParams.has("store"));
        await page.getByLabel(placeCopy[edition].label).fill("95823");
        await page.getByRole("button", { name: words.show }).click();
        await expect(page.getByRole("status").filter({ hasText: "95823" })).toBeVisible();
        await expect(page.locator("article.event").first()).toContainText("mi");
        if (script) await expectAccessible(page);

        const first = page.locator("article.event").first();
        const title = String(await first.getByRole("heading").textContent()).trim();
        await first.getByRole("link").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page).toHaveURL(new RegExp(pageRow("event").paths[edition].replace(":id", "\\d+")));
        await expectNoSidewaysScroll(page);
        if (script) await expectAccessible(page);
      });
    });
  }

  test(`a place nobody knows keeps its field, in ${edition}`, async ({ page }) => {
    await openPage(page, "events", edition, {}, { query: { zip: "zzzz" } });
    const field = page.getByLabel(placeCopy[edition].label);
    await expect(field).toHaveValue("zzzz");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  test(`an event has its data, its calendar file, and its mark once it is over, in ${edition}`, async ({
    page,
    request,
  }) => {
    const readEvents = async () =>
      (await page.locator('script[type="application/ld+json"]').allInnerTexts())
        .map((text) => JSON.parse(text))
        .filter((data) => data["@type"] === "Event");
    const readCalendar = async () => {
      const file = await page.getByRole("link", { name: eventWords[edition].calendar }).getAttribute("href");
      const answer = await request.get(`${servers().one.es}${file}`);
      expect(answer.headers()["content-type"]).toContain("text/calendar");
      return answer.text();
    };
    // A sale goes by the hours of each yard: whole days, everywhere the same.
    await openPage(page, "event", edition, { id: 1 });
    const [sale, ...others] = await readEvents();
    expect(others).toEqual([]);
    expect(sale.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await readCalendar()).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART;VALUE=DATE:\d{8}\r\n/);
    await expect(page.locator(".event-top")).toContainText(shared[edition].storeHours);

    // A workshop has hours of its own, by the clock of each yard.
    await openPage(page, "event", edition, { id: 6 });
    const workshops = await readEvents();
    expect(workshops.length).toBeGreaterThan(0);
    for (const data of workshops) expect(data.startDate).toMatch(/^\d{4}-\d\d-\d\dT10:00:00-0\d:00$/);
    expect(new Set(workshops.map((data) => data.startDate)).size).toBe(workshops.length);
    const start = workshops.length > 1 ? /DTSTART:\d{8}T100000\r\n/ : /DTSTART:\d{8}T\d{6}Z\r\n/;
    expect(await readCalendar()).toMatch(start);

    await openPage(page, "events", edition);
    const past = page.locator("article.event--over").last();
    await expect(past).toContainText(shared[edition].past);
    await past.getByRole("link").click();
    await expect(page.locator(".event-top")).toContainText(shared[edition].past);
    await expect(page.getByRole("link", { name: eventWords[edition].calendar })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test("an event that never was is not found", async ({ page, request }) => {
  expect((await openPage(page, "event", "es", { id: 99_999 })).status()).toBe(404);
  for (const name of ["event-99999.es.ics", "event-x.es.ics"])
    expect((await request.get(`${servers().one.es}/calendars/${name}`)).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
test.use({ noise: [/404/] });
