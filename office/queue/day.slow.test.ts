import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { withCheckDigit } from "#core/vin/signs.ts";
import { putStaff } from "#data/writes/staff.ts";
import { addSession } from "#data/writes/staff-sessions.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { csrfOf } from "#office/http/csrf.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningServer, runServer } from "#tests/support/run-server.ts";
import { giveRows } from "#tests/support/yard-rows.ts";
import type { ActAnswer } from "./noted-act.ts";

const vins = Array.from({ length: 12 }, (_, at) => withCheckDigit(`1HGCM82633A004${400 + at}`));
const act = (kind: string, about: Record<string, string>) => ({
  key: randomUUID(),
  kind,
  noted: new Date(Date.now() - 60_000).toISOString(),
  about,
});
type Act = ReturnType<typeof act>;
type Office = { server: RunningServer; origin: string };

describeEachDatabase("a day's acts of a yard", ({ create, kind, optionsOf }) => {
  const running = new Set<RunningServer>();
  const folder = mkdtempSync(join(tmpdir(), "yonke-day-"));
  afterAll(async () => {
    for (const server of running) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A yard with sixty rows, and its manager, who is let in by every process. */
  async function open() {
    const db = await create(fillChain);
    const yard = db.main.selectFrom("stores").select("id").where("site", "=", "FW1");
    const { id: store } = await yard.executeTakeFirstOrThrow();
    await giveRows(db, store, 60);
    const { dataDir, url } = optionsOf(db);
    const given = { email: "ana@example.com", role: "manager", name: "Ana", edition: "es", storeIds: [store] } as const;
    const token = await addSession(db, await putStaff(db, given, "test"), "test");

    async function start(name: string): Promise<Office> {
      const [port, officePort] = await Promise.all([freePort(), freePort()]);
      const office = { PORT: String(port), OFFICE: "1", OFFICE_PORT: String(officePort) };
      const place = url ? { DATABASE_URL: url, DATA_DIR: folder } : { DATA_DIR: dataDir };
      const server = await runServer(`${name}-${kind}`, { ...office, ...place });
      running.add(server);
      const origin = `http://localhost:${officePort}`;
      // The site answers before the office is open.
      const isOpen = () =>
        fetch(`${origin}/entrar`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isOpen).toBe(true);
      return { server, origin };
    }
    const post = (at: Office, fields: Record<string, string>) =>
      fetch(`${at.origin}/carros`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie: `office=${token}`, origin: at.origin, accept: "application/json" },
        body: new URLSearchParams({ _csrf: csrfOf(token), ...fields }),
      });
    /** As a device does: what is not answered yet is sent again, and all of it where the office is busy. */
    async function send(at: Office, acts: readonly Act[]): Promise<ActAnswer[]> {
      const reply = await post(at, { do: "acts", acts: JSON.stringify(acts), now: new Date().toISOString() });
      const text = await reply.text();
      if (reply.status === 503) return send(at, acts);
      expect([reply.status, text]).toEqual([200, text]);
      const { answers } = JSON.parse(text) as { answers: ActAnswer[] };
      expect(answers.length).toBeGreaterThan(0);
      return answers.length < acts.length ? [...answers, ...(await send(at, acts.slice(answers.length)))] : answers;
    }
    const undo = async (at: Office, answer: ActAnswer | undefined) => {
      const run = answer && !answer.refused ? answer.run : undefined;
      return (await post(at, { do: "undo", run: String(run) })).status;
    };
    return { db, store: String(store), start, send, undo };
  }

  it("are each there once, whichever process was sent them, twice or at once, and whichever was killed", async () => {
    const { db, store, start, send, undo } = await open();
    const cars = () =>
      db.main.selectFrom("vehicles").selectAll().where("vin", "in", vins).orderBy("stock_number").execute();
    const refused = (answers: readonly ActAnswer[]) => answers.flatMap((answer) => answer.refused?.why ?? []);
    const runs = () => db.main.selectFrom("import_runs").selectAll().where("who", "=", "Ana").orderBy("id").execute();
    let one = await start("one");
    let two = kind === "postgres" ? await start("two") : one;

    // One process is killed while it receives; the phone sends all of it again, to whichever answers.
    const received = vins.map((vin, at) =>
      act("receive", {
        ...{ store, vin, year: "2003", make: "Honda", model: "Accord" },
        ...{ row: "12", stock: `Z${100 + at}`, hit: at % 2 === 0 ? "rear" : "" },
      }),
    );
    const [some, others] = [received.slice(0, 6), received.slice(6)];
    const broken = send(one, some).catch(() => undefined);
    await expect.poll(async () => (await cars()).length, { interval: 5 }).toBeGreaterThan(1);
    process.kill(one.server.pid, "SIGKILL");
    await Promise.all([broken, one.server.stop()]);
    running.delete(one.server);
    if (kind === "sqlite") two = await start("again");
    const first = await send(two, some);
    one = kind === "postgres" ? await start("again") : two;
    // The others reach both at the same moment.
    const [heard, heardToo] = await Promise.all([send(one, others), send(two, others)]);
    expect(heardToo).toEqual(heard);
    first.push(...heard);
    expect(refused(first)).toEqual([]);
    for (const at of [one, two]) expect(await send(at, received)).toEqual(first);
    const there = await cars();
    expect(there.map(({ vin, row, left_on }) => [vin, row, left_on])).toEqual(vins.map((vin) => [vin, "12", null]));
    expect(await runs()).toHaveLength(12);

    // A row walked: the same batch reaches both processes at the same moment, then the one and the other again.
    const ids = there.map(({ id }) => String(id));
    const about = (at: number, more: Record<string, string> = {}) => ({
      store,
      car: ids[at] ?? "",
      from: "12",
      ...more,
    });
    const walked = [
      ...[0, 1, 2].map((at) => act("move", about(at, { row: String(13 + at) }))),
      act("gone", about(3, { reason: "sold" })),
      act("gone", about(4, { reason: "mistake" })),
      act("hold", about(5, { until: "days3" })),
      ...[6, 7].map((at) => act("seen", about(at))),
    ];
    const both = await Promise.all([send(one, walked), send(two, walked)]);
    expect(both.flatMap(refused)).toEqual([]);
    expect(both[0]).toEqual(both[1]);
    for (const at of [two, one]) expect(await send(at, walked)).toEqual(both[0]);
    expect(await runs()).toHaveLength(12 + 6);

    // The row to the crusher: what was moved or left, and what is held, is not touched.
    const crush = [act("crush", { store, from: "12", cars: ids.join(",") })];
    const crushed = await Promise.all([send(two, crush), send(one, crush)]);
    expect(crushed[0]).toMatchObject([{ said: expect.stringContaining("Fila 12 prensada: salieron 6 carros") }]);
    expect(crushed[1]).toEqual(crushed[0]);
    const state = async () =>
      (await cars()).map(({ row, left_how, held_until }) => [row, left_how, held_until !== null]);
    const done = [
      ...[13, 14, 15].map((row) => [String(row), null, false]),
      ...["sold", "gone"].map((how) => ["12", how, false]),
      ["12", null, true],
    ];
    const gone = Array.from({ length: 6 }, () => ["12", "crushed", false]);
    const stays = Array.from({ length: 6 }, () => ["12", null, false]);
    expect(await state()).toEqual([...done, ...gone]);
    const trail = db.main.selectFrom("audit").select(({ fn }) => ["action", fn.countAll<number>().as("times")]);
    const counts = await trail.where("who", "=", "Ana").groupBy("action").orderBy("action").execute();
    expect(Object.fromEntries(counts.map(({ action, times }) => [action, Number(times)]))).toMatchObject({
      ...{ "car.receive": 12, "car.move": 3, "car.gone": 2, "car.hold": 1, "row.crush": 1 },
    });

    // What one process did the other takes back, once; what came later to the same car goes first.
    expect(await undo(one, crushed[0]?.[0])).toBe(200);
    expect(await state()).toEqual([...done, ...stays]);
    expect(await undo(two, crushed[0]?.[0])).toBe(422);
    expect(await undo(two, first[0])).toBe(422);
    expect(await undo(two, both[0]?.[0])).toBe(200);
    expect(await state()).toEqual([["12", null, false], ...done.slice(1), ...stays]);
    expect(await runs()).toHaveLength(12 + 6 + 1);
    // Sent once more by a phone that heard of nothing, it stays taken back.
    expect(await send(one, [...walked, ...crush])).toEqual([...(both[0] ?? []), ...(crushed[0] ?? [])]);
    expect(await state()).toEqual([["12", null, false], ...done.slice(1), ...stays]);
  });
});
