import type { Locator } from "@playwright/test";
import { openDatabase } from "#data/open.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { ownOffice } from "../support/own-office.ts";

// Provoked: the signal drops; without script a row is typed that the yard does not have.
test.use({ noise: [/ERR_INTERNET_DISCONNECTED|422 \(Unprocessable Entity\)/] });

const office = ownOffice("walk");

/** A row of a yard with a map, in which some cars stand. */
async function someRow() {
  const db = await openDatabase({ dataDir: office.dataDir });
  try {
    const found = await db.main
      .selectFrom("vehicles as v")
      .innerJoin("store_map_rows as r", (join) =>
        join.onRef("r.store_id", "=", "v.store_id").onRef("r.row", "=", "v.row"),
      )
      .select(({ fn }) => ["v.store_id", "v.row", fn.countAll<number>().as("cars")])
      .where("v.left_on", "is", null)
      .groupBy(["v.store_id", "v.row"])
      .orderBy("v.store_id")
      .execute();
    const fit = found.filter(({ cars }) => Number(cars) >= 5 && Number(cars) < 40);
    const first = fit[0] as (typeof fit)[number];
    return { store: first.store_id, first };
  } finally {
    await db.close();
  }
}

const words = {
  es: {
    path: "/carros/recorrer",
    gone: "Ya no está",
    crushed: "Prensado",
    moved: "Movido a…",
    stays: "Sigue",
    more: /^Más de/,
    tomorrow: "Hasta mañana al cerrar",
    held: "Apartado",
    rest: "El resto sigue",
    waiting: (n: number) => `${n} por mandar`,
    saved: "Se guarda a cada toque.",
    done: "Fila recorrida",
    undo: /^Deshacer:/,
    half: "Quedó a medias la fila",
    goOn: "Seguir",
    noRow: "no existe aquí",
    row: "Fila",
    move: "Mover",
    left: (n: number) => `${n} cambio`,
  },
  en: {
    path: "/en/cars/walk",
    gone: "Gone",
    crushed: "Crushed",
    moved: "Moved to…",
    stays: "Still here",
    more: /^More about/,
    tomorrow: "Until closing tomorrow",
    held: "On hold",
    rest: "The rest is still here",
    waiting: (n: number) => `${n} to be sent`,
    saved: "Saved at each tap.",
    done: "Row walked",
    undo: /^Undo:/,
    half: "is half walked",
    goOn: "Go on",
    noRow: "There’s no row",
    row: "Row",
    move: "Move it",
    left: (n: number) => `${n} change`,
  },
} as const;

for (const edition of ["es", "en"] as const)
  test(`a row is walked with the thumb, without signal too, half of it later (${edition})`, async ({ page }) => {
    const say = words[edition];
    const { store, first } = await someRow();
    await page.setViewportSize({ width: 390, height: 844 });
    await office.enter(page);
    const at = (row: string) => `${office.origin}${say.path}?store=${store}&row=${encodeURIComponent(row)}`;
    const open = async (row: string) => {
      await page.goto(at(row));
      await page.waitForSelector("[data-hydrated] > .o-walk");
    };
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.click();
      taps += 1;
    };
    const counted = (expected: number) => {
      expect(taps).toBe(expected);
      taps = 0;
    };
    const key = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    const bar = page.locator(".o-walk__bar");
    const place = async () => (await bar.getByRole("button", { name: say.gone }).boundingBox())?.y;

    await open(first.row);
    const total = Number(first.cars);
    await expect(page.locator(".o-walk__cars > li")).toHaveCount(total);
    const before = await place();
    await expectAccessible(page);

    // Gone in two taps.
    await tap(bar.getByRole("button", { name: say.gone }));
    await expectAccessible(page);
    await tap(key(say.crushed));
    counted(2);
    await expect(page.locator(".o-walk__cars").getByText(say.crushed)).toBeVisible();
    await expect(page.getByText(say.saved)).toBeVisible();
    expect(await place()).toBe(before);

    // To the row beside it in two taps; one that the yard does not have is refused before it is noted.
    await bar.getByRole("button", { name: say.moved }).click();
    await page.locator("#walk-row").fill("banana");
    await key(say.move).click();
    await expect(page.getByText(say.noRow)).toBeVisible();
    await page.keyboard.press("Escape");
    await tap(bar.getByRole("button", { name: say.moved }));
    await tap(page.locator("#walk-where .o-near button").first());
    counted(2);

    // Held in two taps, then without signal: two more wait on the phone.
    await tap(bar.getByRole("button", { name: say.more }));
    await tap(key(say.tomorrow));
    counted(2);
    await expect(page.locator(".o-walk__cars").getByText(say.held, { exact: true })).toBeVisible();
    await expect(page.getByText(say.saved)).toBeVisible();
    await page.context().setOffline(true);
    await tap(bar.getByRole("button", { name: say.stays }));
    counted(1);
    await expect(page.getByText(say.waiting(1))).toBeVisible();
    expect(await place()).toBe(before);
    await page.context().setOffline(false);
    await expect(page.getByText(say.saved)).toBeVisible();

    // Half walked: Today leads back to it, with what was said.
    await page.goto(edition === "es" ? `${office.origin}/` : `${office.origin}/en`);
    await expect(page.getByText(say.half)).toBeVisible();
    await page.getByRole("link", { name: say.goOn, exact: true }).click();
    await page.waitForSelector("[data-hydrated] > .o-walk");
    await expect(page.locator(".o-walk__cars").getByText(say.crushed)).toBeVisible();
    if (total > 5) await expect(bar).toBeVisible();
    await tap(key(say.rest));
    counted(1);
    await expect(page.getByRole("heading", { name: say.done })).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator(".o-waits").getByText(say.left(1))).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("office-act"))))
      .toEqual([]);
    // What was said is taken back from the summary.
    const undos = page.locator(".o-walk__sum").getByRole("button", { name: say.undo });
    const said = await undos.count();
    await undos.first().click();
    await expect(bar.getByRole("button", { name: say.gone })).toBeVisible();
    expect(said).toBe(3);
  });
