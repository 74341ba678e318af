import type { Page } from "@playwright/test";
import { copy } from "#app/shell/copy.ts";
import { aboutMenu, mainMenu } from "#site/menus.ts";
import { pageRow } from "#site/pages.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectEnhanced,
  openAddress,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const menuOf = (page: Page, edition: "es" | "en") => page.getByRole("navigation", { name: copy[edition].mainMenu });

for (const edition of editionIds) {
  const words = copy[edition];

  test.describe(`the shell in ${edition}`, () => {
    test.use({ viewport: desk, locale: edition === "es" ? "es-US" : "en-US" });

    test("the first Tab is the skip link, which leads past the menus", async ({ page }) => {
      await openPage(page, "policies", edition);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: words.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    });

    test("every menu is there in order, the page's own one marked", async ({ page }) => {
      await openPage(page, "partPricing", edition);
      const links = menuOf(page, edition).locator(".nav__list > li > a");
      const labels = [...mainMenu, "search" as const].map((id) => pageRow(id).label[edition]);
      await expect(links).toHaveText([...labels, words.jobs], { useInnerText: true });
      const current = menuOf(page, edition).locator("[aria-current=page]");
      await expect(current).toHaveText(pageRow("partPricing").label[edition]);
    });

    test("the about menu works by keyboard, and Esc returns to it", async ({ page }) => {
      await openPage(page, "home", edition);
      const summary = menuOf(page, edition).locator("summary");
      const first = menuOf(page, edition).getByRole("link", {
        name: pageRow(aboutMenu[0]).label[edition],
        exact: true,
      });
      await expect(first).toBeHidden();
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(first).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(first).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(first).toBeHidden();
      await expect(summary).toBeFocused();
      await page.keyboard.press("Enter");
      await page.locator("main").click({ position: { x: 5, y: 5 } });
      await expect(first).toBeHidden();
    });

    test("focus is always seen", async ({ page }) => {
      await openPage(page, "home", edition);
      for (let step = 0; step < 16; step++) {
        await page.keyboard.press("Tab");
        const unseen = () =>
          page.evaluate(() => {
            const style = getComputedStyle(document.activeElement as Element);
            const outline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
            return outline || style.boxShadow !== "none"
              ? ""
              : (document.activeElement as Element).outerHTML.slice(0, 120);
          });
        await expect.poll(unseen).toBe("");
      }
    });

    test("the language link leads to the same page, and back", async ({ page }) => {
      const other = edition === "es" ? "en" : "es";
      await openPage(page, "donateFaq", edition);
      const here = page.url();
      await page.locator("header a[data-language]").first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", `${other}-US`);
      await expect(page).toHaveURL(({ pathname }) => pathname === pageRow("donateFaq").paths[other]);
      await page.locator("header a[data-language]").first().click();
      await expect(page).toHaveURL(here);
    });

    test("what has no other meaning leads from the box to the search page in the same language", async ({ page }) => {
      await openPage(page, "policies", edition);
      const box = page.locator("header").getByRole("textbox").or(page.locator("header").getByRole("combobox"));
      await box.fill("toolkit rewards");
      await box.press("Enter");
      const found = pageRow("search").paths[edition];
      await expect(page).toHaveURL(
        ({ pathname }) => pathname.startsWith(found) && pathname.endsWith(";s=toolkit%20rewards"),
      );
      await expect(page.locator("html")).toHaveAttribute("lang", `${edition}-US`);
    });

    test("print shows the logo for paper and hides the menus", async ({ page }) => {
      await openPage(page, "policies", edition);
      const logo = page.locator(".print-logo");
      await expect(logo).toBeHidden();
      await page.emulateMedia({ media: "print" });
      await expect(logo).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const hidden of ["header.top", "footer"]) await expect(page.locator(hidden)).toBeHidden();
    });
  });

  test.describe(`the mobile menu in ${edition}`, () => {
    test.use({ viewport: phone, locale: edition === "es" ? "es-US" : "en-US" });

    test("opens, says so, takes the focus, and gives it back on Esc", async ({ page }) => {
      await openPage(page, "home", edition);
      const opener = page.locator(".top__menu");
      await expect(menuOf(page, edition)).toBeHidden();
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await opener.click();
      await expect(menuOf(page, edition)).toBeVisible();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator(".top__close")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menuOf(page, edition)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("leads to a page, and Back closes it", async ({ page }) => {
      await openPage(page, "home", edition);
      await page.locator(".top__menu").click();
      await page.goBack();
      await expect(menuOf(page, edition)).toBeHidden();
      await expect(page).not.toHaveURL(/#menu/);
      await page.locator(".top__menu").click();
      await menuOf(page, edition)
        .getByRole("link", { name: pageRow("events").label[edition] })
        .click();
      await expect(page).toHaveURL(new RegExp(`${pageRow("events").paths[edition]}$`));
    });
  });

  test.describe(`without script in ${edition}`, () => {
    test.use({ viewport: phone, javaScriptEnabled: false });

    test("the mobile menu opens by its address and closes again", async ({ page }) => {
      await openPage(page, "home", edition);
      await expect(menuOf(page, edition)).toBeHidden();
      await page.locator(".top__menu").click();
      await expect(menuOf(page, edition)).toBeVisible();
      const about = menuOf(page, edition).locator("summary");
      await about.click();
      await expect(menuOf(page, edition).getByRole("link", { name: pageRow("policies").label[edition] })).toBeVisible();
      await page.locator(".top__close").click();
      await expect(menuOf(page, edition)).toBeHidden();
    });

    test("the open menu keeps the keyboard, and its button to close stays in sight", async ({ page }) => {
      await openPage(page, "home", edition);
      await page.locator(".top__menu").click();
      await expect(page.locator(".top__close")).toBeInViewport();
      for (let step = 0; step < 24; step++) {
        await page.keyboard.press("Tab");
        await expect(page.locator("main :focus, .foot :focus, .promo :focus")).toHaveCount(0);
      }
    });

    test("nothing that needs script is shown", async ({ page }) => {
      await openPage(page, "home", edition);
      for (const button of await page.locator("[data-print], [data-copy], [data-share], [data-dismiss]").all())
        await expect(button).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

test.describe("a browser that prefers the other language", () => {
  test.use({ viewport: desk, locale: "en-US" });

  test("is offered it once, never sent there", async ({ page }) => {
    await openPage(page, "policies", "es");
    const offer = page.locator(".tongue");
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
    await offer.getByRole("button").click();
    await expect(offer).toBeHidden();
    await expect(page.locator(".top__logo")).toBeFocused();
    await page.reload();
    await expectEnhanced(page);
    await expect(offer).toBeHidden();
  });

  test("reads on in it, and is not asked again", async ({ page }) => {
    await openPage(page, "policies", "es");
    await page.locator(".tongue a").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await openPage(page, "policies", "es");
    await expect(page.locator(".tongue")).toBeHidden();
  });
});

test.describe("the offer of the other language on a phone", () => {
  test.use({ viewport: { width: 390, height: 664 }, locale: "en-US" });

  test("is one slim line in the page, moves nothing and covers nothing", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, "policies", "es");
    const [offer, header] = await Promise.all([
      page.locator(".tongue").evaluate((bar) => bar.getBoundingClientRect().toJSON()),
      page.locator(".top").evaluate((bar) => bar.getBoundingClientRect().toJSON()),
    ]);
    expect(offer).toMatchObject({ top: 0, height: 44 });
    expect(header).toMatchObject({ top: 44, height: 60 });
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(0.01);
    await expectAccessible(page);
  });
});

test.describe("motion", () => {
  const moving = (page: Page) =>
    page.evaluate(() => {
      const longest = (value: string) => Math.max(...value.split(",").map((part) => Number.parseFloat(part) || 0));
      return [...document.querySelectorAll("*")]
        .filter((element) => {
          const style = getComputedStyle(element);
          return longest(style.transitionDuration) > 0.01 || longest(style.animationDuration) > 0.01;
        })
        .map((element) => element.outerHTML.slice(0, 80));
    });

  test("is there for those who like it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openPage(page, "home", "es");
    expect(await moving(page)).not.toEqual([]);
  });

  test("stops for those who ask for less of it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "home", "es");
    expect(await moving(page)).toEqual([]);
  });
});

test("forced colours, which take the grounds away, leave what a thumb presses its edge", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "inventoryResults", "es", {}, { query: { zip: "95823", distance: 25 } });
  await page.emulateMedia({ forcedColors: "active" });
  for (const press of await page.locator(".thumbs a").all()) await expect(press).toHaveCSS("border-top-width", "2px");
  await expect(page.locator(".thumbs a")).toHaveCount(2);
});

test("forced colours, which take drawn arrows away, leave lists their own", async ({ page }) => {
  const looks = () =>
    page
      .locator("select.input")
      .first()
      .evaluate((list) => {
        const { appearance, backgroundImage } = getComputedStyle(list);
        return { appearance, drawn: backgroundImage.includes("gradient") };
      });
  await openPage(page, "home", "es");
  expect(await looks()).toEqual({ appearance: "none", drawn: true });
  await page.emulateMedia({ forcedColors: "active" });
  expect((await looks()).appearance).not.toBe("none");
});

test("the browser is told which pages to fetch before they are opened", async ({ page }) => {
  await openPage(page, "home", "es");
  const rules = page.locator("script[type=speculationrules]");
  await expect(rules).toHaveCount(1);
  expect(JSON.parse((await rules.textContent()) ?? "")).toHaveProperty("prefetch");
});

test("two hosts: the language link changes the host", async ({ page }) => {
  const { two } = servers();
  await openAddress(page, `${two.es}/toolkit-rewards`);
  await page.locator("header a[data-language]").first().click();
  await expect(page).toHaveURL(`${two.en}/toolkit-rewards`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});
