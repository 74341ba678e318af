import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { copy } from "#app/shell/copy.ts";
import { addressOf, editionIds, expect, expectAccessible, openPage, servers, test } from "../support/journey.ts";

const day = 86_400;
const banner = (page: Page) => page.locator("aside.promo");

async function cookie(context: BrowserContext, name: RegExp) {
  return (await context.cookies()).find((one) => name.test(one.name));
}
async function runningBanner(request: APIRequestContext): Promise<number> {
  return (await (await request.get(`${servers().one.es}/api/event/banner`)).json()).id;
}
const daysLeft = (expires: number) => Math.round((expires - Date.now() / 1000) / day);

test.use({ viewport: { width: 390, height: 844 } });

for (const edition of editionIds) {
  test.describe(`the promo banner in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("is closed for a year, and never flashes again", async ({ page, context }) => {
      await openPage(page, "safety", edition);
      await expect(banner(page)).toBeVisible();
      await expectAccessible(page);
      const id = await banner(page).getAttribute("data-promo");
      await expect.poll(() => cookie(context, /^banner-check$/)).toMatchObject({ value: `${id}.on` });
      expect(daysLeft((await cookie(context, /^banner-check$/))?.expires ?? 0)).toBe(1);

      await page.getByRole("button", { name: copy[edition].promoDismiss }).focus();
      await page.keyboard.press("Enter");
      await expect(banner(page)).toBeHidden();
      await expect(page.locator("#main")).toBeFocused();
      const kept = () => cookie(context, new RegExp(`^banner-${id}$`));
      await expect.poll(kept).toMatchObject({ value: "dismissed" });
      expect(daysLeft((await kept())?.expires ?? 0)).toBe(365);

      await page.addInitScript(() => {
        const held = window as unknown as { seen: number; frames: number };
        held.seen = 0;
        held.frames = 0;
        const look = () => {
          held.frames++;
          if ((document.querySelector("aside.promo")?.getBoundingClientRect().height ?? 0) > 0) held.seen++;
          requestAnimationFrame(look);
        };
        look();
      });
      await openPage(page, "home", edition);
      await expect.poll(() => page.evaluate(() => (window as unknown as { frames: number }).frames)).toBeGreaterThan(9);
      expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(0);
    });

    test("leads to its event", async ({ page }) => {
      await openPage(page, "terms", edition);
      const title = String(await banner(page).locator(".promo__title").textContent()).trim();
      await banner(page).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  });

  test.describe(`the promo banner without script in ${edition}`, () => {
    test.use({ javaScriptEnabled: false });

    test("closes by its form and stays closed", async ({ page, context }) => {
      await openPage(page, "warrantyPlus", edition);
      const here = page.url();
      await expect(banner(page)).toBeVisible();
      await page.getByRole("button", { name: copy[edition].promoDismiss }).click();
      await expect(page).toHaveURL(here);
      await expect(banner(page)).toBeHidden();
      expect(daysLeft((await cookie(context, /^banner-\d+$/))?.expires ?? 0)).toBe(365);
      await openPage(page, "contact", edition);
      await expect(banner(page)).toBeHidden();
    });
  });
}

test("a banner that is over is hidden on a page that was kept too long", async ({ page }) => {
  await page.clock.install({ time: new Date(Date.now() + 30 * day * 1000) });
  await page.goto(addressOf("safety", "es"));
  await expect(banner(page)).toBeHidden();
});

test("another site can not close it, nor lead the visitor away", async ({ request }) => {
  const origin = servers().one.es;
  const style = await request.get(`${origin}/banner.css?e=${await runningBanner(request)}`);
  expect(style.headers()["set-cookie"]).toMatch(/^XSRF-TOKEN=[^;]+; .*SameSite=Lax/);
  const post = (headers: Record<string, string>, back: string, id = "1") =>
    request.post(`${origin}/banner/dismiss`, { headers, form: { id, back }, maxRedirects: 0 });
  expect((await post({ "sec-fetch-site": "cross-site" }, "/")).status()).toBe(403);
  expect((await post({ origin: "https://other.example" }, "/")).status()).toBe(403);
  const own = await post({ origin }, "/ubicaciones?x=1");
  expect([own.status(), own.headers().location]).toEqual([303, "/ubicaciones?x=1"]);
  expect(own.headers()["set-cookie"]).toContain("banner-1=dismissed");
  for (const away of ["https://other.example/", "//other.example/", "/\\other.example/", ""])
    expect((await post({ origin }, away)).headers().location).toBe("/");
  expect((await post({ origin }, "/", "a b")).status()).toBe(400);
});

test("nothing is closed without a token, which the browser gets by the way", async ({ request }) => {
  const origin = servers().one.es;
  const post = (path: string, cookie: string) =>
    request.post(origin + path, { headers: { origin, cookie }, form: { id: "1", back: "/en" }, maxRedirects: 0 });
  for (const cookie of ["a=1", "XSRF-TOKEN=forged.token.here"]) {
    const first = await post("/banner/dismiss", cookie);
    expect([first.status(), first.headers().location]).toEqual([307, "/banner/dismiss?again=1"]);
    const given = first.headers()["set-cookie"] ?? "";
    expect(given).not.toContain("dismissed");
    // A browser that keeps no cookies comes back as it was.
    const without = await post("/banner/dismiss?again=1", cookie);
    expect([without.status(), without.headers().location, without.headers()["set-cookie"]]).toEqual([
      303,
      "/en",
      undefined,
    ]);
    const second = await post("/banner/dismiss?again=1", given.split(";")[0] ?? "");
    expect([second.status(), second.headers().location]).toEqual([303, "/en"]);
    expect(second.headers()["set-cookie"]).toContain("banner-1=dismissed");
  }
});

test("a click before the script is there closes it as well", async ({ page, context }) => {
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(addressOf("safety", "es"));
  const here = page.url();
  await page.getByRole("button", { name: copy.es.promoDismiss }).click();
  await expect.poll(() => cookie(context, /^banner-\d+$/)).toMatchObject({ value: "dismissed" });
  await expect(page).toHaveURL(here);
});
