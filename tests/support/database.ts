import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Database } from "#data/database.ts";
import { type OpenOptions, openDatabase } from "#data/open.ts";
import { putMigrated } from "./migrated.ts";
import { findPostgres } from "./postgres.ts";
import { command, template } from "./shared-postgres.ts";

type DatabaseMaker = {
  kind: Database["kind"];
  /**
   * A fresh, migrated database; closed and removed after the block's tests. What `fill` writes is written once in a
   * block and copied from then on.
   */
  create(fill?: Fill): Promise<Database>;
  /** A database without a table, as before the first migration. */
  createBare(): Promise<Database>;
  /** Another connection to a database made here, as a second process would have. */
  openAgain(db: Database): Promise<Database>;
  /** What a process of its own opens a database made here with. */
  optionsOf(db: Database): OpenOptions;
};

type Fill = (db: Database) => Promise<unknown>;
type Opened = { db: Database; options: OpenOptions };
/** Copies a database by its name, or makes a bare one, and tells how it is opened. */
type Copy = (from: string | undefined) => Promise<{ name: string; options: OpenOptions }>;

/** SQLite: migrated once, then the file is copied. PostgreSQL: the run's server, where a template is copied. */
export function describeEachDatabase(name: string, body: (maker: DatabaseMaker) => void): void {
  describe(`${name} (SQLite)`, () => {
    let root = "";
    let count = 0;
    const opened: Opened[] = [];
    beforeAll(async () => {
      root = mkdtempSync(join(tmpdir(), "yonke-test-"));
      await putMigrated(join(root, template));
    });
    afterAll(async () => {
      for (const { db } of opened) await db.close();
      rmSync(root, { recursive: true, force: true });
    });
    body(
      maker("sqlite", opened, async (from) => {
        const name = String(count++);
        const dataDir = join(root, name);
        mkdirSync(dataDir);
        if (from) copyFileSync(join(root, from, "yonke.sqlite"), join(dataDir, "yonke.sqlite"));
        return { name, options: { dataDir } };
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
    });
    afterAll(async () => {
      for (const { db } of opened) await db.close();
      for (const name of names) await command(`${address}postgres`, `drop database ${name} with (force)`);
    });
    body(
      maker("postgres", opened, async (from) => {
        const name = `test_${randomUUID().replaceAll("-", "")}`;
        await command(
          `${address}postgres`,
          `create database ${name} template ${from ?? "template0"} strategy file_copy`,
        );
        names.push(name);
        return { name, options: { dataDir: "", url: address + name } };
      }),
    );
  });
}

function maker(kind: Database["kind"], opened: Opened[], copy: Copy): DatabaseMaker {
  const filled = new Map<Fill, Promise<string>>();
  const open = async (options: OpenOptions) => {
    const db = await openDatabase(options);
    opened.push({ db, options });
    return db;
  };
  async function fillOnce(fill: Fill): Promise<string> {
    const { name, options } = await copy(template);
    const db = await openDatabase(options);
    await fill(db);
    await db.close();
    return name;
  }
  const optionsOf = (db: Database) => {
    const known = opened.find((entry) => entry.db === db);
    if (!known) throw new Error("this database was not made here");
    return known.options;
  };
  return {
    kind,
    async create(fill) {
      if (fill && !filled.has(fill)) filled.set(fill, fillOnce(fill));
      const from = fill ? await filled.get(fill) : undefined;
      return open((await copy(from ?? template)).options);
    },
    async createBare() {
      return open((await copy(undefined)).options);
    },
    openAgain: (db) => open(optionsOf(db)),
    optionsOf,
  };
}
