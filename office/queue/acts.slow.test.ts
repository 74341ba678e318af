import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { insertRows } from "#data/writes/rows.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { runOffice, type Visitor } from "#tests/support/office.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import { giveRows } from "#tests/support/yard-rows.ts";
import { type ActAnswer, actsAtOnce, type NotedAct } from "./noted-act.ts";

const json = { accept: "application/json" };
const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const act = (kind: string, about: Record<string, string>, more: Partial<NotedAct> = {}): NotedAct => ({
  key: randomUUID(),
  kind,
  noted: ago(minute),
  about,
  ...more,
});
const post = (who: Visitor, acts: readonly object[], now = new Date().toISOString()) =>
  who.send("/carros", { do: "acts", acts: JSON.stringify(acts), now }, json);
async function sendAll(who: Visitor, acts: readonly NotedAct[], now?: string): Promise<ActAnswer[]> {
  const { status, text } = await post(who, acts, now);
  expect([status, text]).toEqual([200, text]);
  const { answers } = JSON.parse(text) as { answers: ActAnswer[] };
  expect(answers.length).toBeGreaterThan(0);
  // As a device does: on a busy machine some are answered, and the rest is sent again.
  return answers.length < acts.length
    ? [...answers, ...(await sendAll(who, acts.slice(answers.length), now))]
    : answers;
}
const one = async (who: Visitor, sent: NotedAct, now?: string) => (await sendAll(who, [sent], now))[0] as ActAnswer;
const why = (answer: ActAnswer) => answer.refused?.why;

