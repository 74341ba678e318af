import { expect, it } from "vitest";
import type { ImportOptions } from "#feeds/engine/run.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { days, peaceYards } from "#tests/support/peace-yard.ts";

type More = Partial<ImportOptions>;

describeEachDatabase("prices that staff set by hand", ({ create }) => {
  const open = peaceYards(create);
  const price = (item: string, amount: string, more = "") =>
    `item_number,price${more && ",core"}\n${item},${amount}${more && `,${more}`}\n`;
  it("keeps a price that staff set, by each of its amounts, and one that they took off", async () => {
    const { run, store, item, own, exceptions } = await open();
    const file = (text: string, more: More = {}) => run("prices", text, { storeId: store, ...more });
    const staff = (text: string) => file(text, { byStaff: true, who: "Ana" });
    await file(price(item, "27.99", "5"));
    await staff(price(item, "29.99", "5"));
    const repeated = await file(price(item, "27.99", "6"), { now: days(1) });
    expect([repeated.changed, repeated.notes.length, await own()]).toEqual([1, 1, [2999, 600]]);
    await file(price(item, "31.99"), { now: days(2) });
    expect(await own()).toEqual([2999, 600]);
    expect(await exceptions()).toMatchObject([{ field: "price", now_says: '{"price_cents":3199}' }]);
    await file(price(item, "29.99"), { now: days(2) });
    expect(await exceptions()).toEqual([]);

    await staff(`item_number,remove\n${item},yes\n`);
    await file(price(item, "29.99"), { now: days(3) });
    expect(await own()).toBeUndefined();
    await file(price(item, "31.99"), { now: days(3) });
    expect([await own(), (await exceptions())[0]]).toMatchObject([undefined, { said: '{"price_cents":null}' }]);
    await file(`item_number,remove\n${item},yes\n`);
    expect(await exceptions()).toEqual([]);

    // One that the file never had is not the file's to change either.
    await staff(price(item, "19.99", "2"));
    await file(price(item, "18.99", "3"), { now: days(4) });
    expect(await own()).toEqual([1999, 200]);
    await staff(price(item, "19.99", "4"));
    expect(await exceptions()).toMatchObject([
      {
        field: "price",
        against:
          '{"price_cents":1899,"core_cents":300,"warranty_cents":null,"environmental_cents":null,"note_es":"","note_en":""}',
      },
    ]);
    await file(`item_number,remove\n${item},yes\n`, { now: days(4) });
    expect(await own()).toEqual([1999, 400]);
  });

  it("lets a price be undone though a car was moved since", async () => {
    const { db, run, store, item, own, yard, edit, exceptions } = await open();
    await yard();
    await run("prices", price(item, "27.99"), { storeId: store });
    const { runId } = await run("prices", price(item, "29.99"), { storeId: store, byStaff: true });
    await edit("D1", { row: "41" });
    await undoRun(db, runId ?? 0);
    expect(await own()).toEqual([2799, 0]);
    expect(await exceptions()).toMatchObject([{ field: "place" }]);
  });
});
