import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { migrate } from "#data/migrate.ts";
import { type Database, openDatabase } from "#data/open.ts";
import { findPostgres } from "./postgres.ts";
import { command, template } from "./shared-postgres.ts";

export type DatabaseMaker = {
  kind: Database["kind"];
  /** A fresh, migrated database; closed and removed after the block's tests. */
  create(): Promise<Database>;
  /** Another connection to a database made here, as a second process would have. */
  openAgain(db: Database): Promise<Database>;
};

type Opened = { db: Database; reopen: () => Promise<Database> };

/** SQLite: migrated once, then the file is copied. PostgreSQL: the run's server, where a template is copied. */
export function describeEachDatabase(name: string, body: (maker: DatabaseMaker) => void): void {
  describe(`${name} (SQLite)`, () => {
    let root = "";
    let migrated = "";
    let count = 0;
    const opened: Opened[] = [];
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), "yonke-test-"));
      migrated = join(root, "migrated");
      const db = await openDatabase({ dataDir: migrated });
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
        copyFileSync(join(migrated, "yonke.sqlite"), join(dataDir, "yonke.sqlite"));
        return () => openDatabase({ dataDir });
      }),
    );
  });

  describe.skipIf(!findPostgres())(`${name} (PostgreSQL)`, () => {
    let address = "";
    const names: string[] = [];
    const opened: Opened[] = [];
    beforeAll(async () => {
      const reply = await fetch(inject("postgresDesk"));
      address = await reply.text();
      if (!reply.ok) throw new Error(address);
    }, 120_000);
    afterAll(async () => {
      for (const { db } of opened) await db.close();
      for (const name of names) await command(`${address}postgres`, `drop database ${name} with (force)`);
    });
    body(
      maker("postgres", opened, async () => {
        const name = `test_${randomUUID().replaceAll("-", "")}`;
        await command(`${address}postgres`, `create database ${name} template ${template}`);
        names.push(name);
        return () => openDatabase({ dataDir: "", url: address + name });
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