describeEachDatabase("what devices noted", ({ create }) => {
  const running: Awaited<ReturnType<typeof runOffice>>[] = [];
  afterAll(async () => {
    for (const office of running) await office.stop();
  });

  async function open() {
    const db = await create((empty) => fillChain(empty, { stores: 2, vehicles: 0 }));
    await giveRows(db, 1, 60);
    const { id: model_id } = await db.main.selectFrom("models").select("id").limit(1).executeTakeFirstOrThrow();
    const place = (id: number) => ({ store_id: 1, row: "41", space: String(id) });
    await insertRows(
      db.main,
      "vehicles",
      Array.from({ length: 12 }, (_, at) =>
        vehicleRow({ id: at + 1, model_id, stock_number: `M${at + 1}00`, ...place(at + 1) }),
      ),
    );
    await insertRows(db.main, "vehicles", [vehicleRow({ id: 50, model_id, stock_number: "F100", store_id: 2 })]);
    await db.main.updateTable("id_counters").set({ next_id: 100 }).where("name", "=", "vehicles").execute();
    const office = await runOffice(db);
    running.push(office);
    const ana = await office.staff({ role: "helper", email: "ana@example.com", name: "Ana", storeIds: [1] });
    const ben = await office.staff({ role: "helper", email: "ben@example.com", name: "Ben", storeIds: [1] });
    const car = (id: number) =>
      db.main.selectFrom("vehicles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return { db, office, ana, ben, car, model_id };
  }
  const about = (id: number, more: Record<string, string> = {}) => ({
    store: "1",
    car: String(id),
    from: "41",
    ...more,
  });

  it("are done the way of all that staff do, each taken back by itself", async () => {
    const { db, ana, car } = await open();
    const before = await car(3);
    const answers = await sendAll(ana, [
      act("seen", about(1)),
      act("gone", about(2, { reason: "crushed" })),
      act("move", about(3, { row: "017" })),
      act("hold", about(4, { until: "days3" })),
      act("gone", about(5, { reason: "mistake" })),
    ]);
    expect(answers.map((answer) => why(answer))).toEqual(Array(5).fill(undefined));
    expect([(await car(2)).left_how, (await car(5)).left_how]).toEqual(["crushed", "gone"]);
    expect(await car(3)).toMatchObject({ row: "17", space: "3" });
    const held = Date.parse((await car(4)).held_until ?? "") - Date.now();
    expect(held / 3_600_000).toBeGreaterThan(48);
    expect(held / 3_600_000).toBeLessThan(96);
    expect((await listImportRuns(db)).map(({ file_name }) => file_name)).toEqual(["M500", "M400", "M300", "M200"]);
    const trail = (await listAudit(db, { limit: 10 })).filter(({ who }) => who === "Ana");
    expect(trail.map(({ action, detail }) => [action, JSON.parse(detail).reason])).toEqual([
      ["car.gone", "mistake"],
      ["car.hold", undefined],
      ["car.move", undefined],
      ["car.gone", "crushed"],
      ["session.open", undefined],
    ]);
    // Others that came after it are not in the way, and a helper takes back what is a helper's work.
    for (const at of [2, 1]) {
      const run = (answers[at] as { run: number }).run;
      expect((await ana.send("/carros", { do: "undo", run: String(run) }, json)).status).toBe(200);
    }
    expect(await car(3)).toEqual(before);
    expect((await car(2)).left_on).toBeNull();
    expect(why(await one(ana, act("unhold", about(4))))).toBeUndefined();
    expect((await car(4)).held_until).toBeNull();
  });

  it("are taken back by their key, whether they had arrived or not", async () => {
    const { ana, ben, car } = await open();
    const [gone, late] = [act("gone", about(2, { reason: "sold" })), act("gone", about(3, { reason: "sold" }))];
    const back = (of: string) => act("back", { of, store: "1" });
    await one(ana, gone);
    expect((await car(2)).left_on).not.toBeNull();
    const undo = back(gone.key);
    const answers = await sendAll(ana, [undo, back(gone.key), back(late.key), back("broken"), undo]);
    expect(answers.map((answer) => why(answer) === undefined)).toEqual([true, true, true, false, true]);
    expect((await car(2)).left_on).toBeNull();
    // It was still on its way: another request brings it after all.
    expect(why(await one(ana, late))).toBeUndefined();
    expect((await car(3)).left_on).toBeNull();
    // At the same moment it is either done and undone, or never done.
    const race = act("gone", about(4, { reason: "sold" }));
    await Promise.all([post(ana, [race]), post(ana, [back(race.key)])]);
    expect((await car(4)).left_on).toBeNull();
    // Somebody else took it elsewhere since: nothing of theirs is undone.
    const moved = act("move", about(5, { row: "17" }));
    await one(ana, moved);
    await one(ben, act("move", { ...about(5, { row: "18" }), from: "17" }));
    expect(why(await one(ana, back(moved.key)))).toBeTruthy();
    expect((await car(5)).row).toBe("18");
  });

  it("are done once, however often they are sent, and answered the same", async () => {
    const { db, ana, car } = await open();
    const sent = [
      act("move", about(1, { row: "17" })),
      act("gone", about(2, { reason: "sold" })),
      act("seen", about(3)),
      act("crush", { store: "1", from: "41", cars: "5,6" }),
    ];
    const first = await sendAll(ana, sent);
    const runs = (await listImportRuns(db)).length;
    expect(await sendAll(ana, sent)).toEqual(first);
    // The line broke after the office had written it: nobody heard the answer.
    const lost = act("gone", about(4, { reason: "crushed" }));
    const broken = new AbortController();
    const url = new URL("/carros", running.at(-1)?.origin);
    const body = new URLSearchParams({
      ...{ _csrf: ana.csrf, do: "acts", acts: JSON.stringify([lost]), now: new Date().toISOString() },
    });
    const headers = { cookie: ana.cookie, origin: url.origin, ...json };
    const asking = fetch(url, { method: "POST", headers, body, signal: broken.signal }).catch(() => undefined);
    await expect.poll(async () => (await car(4)).left_on).not.toBeNull();
    broken.abort();
    await asking;
    expect(await one(ana, lost)).toMatchObject({ key: lost.key, said: expect.stringContaining("ya no está") });
    expect(await listImportRuns(db)).toHaveLength(runs + 1);
    // Two pages of a device send it at the same moment.
    const both = act("gone", about(7, { reason: "sold" }));
    const [a, b] = await Promise.all([one(ana, both), one(ana, both)]);
    expect([a.refused, b.refused]).toEqual([undefined, undefined]);
    expect(await listImportRuns(db)).toHaveLength(runs + 2);
  });

  it("are told in words where somebody else was there before, and nothing is overwritten", async () => {
    const { ana, ben, car } = await open();
    await one(ben, act("move", about(1, { row: "12" })));
    await one(ben, act("gone", about(2, { reason: "sold" })));
    const moved = await one(ana, act("move", about(1, { row: "17" })));
    expect(moved.refused).toMatchObject({
      why: expect.stringContaining("otra persona cambió esta fila; ahora es la 12"),
      remedy: "again",
      again: { kind: "move", about: { car: "1", row: "17", from: "12" } },
    });
    expect((await car(1)).row).toBe("12");
    expect(why(await one(ana, act("gone", about(1))))).toContain("otra persona");
    expect(why(await one(ana, act("gone", about(2))))).toContain("ya estaba marcado");
    const seen = await one(ana, act("seen", about(1)));
    expect(seen.refused?.again).toMatchObject({ kind: "move", about: { row: "41", from: "12" } });
    // What is offered for it does it.
    const again = seen.refused?.again as Pick<NotedAct, "kind" | "about">;
    expect(why(await one(ana, act(again.kind, again.about)))).toBeUndefined();
    expect((await car(1)).row).toBe("41");
    // What somebody did before on the same device is no surprise, though the page was older.
    await one(ana, act("move", about(3, { row: "20" })));
    expect(why(await one(ana, act("gone", about(3))))).toBeUndefined();
    expect(why(await one(ana, act("move", { store: "1", car: "4", from: "41", row: "41" })))).toBeUndefined();
  });

  it("say which rows there are, in both languages, and touch no car of another yard", async () => {
    const { ana, car } = await open();
    for (const row of ["banana", "9999", "0", "61"]) {
      const { refused } = await one(ana, act("move", about(1, { row })));
      expect(refused).toEqual({ why: `La fila “${row}” no existe aquí: van de la 1 a la 60.`, remedy: "row" });
    }
    const english = await ana.send(
      "/en/cars",
      { do: "acts", acts: JSON.stringify([act("move", about(1, { row: "banana" }))]) },
      json,
    );
    expect(english.text).toContain("There’s no row “banana” here: they go from 1 to 60.");
    expect((await car(1)).row).toBe("41");
    expect(why(await one(ana, act("gone", { store: "2", car: "50", from: "1" })))).toContain("no es de las tareas");
    expect(why(await one(ana, act("gone", { store: "1", car: "50", from: "1" })))).toContain("no es de este");
    expect(why(await one(ana, act("move", { text: "F100", row: "3" })))).toContain("No hay ningún carro");
    expect(why(await one(ana, act("crush", { store: "2", from: "1", cars: "50" })))).toContain("no es de las tareas");
    expect((await car(50)).left_on).toBeNull();
    expect(why(await one(ana, act("dance", {})))).toContain("no entiende");
    expect(why(await one(ana, act("constructor", {})))).toContain("no entiende");
  });

  it("know the car by what was typed, and the order by how long ago it was, whatever the device's clock says", async () => {
    const { ana, ben, car } = await open();
    const typed = (who: Visitor, row: string, noted: string, now?: string) =>
      one(who, act("move", { text: "M100", row }, { noted }), now);
    expect(await typed(ana, "10", ago(minute))).toMatchObject({ said: expect.stringContaining("en la fila 10") });
    // Ben's clock is an hour fast: what he noted a minute before Ana's came is older, though it says it is not.
    const hour = 60 * minute;
    const fast = (ms: number) => new Date(Date.now() + hour - ms).toISOString();
    expect((await typed(ben, "11", fast(2 * minute), fast(0))).refused?.remedy).toBe("again");
    expect((await car(1)).row).toBe("10");
    // An hour slow, and noted just now: it is the newer one.
    const slow = ago(hour);
    expect((await typed(ben, "12", slow, slow)).refused).toBeUndefined();
    expect((await car(1)).row).toBe("12");
    // One's own earlier note is corrected by the later one, though both are sent together.
    const both = ["13", "14"].map((row) => act("move", { text: "M100", row }, { noted: ago(0) }));
    expect((await sendAll(ben, both)).map(why)).toEqual([undefined, undefined]);
    expect((await car(1)).row).toBe("14");
    expect((await one(ana, act("move", { text: "00", row: "1" }))).refused?.remedy).toBe("drop");
    const odd = await one(ana, act("seen", about(2), { noted: "yesterday" }), "never");
    expect(odd.refused).toBeUndefined();
  });

  it("take a whole row off as one run, and no car that came there since, stands elsewhere or is held", async () => {
    const { db, ana, ben, car, model_id } = await open();
    await one(ben, act("hold", about(1, { until: "tomorrow" })));
    await one(ben, act("move", about(2, { row: "12" })));
    const sent = act("crush", { store: "1", from: "41", cars: "1,2,3,4,5,50,999" });
    const done = await one(ana, sent);
    expect(done).toMatchObject({
      said: expect.stringContaining("Fila 41 prensada: salieron 3 carros. 4 no se tocaron"),
    });
    const there = async () =>
      (await db.main.selectFrom("vehicles").select("id").where("left_on", "is", null).orderBy("id").execute()).map(
        ({ id }) => id,
      );
    expect(await there()).toEqual([1, 2, 6, 7, 8, 9, 10, 11, 12, 50]);
    expect((await car(3)).left_how).toBe("crushed");
    const [run] = await listImportRuns(db, 1);
    expect(run).toMatchObject({ file_name: "41", rows_gone: 3, who: "Ana" });
    expect((await ben.send("/carros", { do: "undo", run: String(run?.id) }, json)).status).toBe(200);
    expect(await there()).toHaveLength(13);
    expect(why(await one(ana, act("crush", { store: "1", from: "41", cars: "999" })))).toContain("ya no queda ninguno");
    // So many cars leave only where somebody typed how many.
    const many = Array.from({ length: 100 }, (_, at) => at + 200);
    await insertRows(
      db.main,
      "vehicles",
      many.map((id) => vehicleRow({ id, model_id, store_id: 1, stock_number: `X${id}`, row: "30" })),
    );
    const crush = (typed: string) => act("crush", { store: "1", from: "30", cars: many.join(","), typed });
    expect(why(await one(ana, crush("99")))).toContain("escriba cuántos son: 100");
    expect(await one(ana, crush("100"))).toMatchObject({ said: expect.stringContaining("salieron 100 carros") });
  });

  it("are sent by a manager in the own name where whoever noted them is no longer let in", async () => {
    const { db, office, ana } = await open();
    await db.main.deleteFrom("staff_sessions").where("staff_id", "=", ana.person.id).execute();
    const noted = act("gone", about(1, { reason: "crushed" }), { by: "Ana" });
    // Nobody is let in, and nothing is said to be done: it stays on the device.
    expect((await post(ana, [noted])).status).toBe(303);
    const manager = await office.staff({ role: "manager", email: "jefa@example.com", name: "Jefa", storeIds: [1] });
    expect(why(await one(manager, noted))).toBeUndefined();
    const [line] = await listAudit(db, { limit: 1 });
    expect([line?.who, JSON.parse(line?.detail ?? "{}").notedBy]).toEqual(["Jefa", "Ana"]);
  });

  it("bring no more at once than a page sends, and 200 are done in time", async () => {
    const { db, ana, model_id } = await open();
    const ids = Array.from({ length: 200 }, (_, at) => at + 300);
    await insertRows(
      db.main,
      "vehicles",
      ids.map((id) => vehicleRow({ id, model_id, store_id: 1, stock_number: `Q${id}`, row: "41" })),
    );
    const acts = ids.map((id, at) =>
      at % 2 === 0 ? act("move", about(id, { row: "17" })) : act("gone", about(id, { reason: "crushed" })),
    );
    // What it takes of the processor: by the clock a busy machine would be told of here.
    const start = process.cpuUsage();
    for (let from = 0; from < acts.length; from += actsAtOnce)
      expect((await sendAll(ana, acts.slice(from, from + actsAtOnce))).every(({ refused }) => !refused)).toBe(true);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(20_000);
    expect((await post(ana, acts.slice(0, actsAtOnce + 1))).status).toBe(400);
    expect((await post(ana, [{ ...acts[0], key: "mine" }])).status).toBe(400);
    expect((await ana.send("/carros", { do: "acts", acts: "x".repeat(70_000) }, json)).status).toBe(413);
  });
});
