import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { send } from "../cluster/request.ts";
import type { Figure } from "../figures.ts";
import { startSite, stop } from "../servers.ts";
import type { Target } from "./target.ts";
import { createVisitors, sendForm } from "./visitors.ts";

const day = 86_400_000;

/** Forms that were sent on long ago may go by their age; not because somebody has set the clock. */
export async function sufferClock(target: Target, giveAnswer: () => string): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-clock-"));
  const clock = join(folder, "clock");
  const setClock = (days: number) => writeFileSync(clock, String(days * day));
  const shim = new URL("set-clock.ts", import.meta.url).href;
  const env = { ...target.env, YONKE_CLOCK: clock, NODE_OPTIONS: `--import ${shim}` };
  const db = await openDatabase({ dataDir: target.env.DATA_DIR ?? "", url: target.env.DATABASE_URL || undefined });
  const wrong: string[] = [];
  const acknowledged: string[] = [];
  const doubted = async (url: string) => {
    for (let tries = 0; tries < 700; tries++) {
      if ((await send(`${url}/readyz`)).text.includes("clock-doubted")) return;
      await wait(100);
    }
    wrong.push("/readyz does not doubt the clock");
  };
  const sendSome = async (url: string, name: string, meanwhile = () => {}) => {
    const visitors = createVisitors(giveAnswer, name);
    await visitors.openPages(url, 4);
    meanwhile();
    await wait(200);
    for (const form of visitors.forms) {
      const { status } = await sendForm(url, form, giveAnswer());
      if (status === 303) acknowledged.push(form.email);
      else wrong.push(`${name}: a form answered ${status}`);
    }
    // As if the mail had gone out: nothing but the clock keeps them now.
    await markAllSent(db);
  };
  try {
    setClock(0);
    let site = await startSite(env);
    await sendSome(site.url, "antes");
    await stop(site);
    setClock(200);
    site = await startSite(env);
    await doubted(site.url);
    await sendSome(site.url, "adelantado");
    setClock(-1);
    await wait(200);
    await sendSome(site.url, "atrasado");
    await sendSome(site.url, "abierto", () => setClock(-1.25));
    await stop(site);
    setClock(0);
    site = await startSite(env);
    await doubted(site.url);
    await sendSome(site.url, "despues");
    await stop(site);
    const rows = await db.main.selectFrom("submissions").select("fields").execute();
    const stored = new Set(rows.map(({ fields }) => (JSON.parse(fields) as { email: string }).email));
    const lost = acknowledged.filter((email) => !stored.has(email));
    return {
      what: `${target.kind}: clock 200 days ahead at a start, then a day back under the server, then six hours with forms open, then right`,
      bar: "acknowledged and lost: 0",
      measured: `acknowledged and lost: ${lost.length} of ${acknowledged.length}; /readyz: clock-doubted${wrong.map((line) => `; WRONG: ${line}`).join("")}`,
      holds: lost.length === 0 && wrong.length === 0,
    };
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const markAllSent = (db: Database) =>
  db.main
    .updateTable("outbox")
    .set({ status: "sent", sent_at: new Date().toISOString(), taken_until: null })
    .where("status", "<>", "sent")
    .execute();
