import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { runOffice, type Visitor } from "#tests/support/office.ts";
import { applyDue } from "./apply-due.ts";
import { hasRoom } from "./shared-files.ts";

type Office = Awaited<ReturnType<typeof runOffice>>;

describeEachDatabase("files that came to one of two servers", ({ kind, create, openAgain }) => {
  const running: Office[] = [];
  afterAll(async () => {
    for (const office of running) await office.stop();
  });

  /** Two servers on one database, each with a disk of its own, and an owner who is signed in at both. */
  async function open() {
    const db = await create(async (fresh) => {
      await fillChain(fresh);
      for (const feed of ["prices", "events"] as const) await importFile(fresh, feed, feedFile(`${feed}/sample.csv`));
    });
    const [one, two] = [await runOffice(db), await runOffice(await openAgain(db))];
    running.push(one, two);
    const here = await one.staff({ role: "owner", email: "dueno@example.com" });
    const there = two.visitor(here.cookie.replace("office=", ""));
    const store = db.main.selectFrom("stores").select("id").where("site", "=", "FW1");
    return { db, one, two, here, there, yard: String((await store.executeTakeFirstOrThrow()).id) };
  }
  const cars = (count: number, bad = "") => {
    const lines = Array.from(
      { length: count },
      (_, at) => `S${at},2009,Toyota,Camry,${(at % 90) + 1},${"golpe ".repeat(80)}\n`,
    );
    return `stock_number,year,make,model,row,notes\n${lines.join("")}${bad}`;
  };
  const send = async (who: Visitor, yard: string, text: string) => {
    const sent = await who.sendFile(
      "/archivos",
      { do: "upload", feed: "inventory", store: yard },
      { name: "carros.csv", text },
    );
    return sent.headers.get("location") ?? "";
  };

  if (kind === "sqlite") {
    it("stay on the disk, where the one server is that can need them", async () => {
      const { db, one, here, yard } = await open();
      const path = await send(here, yard, cars(3));
      const id = path.split("/").at(-1) ?? "";
      expect(existsSync(join(one.uploads, id, "file"))).toBe(true);
      expect(await db.main.selectFrom("upload_files").selectAll().execute()).toEqual([]);
    });
    return;
  }

  it("are shown, corrected and applied by the other as well, whose disk never had them", async () => {
    const { db, two, here, there, yard } = await open();
    // Long enough for several pieces.
    const path = await send(here, yard, cars(2500, "BAD,abcd,Toyota,Camry,7,\n"));
    const id = path.split("/").at(-1) ?? "";
    const pieces = db.main.selectFrom("upload_files").select(["name", "piece", "size"]).where("upload_id", "=", id);
    expect((await pieces.where("name", "=", "file").execute()).length).toBeGreaterThan(1);
    expect(readdirSync(two.uploads)).toEqual([]);
    expect((await there.get(path)).text).toContain("Nada se ha escrito todavía.");
    const rejects = await there.send(path, { do: "rejects" });
    expect([rejects.status, rejects.text]).toEqual([200, expect.stringContaining("abcd")]);
    expect((await there.send(path, { do: "apply" })).status).toBe(303);
    expect((await here.get(path)).text).toContain("Se aplicó.");
    const count = db.main.selectFrom("vehicles").select(({ fn }) => fn.countAll<number>().as("count"));
    expect(Number((await count.where("left_on", "is", null).executeTakeFirstOrThrow()).count)).toBe(2500);
    // The file itself goes when it was applied; what was rejected can still be had at either.
    expect((await pieces.execute()).map(({ name }) => name)).toEqual(["rejects"]);
    expect((await here.send(path, { do: "rejects" })).text).toContain("abcd");
  });

  it("are applied at their hour by whichever looks first, pictures and all", async () => {
    const { db, one, two, here, there } = await open();
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c1440e" } })
      .jpeg()
      .toBuffer();
    const event = await db.main.selectFrom("events").selectAll().executeTakeFirstOrThrow();
    const body = new FormData();
    const said = {
      title_es: "Venta",
      title_en: "Sale",
      starts_at: event.starts_at,
      ends_at: event.ends_at,
      stores: "*",
    };
    for (const [name, value] of Object.entries({ _csrf: here.csrf, do: "see", id: String(event.id), ...said }))
      body.append(name, value);
    body.append("image", new File([new Uint8Array(photo)], "foto.jpg"));
    const headers = { cookie: here.cookie, origin: one.origin };
    const sent = await fetch(`${one.origin}/eventos`, { method: "POST", redirect: "manual", headers, body });
    const path = sent.headers.get("location") ?? "";
    expect((await there.get(path)).text).toContain("data:image/jpeg;base64,");
    await db.main.updateTable("uploads").set({ apply_at: "2026-01-01T00:00:00.000Z" }).execute();
    await applyDue(two.services);
    const after = await db.main.selectFrom("events").selectAll().where("id", "=", event.id).executeTakeFirstOrThrow();
    expect(after).toMatchObject({ title_en: "Sale" });
    expect(after.image_id).not.toBe(event.image_id);
  });

  it("go everywhere when they are discarded, and count for the quota together", async () => {
    const { db, one, here, there, yard } = await open();
    const path = await send(here, yard, cars(3));
    expect((await there.send(path, { do: "discard" })).status).toBe(303);
    expect(await db.main.selectFrom("upload_files").selectAll().execute()).toEqual([]);
    expect(await hasRoom(one.services)).toBe(true);
    for (const _one of [1, 2]) await send(here, yard, cars(3));
    await db.main.updateTable("upload_files").set({ size: 2_000_000_000 }).execute();
    expect(await hasRoom(one.services)).toBe(false);
    expect(
      (
        await there.sendFile(
          "/archivos",
          { do: "upload", feed: "inventory", store: yard },
          { name: "c.csv", text: "x" },
        )
      ).status,
    ).toBe(503);
  });
});
