import { expect, test } from "vitest";
import { figureKinds } from "#core/figures.ts";
import { yardFigureKinds } from "#core/yard-figures.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { insertRows } from "./differences.ts";
import { listFigures } from "./queries/figures.ts";
import type { FigureRow, YardFigureRow } from "./schema.ts";
import { addFigures, deleteFiguresBefore, mostAskedInADay } from "./writes/figures.ts";

const row = (change: Partial<FigureRow> = {}): FigureRow => ({
  day: "2026-11-16",
  kind: "view",
  name: "home",
  edition: "es",
  count: 1,
  ...change,
});

describeEachDatabase("figures", ({ create, openAgain }) => {
  test("are of every kind that is counted", async () => {
    const db = await create();
    await addFigures(
      db,
      figureKinds.map((kind) => row({ kind })),
    );
    expect((await listFigures(db, "2026-11-16")).map(({ kind }) => kind).sort()).toEqual([...figureKinds].sort());
    const yards = yardFigureKinds.map((kind) => ({ day: "2026-11-16", store_id: 1, kind, name: "home", count: 1 }));
    await insertRows(db.main, "yard_figures", yards);
    await expect(
      insertRows(db.main, "yard_figures", [{ ...yards[0], kind: "odd" as "view" } as YardFigureRow]),
    ).rejects.toThrow();
  });

  test("of several servers add up", async () => {
    const db = await create();
    const other = await openAgain(db);
    await Promise.all([addFigures(db, [row({ count: 3 }), row({ edition: "en" })]), addFigures(other, [row()])]);
    await addFigures(other, [row({ count: 5 }), row({ kind: "lead", name: "contact" })]);
    expect(await listFigures(db, "2026-11-16")).toEqual([
      row({ count: 9 }),
      row({ kind: "lead", name: "contact" }),
      row({ edition: "en" }),
    ]);
    await addFigures(db, []);
  });

  test("are added by servers that met them in another order, beside each other", async () => {
    const db = await create();
    const servers = [db, await openAgain(db), await openAgain(db)];
    const rows = Array.from({ length: 3_000 }, (_, at) => row({ name: `page ${at}` }));
    const orders = [rows, rows.toReversed(), [...rows.slice(1_500), ...rows.slice(0, 1_500)]];
    for (let round = 1; round <= 3; round++)
      await Promise.all(servers.map((server, at) => addFigures(server, orders[at] ?? [])));
    expect(new Set((await listFigures(db, "2026-11-16")).map(({ count }) => count))).toEqual(new Set([9]));
  });

  test("keep a bounded number of wishes a day, and count on those", async () => {
    const db = await create();
    const asked = (name: string, day = "2026-11-16") => row({ kind: "asked", name, day });
    await addFigures(
      db,
      Array.from({ length: mostAskedInADay + 20 }, (_, at) => asked(`car ${at}`)),
    );
    await addFigures(db, [asked("car 0"), asked("one too many"), asked("tomorrow", "2026-11-17")]);
    const kept = await listFigures(db, "2026-11-16");
    expect(kept.filter(({ day }) => day === "2026-11-16")).toHaveLength(mostAskedInADay);
    expect(kept.find(({ name }) => name === "car 0")?.count).toBe(2);
    expect(kept.map(({ name }) => name)).not.toContain("one too many");
    expect(kept.map(({ name }) => name)).toContain("tomorrow");
  });

  test("are deleted when they are old", async () => {
    const db = await create();
    await addFigures(db, [row({ day: "2025-10-01" }), row()]);
    expect(await deleteFiguresBefore(db, "2025-10-02")).toBe(1);
    expect(await listFigures(db, "2000-01-01")).toEqual([row()]);
  });
});
