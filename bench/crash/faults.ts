import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#data/open.ts";
import { giveToServer } from "../../tests/support/postgres.ts";
import { command } from "../../tests/support/shared-postgres.ts";
import type { Figure } from "../figures.ts";
import { startSite, stop } from "../servers.ts";
import { sufferClock } from "./clock.ts";
import { type Fault, formsFor, type Scene, sufferFault } from "./fault.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { listStoredInFolder, sqliteFaults } from "./sqlite-faults.ts";
import { createTarget, type Target } from "./target.ts";
import { createVisitors } from "./visitors.ts";

type Provider = { url: string; give(): string };

const diskMegabytes = 160;
const notTried = (kind: string): Figure => ({
  what: `${kind}: disk full`,
  bar: "acknowledged and lost: 0",
  measured: "not tried: only root can make a small disk",
  holds: undefined,
});

async function sufferAll(
  target: Target,
  faults: Fault[],
  giveAnswer: () => string,
  listStored: Scene["listStored"],
): Promise<Figure[]> {
  const site = await startSite(target.env);
  const visitors = createVisitors(giveAnswer, "averia");
  await visitors.openPages(
    site.url,
    faults.reduce((sum, fault) => sum + formsFor(fault), 0),
  );
  const figures: Figure[] = [];
  const scene = { url: site.url, forms: [...visitors.forms], giveAnswer, listStored };
  for (const fault of faults) {
    console.error(`${target.kind}: ${fault.name}…`);
    figures.push(await sufferFault(target.kind, fault, scene));
  }
  await stop(site);
  return figures;
}

/** Each fault of disk, lock and clock in turn, under a running server that takes forms. */
export async function sufferOnSqlite(provider: Provider): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-faults-"));
  const disk = mountSmallDisk(folder, diskMegabytes);
  const target = await createTarget("SQLite", { captchaUrl: provider.url, folder });
  try {
    const figures = await sufferAll(target, sqliteFaults(target, disk), provider.give, () =>
      listStoredInFolder(folder),
    );
    if (!disk) figures.push(notTried("SQLite"));
    return [...figures, await sufferClock(target, provider.give)];
  } finally {
    disk?.unmount();
    await target.stop();
  }
}

export async function sufferOnPostgres(provider: Provider): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-faults-"));
  const disk = mountSmallDisk(folder, diskMegabytes);
  const prepare = async ({ url }: { url(database: string): string }) => {
    if (!disk) return;
    giveToServer(folder);
    await command(url("postgres"), `create tablespace small location '${folder}'`);
    await command(url("postgres"), "alter database yonke set tablespace small");
  };
  const target = await createTarget("PostgreSQL", { captchaUrl: provider.url, prepare });
  const listStored = async () => {
    const db = await openDatabase({ dataDir: "", url: target.env.DATABASE_URL });
    const rows = await db.main.selectFrom("submissions").select("fields").execute();
    await db.close();
    return new Set(rows.map(({ fields }) => (JSON.parse(fields) as { email: string }).email));
  };
  try {
    if (!target.postgres) throw new Error("there is no PostgreSQL");
    const figures = await sufferAll(target, postgresFaults(target.postgres, disk), provider.give, listStored);
    if (!disk) figures.push(notTried("PostgreSQL"));
    return [...figures, await sufferClock(target, provider.give)];
  } finally {
    await target.stop();
    disk?.unmount();
    rmSync(folder, { recursive: true, force: true });
  }
}
