import { copy } from "#app/rewards/copy.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from "../support/journey.ts";

for (const edition of editionIds) {
  const words = copy[edition];
  for (const script of [true, false]) {
    test.describe(`Toolkit Rewards in ${edition} ${script ? "with" : "without"} script`, () => {
      test.use({
        viewport: { width: 390, height: 844 },
        locale: edition === "es" ? "es-US" : "en-US",
        javaScriptEnabled: script,
      });

      test("works out points and certificates from a receipt", async ({ page }) => {
        await openPage(page, "toolkitRewards", edition);
        const fill = (name: "spent" | "tax" | "core" | "fee" | "points", value: string) =>
          page.getByLabel(words[name], { exact: true }).fill(value);
        await fill("spent", "92.50");
        await page.getByText(words.out, { exact: true }).click();
        await fill("tax", "5.50");
        await fill("core", "12");
        await fill("fee", "3");
        await fill("points", "300");
        await page.getByRole("button", { name: words.calculate }).click();
        const answer = page.getByRole("status").filter({ hasText: words.earned("72", 72) });
        await expect(answer).toBeVisible();
        await expect(answer).toContainText(words.sum("372", "300"));
        await expect(answer).toContainText(words.certificates(1, "$20.00"));
        await expect(page.getByRole("img", { name: words.gauge(22, 350) })).toBeVisible();
        await expect(page).toHaveURL(/spent=92\.50/);
        await expect(page.getByLabel(words.core, { exact: true })).toHaveValue("12");
        await expectNoSidewaysScroll(page);
        if (script) await expectAccessible(page);
      });

      test("says what is wrong and keeps what was typed", async ({ page }) => {
        await openPage(page, "toolkitRewards", edition);
        await page.getByLabel(words.spent, { exact: true }).fill("10");
        await page.getByText(words.out, { exact: true }).click();
        await page.getByLabel(words.core, { exact: true }).fill("12");
        await page.getByRole("button", { name: words.calculate }).click();
        await expect(page.getByRole("alert")).toContainText(words.tooMuch);
        await expect(page.getByLabel(words.spent, { exact: true })).toHaveValue("10");
        await expect(page.getByLabel(words.spent, { exact: true })).toHaveAttribute("aria-invalid", "true");
        if (script) await expectAccessible(page);
      });

      if (script)
        test("answers while the receipt is typed", async ({ page }) => {
          await openPage(page, "toolkitRewards", edition);
          const spent = page.getByLabel(words.spent, { exact: true });
          await spent.fill("92.50");
          const status = page.locator("#calculator").getByRole("status");
          await expect(status).toContainText(words.earned("92", 92));
          await expect(page.getByRole("img", { name: words.gauge(92, 350) })).toBeVisible();
          await page.getByText(words.out, { exact: true }).click();
          await page.getByLabel(words.core, { exact: true }).fill("12");
          await expect(status).toContainText(words.earned("80", 80));
          await spent.fill("");
          await expect(status).toBeEmpty();
          expect(new URL(page.url()).search).toBe("");
        });
    });
  }
}
