import { readFileSync } from "node:fs";
import { join } from "node:path";
import { copy as toolCopy } from "#app/company/sitemap-seo-page/copy.ts";
import { copy } from "#app/search/copy.ts";
import { pageWindow } from "#app/ui/page-window.ts";
import { openDatabase } from "#data/open.ts";
import { listPostedUrls } from "#data/queries/posted-urls.ts";
import type { Edition } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import {
  editionIds,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  servers,
  test,
} from "../support/journey.ts";

const header: Record<Edition, (page: number, total: string, term: string) => RegExp> = {
  es: (page, total, term) =>
    new RegExp(`^Mostrando el resultado página ${page}\\. Hay ${total} resultados de la búsqueda para "${term}"$`),
  en: (page, total, term) =>
    new RegExp(`^Showing result page ${page}\\. There are ${total} search results for "${term}"$`),
};
const none = {
  es: 'Lo sentimos, no se encontraron resultados para "xyzzyq"',
  en: 'Sorry, no results were found for "xyzzyq"',
};
const meant = {
  es: {
    calavera: /Calavera/,
    frenos: /freno|Balata/i,
    frnos: /freno/i,
    empleo: /^Empleos: trabaje con nosotros$/,
    starter: /Marcha/,
  },
  en: {
    taillight: /Taillight/,
    brakes: /brake/i,
    warrenty: /Warranty/,
    jobs: /^Jobs: work with us$/,
    marcha: /Starter/,
  },
};
const many = { es: "llanta", en: "tire" };

