import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import type { Database } from "#data/database.ts";
import { listAudit } from "#data/queries/audit.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { runOffice } from "#tests/support/office.ts";
import { type Prepared, preparePresses, type Tools } from "#tests/support/office-presses.ts";
import { pageModules } from "./page-modules.ts";

const root = mkdtempSync(join(tmpdir(), "yonke-every-action-"));
const small = spawnSync("mount", ["-t", "tmpfs", "-o", "size=160m", "tmpfs", root]).status === 0;
afterAll(() => {
  if (small) spawnSync("umount", ["-l", root]);
  rmSync(root, { recursive: true, force: true });
});

const ends = ["", "-wal", "-shm"];
/** Brings a fault about, and answers how it is mended. */
const faults: Record<string, (db: Database) => Promise<(() => void) | undefined>> = {
  async locked({ place }) {
    const other = new DatabaseSync(place);
    other.exec("begin immediate");
    return () => other.close();
  },
  async moved({ place }) {
    for (const end of ends) renameSync(place + end, `${place}.away${end}`);
    return () => {
      for (const end of ends) renameSync(`${place}.away${end}`, place + end);
    };
  },
  async deleted({ place }) {
    for (const end of ends) rmSync(place + end, { force: true });
    return undefined;
  },
  async full({ main, place }) {
    await sql`pragma wal_checkpoint(truncate)`.execute(main);
    const { bavail, bsize } = statfsSync(root);
    writeFileSync(join(place, "../filling"), new Uint8Array(bavail * bsize));
    return () => rmSync(join(place, "../filling"));
  },
};

const every = Object.values(pageModules).flatMap(({ id, actions = {} }) =>
  Object.keys(actions).map((name) => `${id}.${name}`),
);
const picture = new Uint8Array(
  await sharp({ create: { width: 640, height: 360, channels: 3, background: "#c1440e" } })
    .jpeg()
    .toBuffer(),
);

const shipped = chainFolder();

/** An office over a small chain of which nobody has said any rule yet. */
async function withPresses(name: string, use: (ready: Tools & Prepared) => Promise<void>) {
  const folder = join(root, name);
  mkdirSync(folder);
  const db = await openMigrated(folder);
  await fillChain(db);
  for (const feed of ["prices", "events", "slides", "promos"] as const)
    await importFile(db, feed, feedFile(`${feed}/sample.csv`));
  keepChain({ ...shipped, facts: { ...shipped.facts, rules: {} } });
  const office = await runOffice(db, { uploads: join(folder, "uploads") });
  const tools = { db, office, picture };
  try {
    await use({ ...tools, ...(await preparePresses(tools)) });
  } finally {
    await office.stop();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

it("goes well, each of them, where nothing is wrong", () =>
  withPresses("well", async ({ presses }) => {
    expect(Object.keys(presses).sort()).toEqual([...every].sort());
    for (const [name, press] of Object.entries(presses)) {
      const { status, text } = await press();
      expect([name, status, status < 400 ? "" : text.replace(/<[^>]*>/g, " ")]).toEqual([
        name,
        status === 303 ? 303 : 200,
        "",
      ]);
    }
  }));

describe.each(Object.keys(faults).filter((name) => name !== "full" || small))("with the database %s", (name) => {
  it("acknowledges nothing that is not in the file, in time and in words, and mails nothing", () =>
    withPresses(name, async ({ db, office, presses, keeps, who }) => {
      const listActions = async () => (await listAudit(db, { limit: 1000 })).map(({ action }) => action).sort();
      const before = { actions: await listActions(), mails: office.mails.length };
      const mend = await faults[name]?.(db);
      // Only there somebody has to wait.
      if (name === "locked") office.listenWithin(500);
      for (const [action, press] of Object.entries(presses)) {
        const { status, headers, text } = await press();
        const told = [status, headers.get("retry-after"), text.includes("no lo dé por guardado")];
        if (keeps(action) || status >= 400) expect([action, ...told]).toEqual([action, 503, "60", true]);
      }
      // More than waits in between: nobody reads on what cannot be written.
      const large = { name: "cars.csv", text: "x".repeat(8_000_000) };
      expect((await who.sendFile("/archivos", { do: "upload", feed: "inventory" }, large)).status).toBe(503);
      const english = await who.send("/en/leads", { do: "export" });
      expect([english.status, english.text]).toEqual([503, expect.stringContaining("don’t count on it being saved")]);
      expect(office.mails).toHaveLength(before.mails);
      if (!mend) return;
      mend();
      office.listenWithin(60_000);
      const again = async () => (await who.send("/solicitudes", { do: "export" })).status;
      await expect.poll(again, { timeout: 30_000 }).toBe(200);
      // Nobody who was told to come again finds that it was done behind their back; a file that was away may have taken it.
      if (name !== "moved") expect(await listActions()).toEqual([...before.actions, "lead.export"].sort());
      expect((await presses["lead.note"]?.())?.status).toBe(303);
    }));
});
