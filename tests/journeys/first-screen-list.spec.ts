import { copy } from "#app/list/copy.ts";
import { copy as offlineCopy } from "#app/offline/copy.ts";
import { editionIds, expect, expectNoSidewaysScroll, expectStill, openPage, test } from "../support/journey.ts";
import { keepList, listOf } from "../support/list-page.ts";

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length;

for (const edition of editionIds) {
  test.describe(`the first screen of a list in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("three whole stops and the total on a phone, the way and the bill beside them at a desk", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await keepList(page.context(), await listOf(page, 5, 1));
      await openPage(page, "myList", edition);
      await expect(page.locator(".stop")).toHaveCount(5);
      await expect(page.locator(".bill__total")).toContainText("$");
      const bar = await page.locator(".list-pay").boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844);
      const stops = await page
        .locator(".stop")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(stops.filter((bottom) => bottom <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(3);
      await expectNoSidewaysScroll(page);
      await expectStill(page);

      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.locator(".yard-stops circle")).toHaveCount(5);
      for (const part of [".stop >> nth=2", ".visit > section svg.yard-drawing", ".list-till .facts"]) {
        const box = await page.locator(part).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0), part).toBeLessThanOrEqual(900);
      }
      await expectNoSidewaysScroll(page);
    });

    test("a phone shows each car's picture; in bright sun nothing of its lists lies under the switch", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await keepList(page.context(), await listOf(page, 10, 1));
      await openPage(page, "myList", edition);
      const pictures = page.locator(".stop .car__pic");
      await expect(pictures).toHaveCount(10);
      expect((await pictures.first().boundingBox())?.width).toBeGreaterThanOrEqual(56);
      await page.getByRole("button", { name: offlineCopy[edition].sun, exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute("data-sun", "on");
      const sun = await page.getByRole("button", { name: offlineCopy[edition].sun, exact: true }).boundingBox();
      const start = await page.getByRole("button", { name: copy[edition].start, exact: true }).boundingBox();
      expect((start?.x ?? 999) + (start?.width ?? 0)).toBeLessThanOrEqual(sun?.x ?? 0);
      // More lists than there is room for: the last one is brought into view whole, and pressed.
      for (let more = 0; more < 3; more++)
        await page.getByRole("button", { name: copy[edition].start, exact: true }).click();
      await expect(page.getByRole("navigation", { name: copy[edition].lists }).getByRole("button")).toHaveCount(5);
      await expectNoSidewaysScroll(page);
    });

    test("with nothing on it nothing is to be paid", async ({ page }) => {
      await openPage(page, "myList", edition);
      await expect(page.locator(".of-device .empty")).toBeVisible();
      await expect(page.locator(".list-pay")).toHaveCount(0);
    });

    for (const width of [390, 1440])
      test(`printed from ${width} px it is one page in walking order with boxes to tick, whatever is open`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const book = await listOf(page, 10, 2);
        for (const stop of book.jobs.flatMap(({ stops }) => stops)) {
          stop.note = "Sin golpes; traer la llave de 10 mm";
          for (const want of stop.wants) want.note = "del lado del conductor";
        }
        await keepList(page.context(), book);
        await openPage(page, "myList", edition);
        await expect(page.locator(".list-till .facts")).toHaveCount(1);
        expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
        await page.locator(".want .options").first().click();
        await page.locator(".stop__car .options").nth(1).click();
        await page.getByRole("button", { name: copy[edition].share.qr }).click();
        await expect(page.getByRole("img", { name: copy[edition].share.qrLabel })).toBeVisible();
        expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
        await page.emulateMedia({ media: "print" });
        // Paper does not know what time it is, and until when one may enter today takes a line.
        await expect(page.locator(".yhead p")).toHaveCount(2);
        await expect(page.locator(".yhead p:visible")).toHaveCount(1);
        expect(await page.locator(".want .box24:visible").count()).toBe(20);
        await expect(page.locator(".list-till")).toBeVisible();
        await expect(page.locator(".options").first()).toBeHidden();
        // A warned part has the whole line for itself, and its warning stands below it.
        const roomy = await page.locator(".want:has(> .want__danger)").evaluateAll((all) =>
          all.map((one) => {
            const [label, , danger] = [...one.children].map((child) => child.getBoundingClientRect());
            const below = !danger?.height || danger.top >= (label?.bottom ?? 0) - 1;
            return below && (label?.width ?? 0) > one.clientWidth * 0.9;
          }),
        );
        expect(roomy).toContain(true);
        expect(roomy).not.toContain(false);
        const walked = (await page.locator(".mapfold b, .visit h3 small").first().textContent())?.split(" › ");
        expect(await page.locator(".stop .row__number").allTextContents()).toEqual(walked);
      });

    test("at 320 px nothing sticks out", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await keepList(page.context(), await listOf(page, 6, 2));
      await openPage(page, "myList", edition);
      await expect(page.locator(".stop")).toHaveCount(6);
      await page.locator(".want .options").first().click();
      await expectNoSidewaysScroll(page);
    });
  });
}