for (const edition of editionIds) {
  const words = copy[edition];

  test.describe(`search in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("says so while it looks, then shows results in place; Back shows the ones before", async ({ page }) => {
      await openPage(page, "search", edition);
      const box = page.locator("#s-q");
      const region = page.locator("#results");
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/s=mofle/, async (route) => {
        await held;
        await route.continue();
      });
      await box.fill("mofle");
      await box.press("Enter");
      await expect(region).toHaveAttribute("aria-busy", "true");
      const shown = await region.evaluate((element) => getComputedStyle(element, "::before").content);
      expect(shown).toBe(`"${words.busy}"`);
      await expect(page.locator("#live")).toHaveText(words.busy);
      answer();
      await expect(region.getByRole("status")).toHaveText(header[edition](1, "\\d+", "mofle"));
      await expect(page).toHaveURL(/;s=mofle$/);
      await expect(region).not.toHaveAttribute("aria-busy", "true");
      await expect(region.locator("mark").first()).toBeVisible();
      await expectAccessible(page);
      await box.fill("xyzzyq");
      await box.press("Enter");
      await expect(region.getByRole("status")).toHaveText(none[edition]);
      await page.goBack();
      await expect(region.getByRole("status")).toHaveText(header[edition](1, "\\d+", "mofle"));
      await expect(box).toHaveValue("mofle");
    });

    test("pages of ten, ten numbers at most, the window moving from page 7", async ({ page }) => {
      await openPage(page, "search", edition, {}, { matrix: { s: many[edition] } });
      const status = page.locator("#results").getByRole("status");
      const total = Number(/\d{2,}/.exec((await status.textContent()) ?? "")?.[0]);
      const pages = Math.ceil(total / 10);
      expect(pages).toBeGreaterThanOrEqual(8);
      const numbers = page.locator(".pager ol a");
      const seen = async () => (await numbers.allInnerTexts()).map(Number);
      await expect(page.locator(".hit")).toHaveCount(10);
      expect(await seen()).toEqual(pageWindow(1, pages));
      await page.locator(".pager a[rel=next]").click();
      await expect(status).toHaveText(header[edition](2, String(total), many[edition]));
      await expect(page).toHaveURL(/;p=2$/);
      await openPage(page, "search", edition, {}, { matrix: { s: many[edition], p: 7 } });
      expect(await seen()).toEqual(pageWindow(7, pages));
      await expect(page.locator(".pager [aria-current=page]")).toHaveText("7");
      await openPage(page, "search", edition, {}, { matrix: { s: many[edition], p: pages } });
      await expect(page.locator(".hit")).toHaveCount(total - (pages - 1) * 10);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });
  });

  test.describe(`search without script in ${edition}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

    test("finds what a customer means, in the page's own language", async ({ page }) => {
      await openPage(page, "search", edition);
      for (const [term, title] of Object.entries(meant[edition])) {
        await page.locator("#s-q").fill(term);
        await page.locator("#s-q").press("Enter");
        await expect(page.locator("#results").getByRole("status")).toHaveText(header[edition](1, "\\d+", term));
        await expect(page.locator(".hit h2").first()).toHaveText(title);
      }
      await expectNoSidewaysScroll(page);
    });

    test("the site map lists every main page in both languages", async ({ page }) => {
      await openPage(page, "siteMap", edition);
      const listed = pageIds.filter((id) => pageRow(id).sitemap);
      for (const [index, language] of ([edition, edition === "es" ? "en" : "es"] as const).entries()) {
        const section = page.locator(".site-map section").nth(index);
        const labels = (await section.getByRole("link").allInnerTexts()).sort();
        expect(labels).toEqual(listed.map((id) => pageRow(id).label[language]).sort());
      }
      await expectNoSidewaysScroll(page);
    });

    test("the route tool says what it needs", async ({ page }) => {
      await openPage(page, "sitemapSeo", edition);
      await expect(page.locator("main noscript p")).toBeVisible();
      expect(await page.locator("main noscript p").textContent()).toBe(toolCopy[edition].noScript);
      await expect(page.locator("[data-answer]")).toBeHidden();
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe("a search that fails", () => {
  test.use({ noise: [/Failed to load resource|Failed to fetch|no results in the answer/] });

  test("is logged and shows no error text", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await openPage(page, "search", "es");
    await page.route(/s=mofle/, (route) => route.abort());
    await page.locator("#s-q").fill("mofle");
    await page.locator("#s-q").press("Enter");
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await expect(page.locator("#results")).not.toHaveAttribute("aria-busy", "true");
    await expect(page.locator("#results")).toHaveText("");
    await expect(page.locator("#s-q")).toHaveValue("mofle");
  });
});

test.describe("the route tool with a wrong key", () => {
  test.use({ noise: [/Failed to load resource/] });

  test("says that nothing was stored", async ({ page }) => {
    await openPage(page, "sitemapSeo", "en");
    await page.getByLabel(toolCopy.en.key).fill("not-the-administration-key");
    await page.getByRole("button", { name: toolCopy.en.send }).click();
    await expect(page.locator(".paths [role=status]")).toHaveText(toolCopy.en.refused("403"));
  });
});

test("the route tool asks for the key, posts every path and shows the answer", async ({ page }) => {
  await openPage(page, "sitemapSeo", "es");
  await expect(page.locator(".paths__raw")).toBeHidden();
  await expectAccessible(page);
  const key = readFileSync(join(servers().dataDir, "admin-token"), "utf8").trim();
  await page.getByLabel(toolCopy.es.key).fill(key);
  await page.getByRole("button", { name: toolCopy.es.send }).click();
  const shown = await page.locator(".paths__list code").allInnerTexts();
  expect(shown).toEqual(expect.arrayContaining(["/", "/en", "/carreras", "/careers", "/toolkit-rewards"]));
  await expect(page.locator(".paths [role=status]")).toHaveText(toolCopy.es.accepted(String(shown.length)));
  await expect(page.locator(".paths__raw")).toContainText("200");
  await expectAccessible(page);
  const db = await openDatabase({ dataDir: servers().dataDir });
  const stored = await listPostedUrls(db);
  await db.close();
  expect([...stored].sort()).toEqual([...shown].sort());
});
