import { Kysely, PostgresDialect, sql } from "kysely";
import { DataError } from "../data-error.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { WriteHealth } from "../write-health.ts";
import { addressesOf, placeOf } from "./hosts.ts";
import { listen } from "./listen.ts";
import { HostsPool } from "./pool.ts";
import { addressWithTls, explainTls, type Tls } from "./tls.ts";

type PostgresOptions = {
  url: string;
  readUrl: string | undefined;
  tls: Tls;
  /** For a server, whose visitors wait; a command has all the time. */
  answerWithinMs: number | undefined;
};

/** Reading everything takes longer than any form: only a server that has vanished takes as long as this. */
const readsWithinMs = 120_000;

export async function openPostgres({ url, readUrl, tls, answerWithinMs }: PostgresOptions): Promise<Database> {
  const withTls = (given: string, setting: string) =>
    addressesOf(given, setting).map((address) => addressWithTls(address, tls));
  const addresses = withTls(url, "DATABASE_URL");
  const readAddresses = readUrl ? withTls(readUrl, "DATABASE_READ_URL") : addresses;
  const place = placeOf(addresses);
  const open = (pool: HostsPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const main = open(new HostsPool(addresses, { max: 10, writes: true, answerWithinMs }));
  const reads = open(
    new HostsPool(readAddresses, { max: 4, writes: false, answerWithinMs: answerWithinMs && readsWithinMs }),
  );
  const close = async () => {
    await main.destroy();
    await reads.destroy();
  };
  try {
    const { rows } = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
      main,
    );
    if ((rows[0]?.number ?? 0) < 150_000) throw new DataError(`PostgreSQL at ${place} is older than 15.`);
  } catch (error) {
    await close();
    if (error instanceof DataError) throw error;
    throw new DataError(`PostgreSQL at ${place} cannot be used: ${reason(error)}.`, { cause: error });
  }
  return {
    kind: "postgres",
    main,
    reads,
    place,
    replicated: readUrl !== undefined,
    writes: new WriteHealth(),
    fault: () => undefined,
    inPlace: () => true,
    // A commit that PostgreSQL has told is in its own log; what becomes of its disk is its own business.
    confirm: async () => {},
    // What was deleted goes with the next vacuum.
    scrub: async () => {},
    watch: (onMaybeChanged) => listen(addresses, onMaybeChanged),
    close,
  };
}

function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: { message?: string }[] };
  return (
    explainTls({ code: code ?? "", message: message ?? "" }) ||
    message ||
    errors?.[0]?.message ||
    code ||
    "unknown reason"
  );
}
