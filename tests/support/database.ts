import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { migrate } from "#data/migrate.ts";
import { type Database, openDatabase } from "#data/open.ts";
import { findPostgres, startPostgres, type TestServer } from "./postgres.ts";

export type DatabaseMaker = {
  kind: Database["kind"];
  /** A fresh, migrated database; closed and removed after the block's tests. */
  create(): Promise<Database>;
  /** Another connection to a database made here, as a second process would have. */
  openAgain(db: Database): Promise<Database>;
};

type Opened = { db: Database; reopen: () => Promise<Database> };

/** SQLite: migrated once, then the file is copied. PostgreSQL: one server, then a template database is copied. */
export function describeEachDatabase(name: string, body: (maker: DatabaseMaker) => void): void {
  describe(`${name} (SQLite)`, () => {
    let root = "";
    let template = "";
    let count = 0;
    const opened: Opened[] = [];
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), "yonke-test-"));
      template = join(root, "template");
      const db = await openDatabase({ dataDir: template });
      await migrate(db);
      await db.close();
    });
    afterAll(async () => {
      for (const { db } of opened) await db.close();
      rmSync(root, { recursive: true, force: true });
    });
    body(
      maker("sqlite", opened, async () => {
        const dataDir = join(root, String(count++));
        mkdirSync(dataDir);
        copyFileSync(join(template, "yonke.sqlite"), join(dataDir, "yonke.sqlite"));
        return () => openDatabase({ dataDir });
      }),
    );
  });

  describe.skipIf(!findPostgres())(`${name} (PostgreSQL)`, () => {
    let server: TestServer | undefined;
    let count = 0;
    const opened: Opened[] = [];
    const url = (database: string) => (server as TestServer).url(database);
    beforeAll(async () => {
      server = await startPostgres();
      await command(url("postgres"), "create database template_yonke");
      const db = await openDatabase({ dataDir: "", url: url("template_yonke") });
      await migrate(db);
      await db.close();
    }, 60_000);
    afterAll(async () => {
      for (const { db } of opened) await db.close();
      await server?.stop();
    });
    body(
      maker("postgres", opened, async () => {
        const name = `test_${count++}`;
        await command(url("postgres"), `create database ${name} template template_yonke`);
        return () => openDatabase({ dataDir: "", url: url(name) });
      }),
    );
  });
}

function maker(
  kind: Database["kind"],
  opened: Opened[],
  prepare: () => Promise<() => Promise<Database>>,
): DatabaseMaker {
  const open = async (reopen: () => Promise<Database>) => {
    const db = await reopen();
    opened.push({ db, reopen });
    return db;
  };
  return {
    kind,
    create: async () => open(await prepare()),
    async openAgain(db) {
      const known = opened.find((entry) => entry.db === db);
      if (!known) throw new Error("this database was not made here");
      return open(known.reopen);
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
