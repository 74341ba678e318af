import { removeStaff } from "#data/writes/staff.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { copy as receiveCopy } from "#office/cars/receive/copy.ts";
import { copy as walkCopy } from "#office/cars/walk/copy.ts";
import { copy as leadCopy } from "#office/leads/copy.ts";
import { addresses } from "#office/pages.ts";
import { copy as queueCopy } from "#office/queue/copy.ts";
import { copy as shellCopy } from "#office/shell/copy.ts";
import { copy as staffCopy } from "#office/staff/copy.ts";
import { editionIds, expect, expectNoSidewaysScroll } from "../support/journey.ts";
import { enter, type OfficeLine, test, untilKept } from "../support/office-line.ts";
import {
  addressOf,
  arrived,
  aYard,
  cars,
  countTaps,
  done,
  keptActs,
  linkFor,
  look,
  openWalk,
  receiveTwelve,
  vins,
  walking,
} from "../support/yard-day.ts";

const manager = { email: "gerente@example.com", name: "Ana", role: "manager" } as const;
const helper = { email: "ayudante@example.com", name: "Beto", role: "helper" } as const;
/** Many servers may start and work at once on the machine that tests. */
const soon = { timeout: 100_000 };

for (const edition of editionIds) {
  const at = (line: OfficeLine, id: "today" | "cars" | "leads" | "staff") => line.origin + addresses.path(id, edition);

  test(`a manager receives twelve cars and walks two rows, by so many taps (${edition})`, async ({ page, line }) => {
    const yard = await aYard(line);
    const [first = "", second = ""] = yard.rows;
    const taps = countTaps();
    await enter(page, await linkFor(line, manager, yard));

    await page.goto(addressOf(line, "receive", edition, yard));
    await receiveTwelve(page, edition, yard.into, taps);
    expect(taps.since()).toBe(26);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => keptActs(page), soon).toBe(0);
    await expect(page.getByText(receiveCopy[edition].waits, { exact: true })).toHaveCount(0);
    expect((await arrived(line)).map(({ row }) => row)).toEqual(vins.map(() => yard.into));

    const walk = walking(page, edition, taps);
    const ids = await openWalk(page, addressOf(line, "walk", edition, yard, first));
    await walk.gone("crushed");
    await walk.beside();
    await walk.hold();
    await walk.seen();
    expect(taps.since()).toBe(2 + 2 + 2 + 1);
    await walk.rest();
    expect(taps.since()).toBe(1);
    await walk.finished();
    await expectNoSidewaysScroll(page);
    await expect.poll(() => keptActs(page), soon).toBe(0);
    const now = await cars(line, ids);
    expect(now.slice(0, 3)).toMatchObject([
      { left_how: "crushed" },
      { left_how: null, row: expect.not.stringMatching(`^${first}$`) },
      { left_how: null, row: first, held_until: expect.any(String) },
    ]);
    expect(now.slice(3).every((car) => car?.row === first && car.left_on === null)).toBe(true);

    const others = await openWalk(page, addressOf(line, "walk", edition, yard, second));
    await walk.gone("sold");
    await walk.to(yard.far);
    await walk.gone("mistake");
    expect(taps.since()).toBe(2 + 3 + 2);
    await walk.rest();
    expect(taps.since()).toBe(1);
    await walk.finished();
    await expect.poll(() => keptActs(page), soon).toBe(0);
    expect(await cars(line, others.slice(0, 3))).toMatchObject([
      { left_how: "sold" },
      { left_how: null, row: yard.far },
      { left_how: "gone" },
    ]);
    expect(await done(line)).toEqual({
      ...{ receive: 12, gone: 3, move: 2, hold: 1 },
      seen: ids.length - 3 + (others.length - 3),
    });
  });

  test(`a manager crushes a row, answers two leads, takes the row back, invites a helper and revokes (${edition})`, async ({
    page,
    browser,
    line,
  }) => {
    const yard = await aYard(line);
    const [row = ""] = yard.rows;
    const taps = countTaps();
    const { tap, type, since } = taps;
    const mail = { subject: "…", body: "…", replyTo: "" };
    await look(line, async (db) => {
      for (const name of ["Rosa Prueba", "Luis Prueba"]) {
        const fields = { name, phone: "555-0104", year: "2008", make: "Honda", model: "Odyssey" };
        await addSubmission(db, { form: "sell-my-car", edition, fields, mail, storeId: yard.store });
      }
    });
    await enter(page, await linkFor(line, manager, yard));
    const rowPage = addressOf(line, "walk", edition, yard, row);
    const ids = await openWalk(page, rowPage);
    const hows = async () => [...new Set((await cars(line, ids)).map((car) => car?.left_how))];
    const walk = walking(page, edition, taps);
    await walk.crush();
    expect(since()).toBe(2);
    await walk.finished();
    await expectNoSidewaysScroll(page);
    await expect.poll(hows, soon).toEqual(["crushed"]);

    // One is called and marked; for the other's car there is an offer.
    const lead = leadCopy[edition];
    const state = (name: string) => page.locator(".o-seg").getByRole("button", { name, exact: true });
    await page.goto(at(line, "leads"));
    await expectNoSidewaysScroll(page);
    await tap(page.getByRole("link", { name: /Rosa Prueba/ }));
    await tap(state(lead.state.called));
    await expect(state(lead.state.called)).toHaveAttribute("aria-pressed", "true");
    expect(since()).toBe(2);
    await page.goto(at(line, "leads"));
    await tap(page.getByRole("link", { name: /Luis Prueba/ }));
    await type(page.getByLabel(lead.offer, { exact: true }), "450");
    await tap(page.getByRole("button", { name: lead.addOffer }));
    await expect(page.locator(".o-offer")).toContainText("$450");
    await tap(state(lead.state.done));
    await expect(state(lead.state.done)).toHaveAttribute("aria-pressed", "true");
    expect(since()).toBe(4);
    await page.goto(at(line, "leads"));
    await expect(page.getByRole("link", { name: /Prueba/ })).toHaveCount(0);

    // The row was the wrong one: all of it comes back as it left, as one.
    await openWalk(page, rowPage);
    const words = walkCopy[edition];
    const undo = page.locator(".o-walk__sum").getByRole("button", { name: words.undoOf(words.cars(ids.length)) });
    await tap(undo);
    expect(since()).toBe(1);
    await expect(page.locator(".o-walk__cars > li")).toHaveCount(ids.length);
    await expect.poll(hows, soon).toEqual([null]);

    const staff = staffCopy[edition];
    await page.goto(at(line, "staff"));
    await expect(page.getByRole("radio", { name: shellCopy[edition].roles.helper })).toBeChecked();
    await type(page.getByLabel(staff.email, { exact: true }), helper.email);
    await tap(page.getByRole("button", { name: staff.send }));
    await expect(page.locator(".o-told")).toContainText(helper.email);
    expect(since()).toBe(2);
    const link = /http:\S+/.exec((await page.locator(".o-told").textContent()) ?? "")?.[0] ?? "";
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const theirs = await phone.newPage();
    await enter(theirs, link);
    await theirs.goto(at(line, "cars"));
    await expect(theirs).toHaveURL(at(line, "cars"));

    await page.goto(at(line, "staff"));
    const person = page.locator("#people li", { hasText: helper.email });
    await tap(person.getByText(staff.remove, { exact: true }));
    await tap(person.getByRole("button", { name: staff.removeYes }));
    await expect(page.locator("#people")).not.toContainText(helper.email);
    expect(since()).toBe(2);
    await theirs.goto(at(line, "cars"));
    await expect(theirs).not.toHaveURL(at(line, "cars"));
    await phone.close();
  });

  test(`the yard's work goes on when the signal is gone, and is there once when it is back (${edition})`, async ({
    page,
    context,
    line,
  }) => {
    const yard = await aYard(line);
    const [first = "", second = ""] = yard.rows;
    const taps = countTaps();
    const walk = walking(page, edition, taps);
    const [receive, walked, crushed] = [
      addressOf(line, "receive", edition, yard),
      addressOf(line, "walk", edition, yard, first),
      addressOf(line, "walk", edition, yard, second),
    ];
    await enter(page, await linkFor(line, manager, yard));
    await page.goto(receive);
    await untilKept(page, addresses.path("receive", edition));
    // The rows that are walked today were opened where there was signal.
    await openWalk(page, crushed);
    await openWalk(page, walked);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open("yonke-pages-1")).keys()).map(({ url }) => url));
    await expect.poll(kept).toEqual(expect.arrayContaining([walked, crushed]));

    await context.setOffline(true);
    line.cut();
    await page.goto(receive);
    await receiveTwelve(page, edition, yard.into, taps);
    expect(taps.since()).toBe(26);
    const ids = await openWalk(page, walked);
    await walk.gone("crushed");
    await walk.beside();
    await walk.hold();
    await walk.seen();
    expect(taps.since()).toBe(2 + 2 + 2 + 1);
    await walk.rest();
    await walk.finished();
    const whole = await openWalk(page, crushed);
    taps.since();
    await walk.crush();
    expect(taps.since()).toBe(2);
    const all = vins.length + ids.length + 1;
    await expect(page.getByText(walkCopy[edition].waiting(all), { exact: true })).toBeVisible();
    expect(await keptActs(page)).toBe(all);
    expect([await arrived(line), await done(line)]).toEqual([[], {}]);

    line.mend();
    await context.setOffline(false);
    await expect.poll(() => keptActs(page), soon).toBe(0);
    await expect(page.getByText(walkCopy[edition].saved)).toBeVisible();
    const once = { receive: 12, gone: 1, move: 1, hold: 1, seen: ids.length - 3, crush: 1 };
    expect(await done(line)).toEqual(once);
    expect((await arrived(line)).map(({ row }) => row)).toEqual(vins.map(() => yard.into));
    expect((await cars(line, ids.slice(0, 3))).map((car) => [car?.left_how, car?.row === first])).toEqual([
      ["crushed", true],
      [null, false],
      [null, true],
    ]);
    expect(new Set((await cars(line, whole)).map((car) => car?.left_how))).toEqual(new Set(["crushed"]));
    // Opened anew it sends nothing again.
    await openWalk(page, walked);
    await expect(page.getByText(walkCopy[edition].saved)).toBeVisible();
    expect(await done(line)).toEqual(once);
  });

  test(`what somebody left on a phone who is no longer let in, the manager sends (${edition})`, async ({
    page,
    context,
    line,
  }) => {
    const yard = await aYard(line);
    const [row = ""] = yard.rows;
    const taps = countTaps();
    const walk = walking(page, edition, taps);
    const words = queueCopy[edition];
    await enter(page, await linkFor(line, helper, yard));
    const ids = await openWalk(page, addressOf(line, "walk", edition, yard, row));
    await context.setOffline(true);
    await walk.gone("sold");
    await walk.hold();
    await look(line, (db) => removeStaff(db, helper.email, { who: "test" }));
    await context.setOffline(false);
    await expect(page.getByText(words.signIn)).toBeVisible();
    expect((await cars(line, ids)).every((car) => car?.left_on === null)).toBe(true);

    await enter(page, await linkFor(line, manager, yard));
    await page.goto(at(line, "today"));
    taps.since();
    await expect(page.getByText(words.others(helper.name, 2))).toBeVisible();
    await taps.tap(page.getByRole("button", { name: words.sendOthers }));
    expect(taps.since()).toBe(1);
    await expect.poll(() => keptActs(page), soon).toBe(0);
    expect(await cars(line, ids.slice(0, 2))).toMatchObject([
      { left_how: "sold" },
      { left_how: null, held_until: expect.any(String) },
    ]);
    const trail = await look(line, (db) =>
      db.main.selectFrom("audit").select(["who", "detail"]).where("action", "in", ["car.gone", "car.hold"]).execute(),
    );
    expect(trail.map(({ who, detail }) => [who, JSON.parse(detail).notedBy])).toEqual([
      [manager.name, helper.name],
      [manager.name, helper.name],
    ]);
  });
}
