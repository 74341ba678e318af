import { setTimeout as wait } from "node:timers/promises";
import type { TestServer } from "../../tests/support/postgres.ts";
import { command } from "../../tests/support/shared-postgres.ts";
import type { Fault } from "./fault.ts";
import type { SmallDisk } from "./small-disk.ts";

const cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'yonke'";

export function postgresFaults(postgres: TestServer, disk: SmallDisk | undefined): Fault[] {
  const tell = (sql: string) => command(postgres.url("postgres"), sql);
  let cutting: Promise<void> | undefined;
  let stopped = false;
  const faults: Fault[] = [
    {
      name: "connections cut again and again",
      async inflict() {
        await tell(cut);
        cutting = (async () => {
          while (!stopped) {
            await tell(cut);
            await wait(20);
          }
        })();
        // While the forms come in, not after them.
        setTimeout(() => {
          stopped = true;
        }, 3_000);
      },
      async mend() {
        stopped = true;
        await cutting;
      },
    },
    {
      name: "frozen: it takes packets and answers nothing",
      reason: "database-away",
      inflict: () => postgres.freeze(),
      mend: () => postgres.goOn(),
    },
    {
      name: "made read-only",
      reason: "database-read-only",
      async inflict() {
        await tell("alter database yonke set default_transaction_read_only = on");
        await tell(cut);
      },
      async mend() {
        await tell("alter database yonke reset default_transaction_read_only");
        await tell(cut);
      },
    },
  ];
  if (disk)
    faults.push({
      name: "its disk full",
      reason: "disk-full",
      forms: 60,
      inflict: () => disk.fill(),
      mend: () => disk.makeRoom(),
    });
  return faults;
}
