import { copy } from "#app/list/copy.ts";
import { addressOf, editionIds, expect, expectEnhanced, openAddress, openPage, test } from "../support/journey.ts";
import { keepList, listOf } from "../support/list-page.ts";

for (const edition of editionIds) {
  const words = copy[edition];

  test.describe(`a list that is sent, in ${edition}`, () => {
    test.use({ locale: edition === "es" ? "es-US" : "en-US" });

    test("goes by a link, is shown, and joins only when one says so; the server never sees it", async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await keepList(page.context(), await listOf(page, 3, 2));
      await openPage(page, "myList", edition);
      const whatsapp = page.getByRole("link", { name: words.share.whatsapp, exact: true });
      const text = new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
      const link = text.slice(text.indexOf("http"));
      expect(link).toContain("#1.");
      await page.getByRole("button", { name: words.share.qr }).click();
      const code = page.getByRole("img", { name: words.share.qrLabel });
      await expect(code).toBeVisible();
      // Whole, where a camera sees it: the bar of the total does not lie over it.
      const bar = await page.locator(".list-pay").boundingBox();
      const bottom = async () => ((box) => (box?.y ?? 999) + (box?.height ?? 0))(await code.boundingBox());
      await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0);

      const context = await browser.newContext();
      const other = await context.newPage();
      const asked: string[] = [];
      other.on("request", (request) => asked.push(request.url()));
      await openAddress(other, link);
      await expect(other.getByRole("heading", { name: words.incoming.title(words.mine) })).toBeVisible();
      await expect(other.locator("#list-count")).toHaveText("");
      // It is out of the address, and still there when the page is loaded again.
      await expect(other).toHaveURL(addressOf("myList", edition));
      await other.reload();
      await expectEnhanced(other);
      await other.getByRole("button", { name: words.incoming.keep }).click();
      await expect(other.locator("#list-count")).toHaveText("6");
      await expect(other.locator(".stop .want")).toHaveCount(6);
      await other.reload();
      await expectEnhanced(other);
      await expect(other.locator(".incoming")).toHaveCount(0);
      expect(asked.filter((url) => url.includes("#1.") || url.includes(link.slice(link.indexOf("#") + 1)))).toEqual(
        asked.filter((url) => url === link),
      );
      await context.close();
    });

    test("what is no list is refused with a sentence", async ({ page }) => {
      for (const [fragment, sentence] of [
        ["1.AAAA", words.incoming.broken],
        ["1.<script>alert(1)</script>", words.incoming.broken],
        [`1.${"A".repeat(9_000)}`, words.incoming.long],
      ] as const) {
        await page.goto("about:blank");
        await openAddress(page, `${addressOf("myList", edition)}#${fragment}`);
        await expect(page.getByText(sentence)).toBeVisible();
        await page.getByRole("button", { name: words.incoming.close }).click();
        await expect(page.getByText(sentence)).toHaveCount(0);
        await expect(page.getByRole("heading", { name: words.empty.title })).toBeVisible();
      }
      // A place of the page is no list.
      await page.evaluate(() => location.assign("#main"));
      await expect(page).toHaveURL(/#main$/);
      await expect(page.locator(".incoming")).toHaveCount(0);
    });
  });
}
