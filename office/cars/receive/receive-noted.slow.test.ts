import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import type { ActAnswer } from "#office/queue/noted-act.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { runOffice, type Visitor } from "#tests/support/office.ts";

const [accord, other] = ["1HGCM82633A004335", "1HGCM82633A004853"];
const json = { accept: "application/json" };

describeEachDatabase("cars that a device received", ({ create }) => {
  const running: Awaited<ReturnType<typeof runOffice>>[] = [];
  afterAll(async () => {
    for (const office of running) await office.stop();
  });

  async function open() {
    const db = await create(fillChain);
    const { id: store } = await db.main
      .selectFrom("stores")
      .select("id")
      .where("site", "=", "FW1")
      .executeTakeFirstOrThrow();
    await db.main.deleteFrom("store_maps").where("store_id", "=", store).execute();
    const office = await runOffice(db);
    running.push(office);
    const staff = (email: string) => office.staff({ role: "helper", email, storeIds: [store] });
    const act = (over: Record<string, string> = {}) => ({
      ...{ key: randomUUID(), kind: "receive", noted: new Date().toISOString() },
      about: {
        ...{ store: String(store), vin: accord, year: "2003", make: "Honda", model: "Accord" },
        ...{ row: "12", stock: "Z100", hit: "rear", ...over },
      },
    });
    const send = async (who: Visitor, acts: object[], now = new Date().toISOString()): Promise<ActAnswer[]> => {
      const reply = await who.send("/carros", { do: "acts", acts: JSON.stringify(acts), now }, json);
      const { answers } = JSON.parse(reply.text) as { answers: ActAnswer[] };
      return answers.length < acts.length
        ? [...answers, ...(await send(who, acts.slice(answers.length), now))]
        : answers;
    };
    const cars = () => db.main.selectFrom("vehicles").selectAll().orderBy("id").execute();
    return { db, office, store, staff, act, send, cars };
  }

  it("are there once, with where they were hit, however often they are sent and whatever was heard of it", async () => {
    const { store, staff, act, send, cars } = await open();
    const who = await staff("uno@example.com");
    const one = act();
    const [first] = await send(who, [one]);
    expect(first).toMatchObject({ key: one.key, said: "Recibido: 2003 Honda Accord, fila 12, número Z100." });
    expect(await send(who, [one])).toEqual([first]);
    expect(await cars()).toMatchObject([{ vin: accord, row: "12", stock_number: "Z100", hit_side: "rear" }]);
    await who.send("/carros/recibir", { do: "undo", run: String(first?.refused ? 0 : first?.run) });
    expect(await cars()).toEqual([]);
    expect(await send(who, [one])).toEqual([first]);
    expect(await cars()).toEqual([]);
    // Taken back while it is on its way, it comes and goes again or never comes.
    const late = act({ vin: other, stock: "Z101" });
    const back = { ...act(), kind: "back", about: { of: late.key, store: String(store) } };
    const post = (some: object) =>
      who.send("/carros", { do: "acts", acts: JSON.stringify([some]), now: new Date().toISOString() }, json);
    await Promise.all([post(late), post(back)]);
    expect(await cars()).toEqual([]);
  });

  it("are one car from two phones, each told, and the second gets the next free number only if it says so", async () => {
    const { staff, act, send, cars } = await open();
    const [ana, beto] = [await staff("ana@example.com"), await staff("beto@example.com")];
    await send(ana, [act()]);
    const [same] = await send(beto, [act({ row: "14", stock: "Z101" })]);
    expect(same?.refused).toMatchObject({
      why: "Este carro ya está aquí, en la fila 12, con el número Z100.",
      remedy: "again",
      again: { kind: "move", about: { from: "12", row: "14" }, called: "Moverlo a la fila 14" },
    });
    const [taken] = await send(beto, [act({ vin: other })]);
    expect(taken?.refused).toMatchObject({ remedy: "again", again: { called: "Recibirlo con el Z101" } });
    expect(await cars()).toHaveLength(1);
    const again = { key: randomUUID(), noted: new Date().toISOString(), ...taken?.refused?.again };
    expect((await send(beto, [again]))[0]).toMatchObject({ said: expect.stringContaining("Z101") });
    expect(await cars()).toHaveLength(2);
    expect(await send(beto, [{ key: randomUUID(), noted: again.noted, ...same?.refused?.again }])).toMatchObject([
      { said: expect.stringContaining("fila 14") },
    ]);
  });

  it("are refused in words alone: the row, the name, another's yard; a wrong clock is no matter", async () => {
    const { office, act, send, cars } = await open();
    const elsewhere = await office.staff({ role: "helper", email: "otro@example.com", storeIds: [] });
    expect((await elsewhere.send("/carros", { do: "acts", acts: "[]", now: "" }, json)).status).toBe(403);
    const who = await office.staff({ role: "owner", email: "dueno@example.com", storeIds: [] });
    const answers = await send(who, [act({ row: "banana" }), act({ make: "Hondo" }), act({ store: "99999" })]);
    expect(answers.map(({ refused }) => refused?.remedy)).toEqual(["row", "drop", "drop"]);
    expect(await cars()).toEqual([]);
    const hour = 3_600_000;
    const late = { ...act(), noted: new Date(Date.now() + hour).toISOString() };
    await send(who, [late], new Date(Date.now() + hour + 1000).toISOString());
    expect(await cars()).toHaveLength(1);
  });
});
