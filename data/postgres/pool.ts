import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { YonkeClient } from "./client.ts";

const int8 = 20;

/** Counts come as numbers. Statements stay unnamed, so each is planned for its own values. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

/** What every connection has, whoever makes it: a peer that vanished is noticed within half a minute. */
export const connectionSettings = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 5000,
} as const;

type PoolOptions = {
  max: number;
  /** Only a server that takes writes will do: a standby is passed over. */
  writes: boolean;
  /** A statement without an answer for so long ends its connection. */
  answerWithinMs: number | undefined;
};

/**
 * Connections to the first of several hosts that will do, and to that one until it fails. A standby that was promoted
 * is found at the next try.
 */
export class HostsPool implements PostgresPool {
  readonly options = {};
  readonly #pools: pg.Pool[];
  readonly #writes: boolean;
  #at = 0;

  constructor(addresses: readonly string[], { max, writes, answerWithinMs }: PoolOptions) {
    this.#writes = writes;
    this.#pools = addresses.map((connectionString) => {
      const options = { connectionString, max, types, application_name: "yonke", idleTimeoutMillis: 30_000 };
      const pool = new pg.Pool({ Client: YonkeClient, ...connectionSettings, ...options, answerWithinMs } as object);
      // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
      pool.on("error", () => {});
      return pool;
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    let failure: unknown;
    const first = this.#at;
    for (let tries = 0; tries < this.#pools.length; tries++) {
      const at = (first + tries) % this.#pools.length;
      try {
        const client = (await (this.#pools[at] as pg.Pool).connect()) as pg.PoolClient & YonkeClient;
        if (!this.#writes || !client.isStandby) {
          this.#at = at;
          return client as unknown as PostgresPoolClient;
        }
        // Not kept: it would go on calling itself a standby after its server has been promoted.
        client.release(true);
        failure ??= new Error("it is a standby, which takes no writes");
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}
