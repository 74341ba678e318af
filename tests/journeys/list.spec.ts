import { copy as addCopy } from "#app/list/add-copy.ts";
import { copy } from "#app/list/copy.ts";
import { listedCar } from "#app/list/freshen.ts";
import { copy as pageCopy } from "#app/list/list-page/copy.ts";
import { formatDay } from "#core/time-words.ts";
import { carsOf, packCars, type YardFile } from "#core/yard-file.ts";
import { editionIds, expect, expectArrival, openPage, test } from "../support/journey.ts";
import { keepList, listOf, readYard, yard } from "../support/list-page.ts";
import { boxesOf } from "../support/price-page.ts";

const search = { query: { zip: "95823", distance: 25 } };

for (const edition of editionIds) {
  const words = copy[edition];
  const add = addCopy[edition];

  test.describe(`the list in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("one press adds a car, another takes it off; the header counts, and the other edition has the same list", async ({
      page,
    }) => {
      await openPage(page, "inventoryResults", edition, {}, search);
      const rows = page.locator(".car");
      const first = rows.nth(0).locator(".add");
      const name = (await rows.nth(0).locator("h3 a").textContent()) ?? "";
      await expect(first).toHaveAttribute("aria-pressed", "false");
      await first.click();
      await expect(first).toHaveAttribute("aria-pressed", "true");
      await expect(first).toHaveAccessibleName(`${add.added}: ${name}`);
      await expect(page.locator("#live")).toHaveText(add.put(name, 1));
      await expect(page.locator("#list-count")).toHaveText("1");
      // The whole of the row but the button leads to the car.
      await expect(page).toHaveURL(/zip=95823/);
      await rows.nth(1).locator(".add").press("Enter");
      await expect(page.locator("#list-count")).toHaveText("2");
      await first.click();
      await expect(page.locator("#live")).toHaveText(add.taken(name, 1));
      await first.click();
      await rows.nth(0).click({ position: { x: 60, y: 30 } });
      await expectArrival(page, /vehic/);
      await expect(page.locator(".car-answer .add")).toHaveAttribute("aria-pressed", "true");
      await page.locator(".top__list").click();
      await expectArrival(page, /list/);
      await expect(page.locator(".stop")).toHaveCount(2);
      await page
        .locator("[data-language]")
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expectArrival(page, edition === "es" ? /my-list/ : /mi-lista/);
      await expect(page.locator(".stop")).toHaveCount(2);
      await expect(page.getByRole("link", { name })).toBeVisible();
    });

    test("a part that is ticked in the price list is on the list with that tap, is told, and is given to a car", async ({
      page,
    }) => {
      await keepList(page.context(), await listOf(page, 1, 0));
      await openPage(page, "partPricing", edition, {}, { query: { store: yard, cat: "engine" } });
      await boxesOf(page).nth(0).check();
      await expect(page.locator("#list-count")).toHaveText("2");
      await expect(page.locator("#live")).toContainText(addCopy[edition].put("", 2));
      await boxesOf(page).nth(1).check();
      await boxesOf(page).nth(2).check();
      await expect(page.locator(".pay .add")).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator("#list-count")).toHaveText("4");
      await boxesOf(page).nth(1).uncheck();
      await expect(page.locator("#list-count")).toHaveText("3");
      // Whoever wants the sum alone takes the bill off; what is ticked then is added up only.
      await page.locator(".pay .add").click();
      await expect(page.locator("#list-count")).toHaveText("1");
      await boxesOf(page).nth(3).check();
      await expect(page.locator(".bill__count")).toHaveText(/3/);
      await expect(page.locator("#list-count")).toHaveText("1");
      await boxesOf(page).nth(3).uncheck();
      await page.locator(".pay .add").click();
      await expect(page.locator("#list-count")).toHaveText("3");
      await openPage(page, "myList", edition);
      const loose = page.locator(".stop").last();
      await expect(loose.getByRole("heading")).toHaveText(words.noCar);
      await expect(loose.locator(".want")).toHaveCount(2);
      await loose.locator(".want .options").first().click();
      await loose.getByLabel(words.move).selectOption({ index: 0 });
      await loose.getByRole("button", { name: words.moveNow }).click();
      await expect(page.locator(".stop").first().locator(".want")).toHaveCount(1);
      await expect(loose.locator(".want")).toHaveCount(1);
    });

    test("the total follows ticks, states, people and Warranty Plus, is said, and everything can be undone", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await keepList(page.context(), await listOf(page, 2, 1));
      await openPage(page, "myList", edition);
      const total = page.locator(".list-till .facts dd").last();
      const tax = page.locator(".list-till .facts dt", { hasText: words.tax("").slice(0, 6) });
      await expect(tax).toBeVisible();
      const before = await total.textContent();
      const want = page.locator(".want").first();
      await want.getByRole("checkbox").check();
      await expect(want.locator(".tag")).toHaveText(words.states.pulled);
      await expect(total).toHaveText(before ?? "");
      await want.locator(".options").click();
      await want.getByText(words.states.gone, { exact: true }).click();
      await expect(total).not.toHaveText(before ?? "");
      await expect(page.locator("#live")).toContainText((await total.textContent()) ?? "?");
      await expect(want.getByRole("checkbox")).toBeDisabled();
      const less = await total.textContent();
      await page.locator(".list-till").getByRole("button", { name: words.person.more }).click();
      await expect(total).not.toHaveText(less ?? "");
      await page.locator(".list-till .check input").check();
      await expect(page.locator(".list-till .facts dt").filter({ hasText: words.plus })).toBeVisible();
      for (let step = 0; step < 4; step++) await page.getByRole("button", { name: words.undo }).click();
      await expect(total).toHaveText(before ?? "");
      await expect(want.getByRole("checkbox")).not.toBeChecked();
      // Its menu is still open, and says the same.
      await expect(want.getByRole("radio", { name: words.states.open })).toBeChecked();
      await want.getByRole("checkbox").check();
      await expect(want.getByRole("radio", { name: words.states.pulled })).toBeChecked();
    });

    test("a part is found by any of its words and added to a car", async ({ page }) => {
      await keepList(page.context(), await listOf(page, 1, 0));
      await openPage(page, "myList", edition);
      await page.getByRole("button", { name: words.addPart }).click();
      const field = page.locator(".part-finder input");
      await expect(field).toBeFocused();
      await field.fill(edition === "es" ? "alternador" : "alternator");
      await page.locator(".part-finder li button").first().click();
      await expect(page.locator(".want")).toHaveCount(1);
      await expect(field).toBeFocused();
      await expect(page.locator(".bill__total")).toContainText("$");
    });

    test("a car that has left is told, with one like it to take instead", async ({ page }) => {
      const all = carsOf(await readYard(page));
      const model = ({ make, model: name }: (typeof all)[number]) => `${make} ${name}`;
      const twin = all.find((car) => all.some((other) => other !== car && model(other) === model(car)));
      const book = await listOf(page, 3, 1);
      const [stop] = book.jobs[0]?.stops ?? [];
      if (!twin || !stop) throw new Error("no two cars are alike");
      const gone = listedCar(twin);
      stop.car = gone;
      await keepList(page.context(), book);
      await page.route("**/yards/*.json", async (route) => {
        const file = (await (await route.fetch()).json()) as YardFile;
        const cars = carsOf(file).filter(({ id }) => id !== gone.id);
        await route.fulfill({ json: { ...file, cars: packCars(cars) } });
      });
      await openPage(page, "myList", edition);
      const left = page.locator(".stop--gone");
      await expect(left).toContainText(words.left);
      await left.getByRole("button", { name: words.likeAdd }).click();
      await expect(page.locator(".stop--gone")).toHaveCount(0);
      await expect(page.locator(".stop")).toHaveCount(3);
    });

    test.describe("without signal", () => {
      test.use({ noise: [/ERR_FAILED/] });
      test("it stands as it was seen, and says so", async ({ page }) => {
        await keepList(page.context(), await listOf(page, 2, 1));
        await page.route("**/yards/*.json", (route) => route.abort());
        await openPage(page, "myList", edition);
        await expect(page.locator(".stop")).toHaveCount(2);
        await expect(page.locator(".visit .tag--sale")).toBeVisible();
        await expect(page.locator("main [data-signal]")).toBeVisible();
        const old = page.getByText(words.priceOf(formatDay("2026-11-15", edition, "short")));
        await expect(old).toHaveCount(2);
        await page.unroute("**/yards/*.json");
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await expect(page.locator(".visit .tag--sale, main [data-signal]")).toHaveCount(0);
        await expect(old).toHaveCount(0);
      });
    });

    test("several lists: a new one, its name, and its end, which can be undone", async ({ page }) => {
      await keepList(page.context(), await listOf(page, 1, 0));
      await openPage(page, "myList", edition);
      const tabs = page.getByRole("navigation", { name: words.lists });
      await tabs.getByRole("button", { name: words.start }).click();
      await expect(page.getByRole("heading", { name: words.empty.title })).toBeVisible();
      await page.getByText(words.settings.title).click();
      await page.getByLabel(words.settings.name).fill("Troca");
      await page.getByLabel(words.settings.name).press("Tab");
      await expect(tabs.getByRole("button", { name: "Troca" })).toHaveAttribute("aria-current", "true");
      await page.getByRole("button", { name: words.settings.delete }).click();
      await expect(tabs.getByRole("button", { name: "Troca" })).toHaveCount(0);
      await page.getByRole("button", { name: words.undo }).click();
      await expect(tabs.getByRole("button", { name: "Troca" })).toBeVisible();
    });

    test("two tabs are in step", async ({ page, context }) => {
      await keepList(context, await listOf(page, 1, 0));
      await openPage(page, "myList", edition);
      await expect(page.locator(".stop")).toHaveCount(1);
      const other = await context.newPage();
      await openPage(other, "inventoryResults", edition, {}, search);
      await other.locator(".car .add[aria-pressed=false]").first().click();
      await expect(page.locator(".stop")).toHaveCount(2);
      await expect(page.locator("#list-count")).toHaveText("2");
    });

    test("without script it says that it needs it and why, and no button is anywhere", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await openPage(page, "myList", edition);
      const said = page.locator("noscript p").first();
      await expect(said).toBeVisible();
      await expect(said).toHaveText(pageCopy[edition].noScript);
      await openPage(page, "inventoryResults", edition, {}, search);
      await expect(page.locator(".add")).toHaveCount(0);
      await context.close();
    });
  });
}

test("what cannot be kept is said", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openPage(page, "inventoryResults", "es", {}, search);
  await page.locator(".car .add").first().click();
  await expect(page.locator("#live")).toHaveText(addCopy.es.refused.full);
  await expect(page.locator(".car .add").first()).toHaveAttribute("aria-pressed", "false");
});

test("a list that cannot be read breaks nothing and is put aside", async ({ page }) => {
  await keepList(page.context(), '{"version":1,"jobs":[{"stops":"…"}]}');
  await openPage(page, "myList", "es");
  await expect(page.getByText(copy.es.broken.text)).toBeVisible();
  await expect(page.getByRole("heading", { name: copy.es.empty.title })).toBeVisible();
  await page.getByRole("button", { name: copy.es.broken.drop }).click();
  await expect(page.getByText(copy.es.broken.text)).toHaveCount(0);
});

test("nothing of a list is asked of the server but files that are the same for everybody", async ({ page }) => {
  const book = await listOf(page, 3, 1);
  await readYard(page);
  await keepList(page.context(), book);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  await openPage(page, "myList", "es");
  await expect(page.locator(".visit .want")).toHaveCount(3);
  await page.locator(".want input").first().check();
  for (const stop of book.jobs[0]?.stops ?? [])
    expect(asked.filter((url) => url.includes(String(stop.car?.id)) || url.includes(stop.car?.key ?? "?"))).toEqual([]);
});
