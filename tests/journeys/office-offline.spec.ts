import { openDatabase } from "#data/open.ts";
import { putStaff } from "#data/writes/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { copy } from "#office/offline/copy.ts";
import { addresses } from "#office/pages.ts";
import { copy as priceCopy } from "#office/prices/copy.ts";
import { copy as shellCopy } from "#office/shell/copy.ts";
import { copy as staffCopy } from "#office/staff/copy.ts";
import { editionIds, expect, expectAccessible, expectNoSidewaysScroll } from "../support/journey.ts";
import { enter, strip, test, untilKept } from "../support/office-line.ts";

for (const edition of editionIds)
  test(`the office is read without signal, with its hour, and nothing is lost that is typed (${edition})`, async ({
    page,
    context,
    line,
  }) => {
    const words = copy[edition];
    const at = (id: "today" | "cars" | "receive" | "days" | "events" | "staff") =>
      line.origin + addresses.path(id, edition);
    await enter(page, await line.link());
    await page.goto(at("today"));
    // Those that work without signal are there before they were opened.
    await untilKept(page, ...(["today", "cars", "receive"] as const).map((id) => addresses.path(id, edition)));
    await page.goto(at("events"));
    await untilKept(page, addresses.path("events", edition));

    line.cut();
    await page.goto(at("events"));
    await expect(strip(page)).toContainText(words.none);
    await expect(strip(page)).toContainText(edition === "es" ? /Como estaba a las? \d/ : /As of \d/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(at("receive"));
    await expect(strip(page)).toBeVisible();

    const answer = await page.goto(at("days"));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
    await expect(page.locator("#why")).toHaveText(words.unkept);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("list", { name: words.here }).getByRole("link").first().click();
    await expect(strip(page)).toBeVisible();

    // A form keeps what is typed, whether the browser knows that there is no signal or not.
    line.mend();
    await page.goto(at("staff"));
    await expect(strip(page)).toHaveCount(0);
    const field = page.getByLabel(staffCopy[edition].email, { exact: true });
    await field.fill("ana@example.com");
    const form = page.locator("main form").filter({ has: field });
    const send = () => form.evaluate((one: HTMLFormElement) => one.requestSubmit());
    await context.setOffline(true);
    await expect(strip(page)).toContainText(words.none);
    await send();
    await expect(strip(page)).toContainText(words.notSent);
    await expect(field).toHaveValue("ana@example.com");
    await context.setOffline(false);
    await expect(strip(page)).toContainText(words.back);
    line.cut();
    await send();
    await expect(page.locator("#why")).toHaveText(words.unsent);
    await page.goBack();
    await expect(field).toHaveValue("ana@example.com");
  });

test("what was kept of one person is shown to no other, and goes with the session", async ({ page, line }) => {
  const { origin } = line;
  await enter(page, await line.link());
  await page.goto(`${origin}/eventos`);
  await untilKept(page, "/eventos");
  await page.goto(`${origin}/en`);
  await page.getByRole("button", { name: shellCopy.en.more }).click();
  await page.locator("#o-more").getByRole("button", { name: shellCopy.en.signOut }).click();
  await expect(page).toHaveURL(/sign-in/);
  line.cut();
  await page.goto(`${origin}/eventos`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.es.heading);
  await expect(page.getByRole("list", { name: copy.es.here }).getByRole("link")).toHaveCount(0);
  line.mend();

  const helper = async () => {
    const db = await openDatabase({ dataDir: line.data });
    try {
      const [store] = await db.main.selectFrom("stores").select("id").where("active", "=", 1).orderBy("id").execute();
      const given = { email: "ayudante@example.com", role: "helper", name: "Beto", edition: "es" } as const;
      const person = await putStaff(db, { ...given, storeIds: [store?.id ?? 0] }, "test");
      return `${origin}/enlace/${await addLink(db, person, 3_600_000, { who: "test", action: "link.add" })}`;
    } finally {
      await db.close();
    }
  };
  await enter(page, await line.link());
  await page.goto(`${origin}/precios`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(priceCopy.es.title);
  await untilKept(page, "/precios");
  // The same telephone, without a word to the first.
  await enter(page, await helper());
  await page.goto(origin);
  await untilKept(page, "/", "/carros/recibir");
  line.cut();
  await page.goto(`${origin}/precios`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.es.heading);
  await page.goto(`${origin}/carros`);
  await expect(strip(page)).toBeVisible();
});
