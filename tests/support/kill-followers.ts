import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { addFollow, confirmFollows } from "#data/writes/followers.ts";
import { insertRows } from "#data/writes/rows.ts";
import { cellsOfFollow } from "#server/follows/cells.ts";
import { matchStock } from "#server/follows/match.ts";
import { loadStock } from "#stock/load/stock.ts";
import { fillChain } from "./chain.ts";
import { catchMail } from "./mail-catcher.ts";
import { vehicleRow } from "./rows.ts";

const followers = 12;
const carsOfRound = 40;
const models = [1001, 1002, 2001, 2002];

async function prepare(db: Database): Promise<Map<string, number>> {
  await migrate(db);
  await fillChain(db, { stores: 6, vehicles: 50, makes: 2, modelsPerMake: 2 });
  const { stock } = await loadStock(db);
  await matchStock(db, stock);
  const wanted = new Map<string, number>();
  for (let n = 0; n < followers; n++) {
    const model = models[n % models.length] as number;
    const address = `f${n}@mail.test`;
    const query = `make=${Math.floor(model / 1000)}&model=${model}`;
    const mail = () => ({ subject: "?", body: "?", html: "" });
    await addFollow(db, { address, edition: "es", time_zone: "America/Chicago", query, limits: [], mail });
    const follower = db.main.selectFrom("followers").select("id").where("address", "=", address);
    await confirmFollows(db, (await follower.executeTakeFirstOrThrow()).id, (asked) => {
      const follow = readFollow(new URLSearchParams(asked), stock, new Date());
      return follow && { cells: cellsOfFollow(follow), vehicleId: undefined };
    });
    wanted.set(address, model);
  }
  await db.main.deleteFrom("outbox").execute();
  return wanted;
}

let nextId = 100_000;
async function bring(db: Database): Promise<{ id: number; model: number }[]> {
  const rows = Array.from({ length: carsOfRound }, (_, n) =>
    vehicleRow({ id: nextId++, store_id: 1 + (n % 5), model_id: models[n % models.length] as number, vin: "" }),
  );
  await db.main.transaction().execute(async (trx) => {
    await insertRows(trx, "vehicles", rows);
    await bumpVersion(trx, { stores: [1, 2, 3, 4, 5] });
  });
  return rows.map(({ id, model_id }) => ({ id, model: model_id }));
}

/** What was told to whom how often, by the mails that a mailbox would show: those with the same id are one. */
function countTold(mail: readonly { text: string; to: string; headers: string }[]): Map<string, number> {
  const seen = new Set<string>();
  const told = new Map<string, number>();
  for (const { text, to, headers } of mail) {
    const id = /Message-ID: (\S+)/i.exec(headers)?.[1] ?? "";
    if (seen.has(id)) continue;
    seen.add(id);
    for (const { came } of JSON.parse(text.replaceAll(/\s+/g, "")) as { came: number[] }[])
      for (const car of came) told.set(`${to} ${car}`, (told.get(`${to} ${car}`) ?? 0) + 1);
  }
  return told;
}

export type KillReport = { wanted: number; missing: string[]; twice: string[]; mails: number };

/** Kills whoever matches and tells, `rounds` times at random moments, and answers what was told too little or too much. */
export async function killFollowers(rounds: number): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-follows-"));
  const db = await openDatabase({ dataDir });
  const smtp = await catchMail();
  const cars: { id: number; model: number }[] = [];
  try {
    const wanted = await prepare(db);
    for (let round = 0; round <= rounds; round++) {
      // As two minutes later: what a dead sender held is free.
      await db.main.updateTable("outbox").set({ taken_until: null }).execute();
      const child = spawn(process.execPath, [join(import.meta.dirname, "follow-forever.ts"), dataDir, smtp.url], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      let said = "";
      const heard = (word: string) =>
        new Promise<void>((resolve, reject) => {
          child.once("exit", (status) => reject(new Error(`ended by itself with ${status}`)));
          child.stdout.on("data", (text: Buffer) => {
            said += text;
            if (said.includes(word)) resolve();
          });
        });
      await heard("ready");
      if (round < rounds) {
        cars.push(...(await bring(db)));
        await new Promise((done) => setTimeout(done, Math.random() * 400));
      } else {
        said = "";
        await heard("idle\nidle\nidle");
      }
      child.kill("SIGKILL");
      await ended;
    }
    const told = countTold(smtp.mail);
    const pairs = [...wanted].flatMap(([address, model]) =>
      cars.filter((car) => car.model === model).map(({ id }) => `${address} ${id}`),
    );
    return {
      wanted: pairs.length,
      missing: pairs.filter((pair) => !told.has(pair)),
      twice: [...told].filter(([, times]) => times > 1).map(([pair]) => pair),
      mails: smtp.mail.length,
    };
  } finally {
    await db.close();
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
