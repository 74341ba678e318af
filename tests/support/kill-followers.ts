import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import type { Executor } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { addFollow, confirmFollows } from "#data/writes/followers.ts";
import type { FollowUpdate, News } from "#data/writes/queue-digest.ts";
import { insertRows } from "#data/writes/rows.ts";
import { indexOfFollow } from "#server/follows/cells.ts";
import { matchStock } from "#server/follows/match.ts";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { fillChain } from "./chain.ts";
import { catchMail } from "./mail-catcher.ts";
import { eventRow, partRow, vehicleRow } from "./rows.ts";

const followers = 12;
const carsOfRound = 40;
const models = [1001, 1002, 2001, 2002];

const news = { events: "events@mail.test", price: "price@mail.test" };
const price = {
  core_cents: 0,
  warranty_cents: null,
  environmental_cents: null,
  note_es: "",
  note_en: "",
  updated_at: "2026-11-01T00:00:00.000Z",
};

async function follow(db: Database, stock: Stock, address: string, query: string): Promise<void> {
  const mail = () => ({ subject: "?", body: "?", html: "" });
  await addFollow(db, {
    address,
    mailbox: address,
    edition: "es",
    time_zone: "America/Chicago",
    query,
    limits: [],
    mail,
  });
  const follower = db.main.selectFrom("followers").select("id").where("address", "=", address);
  await confirmFollows(db, (await follower.executeTakeFirstOrThrow()).id, (asked) => {
    const read = readFollow(new URLSearchParams(asked), stock, new Date());
    return read && indexOfFollow(read, stock, new Date());
  });
}

async function prepare(db: Database): Promise<Map<string, number>> {
  await migrate(db);
  await fillChain(db, { stores: 6, vehicles: 50, makes: 2, modelsPerMake: 2 });
  await insertRows(db.main, "parts", [partRow({ id: 1 })]);
  await insertRows(db.main, "chain_prices", [{ part_id: 1, price_cents: nextPrice, ...price }]);
  await bumpVersion(db.main, { areas: ["prices"] });
  const { stock } = await loadStock(db);
  await matchStock(db, stock);
  const wanted = new Map<string, number>();
  for (let n = 0; n < followers; n++) {
    const model = models[n % models.length] as number;
    const address = `f${n}@mail.test`;
    await follow(db, stock, address, `make=${Math.floor(model / 1000)}&model=${model}`);
    wanted.set(address, model);
  }
  await follow(db, stock, news.events, "events=1");
  await follow(db, stock, news.price, "price=1&store=1");
  await db.main.deleteFrom("outbox").execute();
  return wanted;
}

let nextId = 100_000;
let nextEvent = 1;
let nextPrice = 1_000_000;

/** An event more and a price that is lower than ever, at one yard. */
async function announce(trx: Executor): Promise<string[]> {
  const id = nextEvent++;
  const times = { starts_at: "2099-01-01T08:00", ends_at: "2099-01-02T18:00" };
  await insertRows(trx, "events", [eventRow({ id, ...times })]);
  await insertRows(trx, "event_stores", [{ event_id: id, store_id: 1 }]);
  const before = nextPrice--;
  await trx.updateTable("chain_prices").set({ price_cents: nextPrice }).execute();
  return [`${news.events} event ${id}`, `${news.price} price from ${before}`];
}

async function bring(db: Database): Promise<{ cars: { id: number; model: number }[]; announced: string[] }> {
  const rows = Array.from({ length: carsOfRound }, (_, n) =>
    vehicleRow({ id: nextId++, store_id: 1 + (n % 5), model_id: models[n % models.length] as number, vin: "" }),
  );
  const announced = await db.main.transaction().execute(async (trx) => {
    await insertRows(trx, "vehicles", rows);
    await bumpVersion(trx, { stores: [1, 2, 3, 4, 5], areas: ["campaigns", "prices"] });
    return announce(trx);
  });
  return { cars: rows.map(({ id, model_id }) => ({ id, model: model_id })), announced };
}

/** A mail tells of every fall from what the price was first to what it is: none may be in two mails, nor in none. */
function namesOfNews({ event_id, before_cents }: News, cents: number): string[] {
  if (event_id > 0) return [`event ${event_id}`];
  const falls = Math.max(1, (before_cents ?? 0) - cents);
  return Array.from({ length: falls }, (_, n) => `price from ${(before_cents ?? 0) - n}`);
}

/** What was told to whom how often, by the mails that a mailbox would show: those with the same id are one. */
function countTold(mail: readonly { text: string; to: string; headers: string }[]): Map<string, number> {
  const seen = new Set<string>();
  const told = new Map<string, number>();
  for (const { text, to, headers } of mail) {
    const id = idOf({ headers });
    if (seen.has(id)) continue;
    seen.add(id);
    const { follows, cents } = JSON.parse(text.replaceAll(/\s+/g, "")) as { follows: FollowUpdate[]; cents: number };
    for (const { came, news: told_ } of follows)
      for (const what of [...came, ...told_.flatMap((one) => namesOfNews(one, cents))])
        told.set(`${to} ${what}`, (told.get(`${to} ${what}`) ?? 0) + 1);
  }
  return told;
}

type KillReport = {
  kills: number;
  wanted: number;
  missing: string[];
  twice: string[];
  /** How many mails came, and how many of them a second time under the same id. */
  mails: number;
  again: number;
};

const idOf = ({ headers }: { headers: string }) => /Message-ID: (\S+)/i.exec(headers)?.[1] ?? "";

/**
 * Kills whoever matches and tells, `rounds` times at random moments or until an hour has come, and answers what was told too
 * little or too much.
 */
export async function killFollowers(rounds: number, until = Number.POSITIVE_INFINITY): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-follows-"));
  const db = await openDatabase({ dataDir });
  const smtp = await catchMail();
  const cars: { id: number; model: number }[] = [];
  const announced: string[] = [];
  let kills = 0;
  /** How long all of it takes when nobody is killed, which the first round finds out: so that each part of it is hit. */
  let wholeMs = 0;
  try {
    const wanted = await prepare(db);
    for (let last = false; !last; ) {
      last = kills >= rounds || Date.now() > until;
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
      if (!last) {
        const brought = await bring(db);
        cars.push(...brought.cars);
        announced.push(...brought.announced);
      }
      if (last || wholeMs === 0) {
        said = "";
        const began = performance.now();
        await heard("idle\nidle\nidle");
        wholeMs = performance.now() - began;
      } else {
        kills++;
        await new Promise((done) => setTimeout(done, Math.random() * wholeMs * 1.2));
      }
      child.kill("SIGKILL");
      await ended;
    }
    const told = countTold(smtp.mail);
    const pairs = [...wanted].flatMap(([address, model]) =>
      cars.filter((car) => car.model === model).map(({ id }) => `${address} ${id}`),
    );
    pairs.push(...announced);
    return {
      kills,
      wanted: pairs.length,
      missing: pairs.filter((pair) => !told.has(pair)),
      twice: [...told].filter(([, times]) => times > 1).map(([pair]) => pair),
      mails: smtp.mail.length,
      again: smtp.mail.length - new Set(smtp.mail.map(idOf)).size,
    };
  } finally {
    await db.close();
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
