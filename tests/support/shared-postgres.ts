import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { longLines } from "./long-lines.ts";
import { startPostgres, type TestServer } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresDesk: string;
  }
}

/** The migrated database that tests copy. */
export const template = "template_yonke";

async function start(): Promise<TestServer> {
  const server = await startPostgres();
  await command(server.url("postgres"), `create database ${template}`);
  const db = await openDatabase({ dataDir: "", url: server.url(template) });
  await migrate(db);
  await db.close();
  return server;
}

/** One PostgreSQL server for a whole run of the tests, started when the first test asks the desk for it. */
export default async function setup(project: TestProject) {
  let server: Promise<TestServer> | undefined;
  const desk = createServer(longLines, async (_request, reply) => {
    try {
      server ??= start();
      reply.end((await server).url(""));
    } catch (error) {
      reply.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => desk.listen(0, "127.0.0.1", listening));
  desk.unref();
  project.provide("postgresDesk", `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await (await server?.catch(() => undefined))?.stop();
  };
}

export async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
