import { expect, type Locator, type Page } from "@playwright/test";
import { withCheckDigit } from "#core/vin/signs.ts";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { type Invitation, putStaff } from "#data/writes/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { copy as receiveCopy } from "#office/cars/receive/copy.ts";
import { copy as walkCopy } from "#office/cars/walk/copy.ts";
import { addresses } from "#office/pages.ts";
import type { Edition } from "#site/editions.ts";
import type { OfficeLine } from "./office-line.ts";

/** Twelve cars that no yard of the demo has. */
export const vins = Array.from({ length: 12 }, (_, at) => withCheckDigit(`1HGCM82633A004${400 + at}`));
const receivedName = "2003 Honda Accord";

/** Reads or writes what the office has, beside it. */
export async function look<T>(line: OfficeLine, use: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir: line.data });
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

type Yard = { store: number; rows: string[]; into: string; far: string };

/** A yard with a map and three rows to walk, one for those that come, and one far from them all. */
export const aYard = (line: OfficeLine): Promise<Yard> =>
  look(line, async (db) => {
    const mapped = await db.main
      .selectFrom("store_map_rows as r")
      .innerJoin("stores as s", "s.id", "r.store_id")
      .select(["r.store_id", "r.row"])
      .where("s.active", "=", 1)
      .orderBy("r.store_id")
      .orderBy("r.position")
      .execute();
    const counted = await db.main
      .selectFrom("vehicles")
      .select(({ fn }) => ["store_id", "row", fn.countAll<number>().as("cars")])
      .where("left_on", "is", null)
      .groupBy(["store_id", "row"])
      .execute();
    const cars = new Map(counted.map((one) => [`${one.store_id} ${one.row}`, Number(one.cars)]));
    for (const [store, all] of Map.groupBy(mapped, ({ store_id }) => store_id)) {
      const names = [...new Set(all.map(({ row }) => row))];
      const fit = names.filter((row) => {
        const count = cars.get(`${store} ${row}`) ?? 0;
        return count >= 6 && count < 40;
      });
      const rows = fit.slice(0, 3);
      const [into, far] = [names.find((row) => !rows.includes(row)), names.findLast((row) => !rows.includes(row))];
      if (rows.length === 3 && into && far && into !== far) return { store, rows, into, far };
    }
    throw new Error("no yard of the demo has three such rows");
  });

/** The way in of somebody who works at a yard. */
export const linkFor = (line: OfficeLine, given: Pick<Invitation, "email" | "name" | "role">, yard: Yard) =>
  look(line, async (db) => {
    const person = await putStaff(db, { ...given, edition: "es", storeIds: [yard.store] }, "test");
    return `${line.origin}/enlace/${await addLink(db, person, 3_600_000, { who: "test", action: "link.add" })}`;
  });

/** Presses that are counted: a key, or a field that something is typed or scanned into. */
export function countTaps() {
  let taps = 0;
  return {
    async tap(what: Locator) {
      await what.click();
      taps += 1;
    },
    async type(field: Locator, text: string) {
      await field.fill(text);
      taps += 1;
    },
    /** How many since it was asked last. */
    since() {
      const count = taps;
      taps = 0;
      return count;
    },
  };
}
type Taps = ReturnType<typeof countTaps>;

export const addressOf = (line: OfficeLine, id: "receive" | "walk", edition: Edition, yard: Yard, row?: string) =>
  `${line.origin}${addresses.path(id, edition)}?${new URLSearchParams({ store: String(yard.store), ...(row && { row }) })}`;

/** Opens a page of the yard; its script is at work when this returns. */
export async function openWalk(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.waitForSelector("[data-hydrated] > .o-walk");
  const lines = page.locator(".o-walk__cars a");
  return lines.evaluateAll((all) =>
    all.map((one) => Number(new URL((one as HTMLAnchorElement).href).searchParams.get("car"))),
  );
}

export const keptActs = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("office-act ")).length);

export const cars = (line: OfficeLine, ids: readonly number[]) =>
  look(line, async (db) => {
    const found = await db.main.selectFrom("vehicles").selectAll().where("id", "in", ids).execute();
    return ids.map((id) => found.find((car) => car.id === id));
  });
export const arrived = (line: OfficeLine) =>
  look(line, (db) => db.main.selectFrom("vehicles").select(["vin", "row"]).where("vin", "in", vins).execute());
/** What the office did of what was noted, by kind. */
export const done = (line: OfficeLine) =>
  look(line, async (db) => {
    const acts = await db.main.selectFrom("staff_acts").select(["kind", "run_id"]).execute();
    const runs = acts.flatMap(({ run_id }) => run_id ?? []);
    expect(new Set(runs).size).toBe(runs.length);
    const kinds = Map.groupBy(acts, ({ kind }) => kind);
    return Object.fromEntries([...kinds].map(([kind, of]) => [kind, of.length]));
  });

/** Twelve cars in one row, one of them with the side where it was hit. */
export async function receiveTwelve(page: Page, edition: Edition, into: string, { tap, type }: Taps) {
  const words = receiveCopy[edition];
  await page.waitForSelector("[data-island=receive-cars][data-hydrated]");
  for (const [at, vin] of vins.entries()) {
    await type(page.locator("#vin"), vin);
    await expect(page.getByRole("heading", { name: receivedName, level: 2 })).toBeVisible();
    if (at === 0) {
      await type(page.locator("#row"), into);
      await tap(page.locator(".o-hit label").first());
    }
    await tap(page.getByRole("button", { name: words.next, exact: true }));
    await expect(page.locator("#received li")).toHaveCount(at + 1);
  }
}

/** The keys of a row that is walked. */
export function walking(page: Page, edition: Edition, { tap, type }: Taps) {
  const words = walkCopy[edition];
  const bar = page.locator(".o-walk__bar");
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    seen: () => tap(bar.getByRole("button", { name: words.stays, exact: true })),
    async gone(how: "crushed" | "sold" | "mistake") {
      await tap(bar.getByRole("button", { name: words.gone, exact: true }));
      await tap(key(words.marks[how]));
    },
    async beside() {
      await tap(bar.getByRole("button", { name: words.moved, exact: true }));
      await tap(page.locator("#walk-where .o-near button").first());
    },
    async to(row: string) {
      await tap(bar.getByRole("button", { name: words.moved, exact: true }));
      await type(page.locator("#walk-row"), row);
      await tap(key(words.move));
    },
    async hold() {
      await tap(bar.locator(".o-walk__more"));
      await tap(key(words.terms.tomorrow));
    },
    async crush() {
      await tap(key(words.crush));
      await tap(page.locator("#walk-crush .o-walk__stop"));
    },
    async rest() {
      await tap(key(words.rest));
    },
    finished: () => expect(page.getByRole("heading", { name: words.done })).toBeVisible(),
  };
}
