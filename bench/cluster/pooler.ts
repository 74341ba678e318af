import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { giveToServer, owner } from "../../tests/support/postgres.ts";
import { Program } from "./program.ts";

export type Pooler = { program: Program; url(database: "yonke" | "yonke_reads"): string };

/** By transaction, as most are run: NOTIFY is not heard then, and new stock is found by the look at the version. */
const settings = (port: number, primary: number, anyNode: number) => `[databases]
yonke = host=127.0.0.1 port=${primary} dbname=yonke user=yonke
yonke_reads = host=127.0.0.1 port=${anyNode} dbname=yonke user=yonke
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 300
default_pool_size = 60
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 8
`;

export async function startPooler(primary: number, anyNode: number): Promise<Pooler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "yonke-pooler-"));
  giveToServer(folder);
  const file = join(folder, "pgbouncer.ini");
  const program = new Program("pgbouncer", ["/usr/sbin/pgbouncer", file], owner());
  writeFileSync(file, settings(port, primary, anyNode));
  program.start();
  return { program, url: (database) => `postgres://yonke@127.0.0.1:${port}/${database}` };
}
